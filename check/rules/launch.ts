import type { FieldKind } from "../../schema/field-note";
import { ongoingProjectList } from "../../schema/shapes/lists";
import { plotList } from "../../schema/shapes/plots";
import { fileProblem } from "../report/problem";
import { quote } from "../report/wording";
import { all, each, type Finder, type Rule, texts, toDo } from "./content";

const madeUpNames =
  "your[-_]?(company|business|brand|domain|site|website|name|username|page|channel|profile|account)";

// Names that nobody can register (RFC 2606), "example" under any ending, and "your-company".
const sampleHost = new RegExp(
  `(^|\\.)(example(\\.[a-z]+){0,2}|invalid|test|localhost|local)$|(^|\\.)(your-|${madeUpNames}\\b)`,
  "i",
);

/** Whether a host, like "www.pasidi.in", can be one that visitors reach: a name with a dot, and not made up. */
export const isRealHost = (host: string) =>
  host.includes(".") && !/^[\d.]+$/.test(host) && !sampleHost.test(host);

/** Whether all digits of a number but its country code are the same, or eight of them count up or down. */
export function isSampleNumber(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  return /^\d{0,3}(\d)\1{6,}$|12345678|87654321/.test(digits);
}

/** Whether the six digits of a layout permit are made up. */
export const isSamplePermit = (permit: string) => /^((\d)\2*|123456)\//.test(permit);

const madeUpMailbox = new RegExp(`^(test|${madeUpNames})@`, "i");

/** Whether an e-mail address is made up, or at a host that is made up or reserved for examples. */
export const isSampleEmail = (address: string) =>
  madeUpMailbox.test(address) || !isRealHost(address.split("@").at(-1) ?? "");

// Sites where each company has a page: an address is real only with something after the host.
const sharedHost =
  /^(\w+\.)?(facebook|instagram|youtube|x|twitter|linkedin|pinterest|wa|t)\.(com|me)$/;

const madeUpPage = new RegExp(`[/@]${madeUpNames}\\b`, "i");

function isSampleWebsite(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  if (!sharedHost.test(hostname)) return !isRealHost(hostname);
  return pathname === "/" || madeUpPage.test(pathname);
}

/** Whether a link leads nowhere yet: "#facebook", or an address or a number that was made up. */
export function isSampleLink(address: string): boolean {
  if (address.startsWith("/")) return false;
  if (address.startsWith("#")) return true;
  if (address.startsWith("mailto:")) return isSampleEmail(address);
  const numbers: string[] = address.match(/\d{8,}/g) ?? [];
  if (numbers.some(isSampleNumber)) return true;
  return address.startsWith("https://") && URL.canParse(address) && isSampleWebsite(address);
}

const unfinished =
  /\b(to be (added|announced|confirmed|decided|filled|written)|tb[acd]|todo|lorem ipsum|placeholder|x{3,}|no\.\s*x+|no\s+x{2,}|what the client has written|as printed in the letter)\b|^\s*coming soon\W*$|\byour (company |office )?(address|name|text|title|description|company|phone|number|e-?mail)( goes)? here\b|^\s*(\[.*\]|<.*>)\s*$/i;

/** The words of a text that say it is still to be written. */
export const unfinishedWords = (text: string) => unfinished.exec(text)?.[0];

const copyNumber = "copy it from the certificate, or delete this line; never invent one";

const placeholders: Partial<
  Record<FieldKind, { isSample: (text: string) => boolean; fix: string }>
> = {
  phone: { isSample: isSampleNumber, fix: "write the office's phone number" },
  whatsapp: { isSample: isSampleNumber, fix: "write the number that receives the chats" },
  email: { isSample: isSampleEmail, fix: "write the office's e-mail address" },
  href: { isSample: isSampleLink, fix: "write where it leads to, or delete the link" },
  registration: { isSample: isSampleNumber, fix: copyNumber },
  layoutPermit: { isSample: isSamplePermit, fix: copyNumber },
  sample: { isSample: () => true, fix: "put what is real in its place, then delete this field" },
};

/** The words for a missing number are final; the projects without one are listed. */
const { reraPending } = ongoingProjectList.shape.labels.shape;

/** What may not be advertised without its registration. */
const registered: Finder<{ papers?: { rera?: object } }> = (content) => [
  ...all(plotList.shape.plots.element)(content),
  ...all(ongoingProjectList.shape.projects.element)(content),
];

/** The address that the site will have is set: it is not content, but the site is not launched without it. */
function addressIsSet() {
  const address = process.env.SITE_URL;
  const url = address !== undefined && URL.canParse(address) && new URL(address);
  // As the build reads it (gatsby/head/site-address.ts).
  const isUsable = url && url.protocol === "https:" && !url.search && !url.hash;
  if (isUsable && isRealHost(url.hostname)) return [];
  const problem = address ? `is ${quote(address)}, not the address of the site` : "is not set";
  const fix =
    'set it to the address that visitors will use, like "https://www.your-company.in", as docs/deploy.md describes';
  return [{ ...fileProblem("environment", toDo(problem, fix)), where: "SITE_URL" }];
}

/** Before the site goes public, nothing in it is a placeholder or a sample. */
export const launchRules: readonly Rule[] = [
  each(texts, (text, _content, { shape, note }) => {
    const { isSample, fix } = (note.kind && placeholders[note.kind]) ?? {};
    if (isSample?.(text)) return toDo(`is still the placeholder ${quote(text)}`, fix ?? "");
    const words = shape !== reraPending && unfinishedWords(text);
    return words && toDo(`is not finished: it says ${quote(words)}`, "write the final text");
  }),
  each(
    registered,
    ({ papers }) =>
      !papers?.rera &&
      toDo(
        "has no RERA registration; a project may not be advertised without its number",
        'add "rera" from the registration certificate, or take the record out; never invent a number',
        "papers",
      ),
  ),
  each(
    all(plotList.shape.plots.element),
    ({ status, papers }) =>
      !papers?.permit &&
      toDo(
        `is ${quote(status)}, but the papers have no permit`,
        'add "permit" from the sanction letter to the papers, or take the record out; never invent a number',
        "status",
      ),
  ),
  addressIsSet,
];
