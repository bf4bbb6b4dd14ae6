import type { FieldKind } from "../../schema/fields";
import { parseSiteUrl } from "../../schema/patterns";
import type { Phrase } from "../../schema/refine";
import { ongoingProject } from "../../schema/shapes/lists";
import { servicesPage } from "../../schema/shapes/pages";
import { layout } from "../../schema/shapes/layouts";
import { siteSettings } from "../../schema/shapes/site";
import { whyInvestPage } from "../../schema/shapes/why-invest";
import { fileProblem, type Problem } from "../report/problem";
import { quote } from "../report/wording";
import { all, each, type Selector, launchItem, ofKind, type Rule, texts } from "./rule";

const madeUpNames =
  "your[-_]?(company|business|brand|domain|site|website|name|username|page|channel|profile|account)";

// Names that nobody can register (RFC 2606), "example" under any ending, and "your-company".
const sampleHost = new RegExp(
  `(^|\\.)(example(\\.[a-z]+){0,2}|invalid|test|localhost|local)$|(^|\\.)(your-|${madeUpNames}\\b)`,
  "i",
);

/** Whether a host may be public and is not made up. */
const isRealHost = (host: string) =>
  host.includes(".") && !/^[\d.]+$/.test(host) && !sampleHost.test(host);

/** Whether the digits after the country code, and after an area code, are all the same or count up or down. */
export function isSampleNumber(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  return /^\d{0,3}((\d)\2{6,}|1234567890?|9876543210|[2-5]\d?12345678)$/.test(digits);
}

/** Whether the number of a layout permit is made up. Short ones, like "7/LP/2024", are real. */
const isSamplePermit = (permit: string) => /^(0+|(\d)\2{5,}|123456)\//.test(permit);

const madeUpMailbox = new RegExp(`^(test|${madeUpNames})@`, "i");

/** Whether the mailbox or the host of an e-mail address is made up. */
export const isSampleEmail = (address: string) =>
  madeUpMailbox.test(address) || !isRealHost(address.split("@").at(-1) ?? "");

/** Whether a link is a placeholder like "#facebook", or its address or number is made up. */
function isSampleLink(address: string): boolean {
  if (address.startsWith("/")) return false;
  if (address.startsWith("#")) return true;
  if (address.startsWith("mailto:")) return isSampleEmail(address);
  const numbers: string[] = address.match(/\d{8,}/g) ?? [];
  if (numbers.some(isSampleNumber)) return true;
  return address.startsWith("https://") && !isRealHost(new URL(address).hostname);
}

const unfinished =
  /\b(to be (added|announced|confirmed|decided|filled|written)|tb[acd]|todo|lorem ipsum|placeholder|x{3,}|no\.?\s*x{2,}|what the client has written|as printed in the letter)\b|^\s*coming soon\W*$|\byour (company |office )?(address|name|text|title|description|company|phone|number|e-?mail)( goes)? here\b|^\s*(\[.*\]|<.*>)\s*$/i;

/** The words in a text that show that it is unfinished. */
export const unfinishedWords = (text: string) => unfinished.exec(text)?.[0];

const saysStock = /\bstock (photo|picture|image)|\b(photo|picture|image)\w* are stock\b/i;

const orRemove = "or take the layout off the site; never invent one";

const copyNumber = `copy it from the certificate or the letter, ${orRemove}`;

const placeholders: Record<
  string,
  { isSample: (text: string) => boolean; fix: string } | undefined
> = {
  phone: { isSample: isSampleNumber, fix: "write the office's phone number" },
  whatsapp: { isSample: isSampleNumber, fix: "write the number that receives the chats" },
  email: { isSample: isSampleEmail, fix: "write the office's e-mail address" },
  href: { isSample: isSampleLink, fix: "write the real address, or delete the link" },
  registration: { isSample: isSampleNumber, fix: copyNumber },
  layoutPermit: { isSample: isSamplePermit, fix: copyNumber },
} satisfies Partial<Record<FieldKind, object>>;

/** By law no layout may be advertised without its registration, unless it is exempt. */
const registered: Selector<{ papers?: { rera?: object; reraExempt?: string } }> = (content) => [
  ...all(layout)(content),
  ...all(ongoingProject)(content),
];

/** Checks the URL of the site, without which it cannot be launched. @param siteUrl the value of SITE_URL. */
export function checkSiteUrl(siteUrl = ""): Problem[] {
  const url = parseSiteUrl(siteUrl);
  if (url?.protocol === "https:" && isRealHost(url.hostname)) return [];
  const problem = siteUrl ? `is ${quote(siteUrl)}, not the address of the site` : "is not set";
  const fix =
    'ask whoever publishes the site to set its public address, like "https://www.your-company.in" (docs/deploy.md)';
  return [{ ...fileProblem("environment", launchItem(problem, fix)), path: ["SITE_URL"] }];
}

/** Placeholders, samples and missing papers. */
export const launchRules: readonly Rule[] = [
  each(texts, (text, _content, { meta }) => {
    const { isSample, fix } = placeholders[meta.kind ?? ""] ?? {};
    if (isSample?.(text)) return launchItem(`is still the placeholder ${quote(text)}`, fix ?? "");
    const words = unfinishedWords(text);
    return words && launchItem(`is not finished: it says ${quote(words)}`, "write the final text");
  }),
  each(texts, (text, content) => {
    const [words] = saysStock.exec(text) ?? [];
    const areOwn = ofKind("photoSource")(content).every(({ value }) => value.startsWith("/"));
    const problem = `says ${quote(words ?? "")}, but all photos are your own`;
    return words && areOwn && launchItem(problem, "write what is true of your own photos");
  }),
  each(ofKind("sample"), () =>
    launchItem(
      "is set: the facts are made up",
      ({ byHand }) =>
        `write the real facts, then ${byHand("delete this field", "clear this choice")}; or take the record out`,
    ),
  ),
  each(registered, ({ papers }) => {
    const problem = "has no RERA number; the law forbids advertising a layout without one";
    const fix: Phrase = ({ field }) =>
      `copy its number and last day from the RERA certificate into ${field("rera")}, ${orRemove}. If the whole layout has at most 500 sq m, choose so in ${field("reraExempt")}`;
    return !papers?.rera && !papers?.reraExempt && launchItem(problem, fix, "papers");
  }),
  each(all(layout), ({ status, papers }) => {
    const { permit } = papers ?? {};
    const letter = "from the authority's sanction letter";
    if (!permit) {
      const problem = `is ${quote(status)}, but the papers have no permit`;
      const fix: Phrase = ({ field }) =>
        `copy number, date, and draft or final ${letter} into ${field("permit")}, ${orRemove}`;
      return launchItem(problem, fix, "status");
    }
    const missing = (["date", "stage"] as const).filter((field) => !permit[field]);
    const problem = `is ${quote(status)}, but its permit has no ${missing.join(" and no ")}`;
    const fix = `add the day of the permit, and whether the plan is a draft or final, ${letter}`;
    return missing.length > 0 && launchItem(problem, fix, "status");
  }),
  each(all(ongoingProject), ({ percentAsOf }) => {
    const problem = "has no month: buyers cannot tell how old this percentage is";
    const fix: Phrase = ({ field }) =>
      `measure the work, and write the month into ${field("percentAsOf")}`;
    return !percentAsOf && launchItem(problem, fix, "percentComplete");
  }),
  each(all(siteSettings), ({ company }) => {
    const problem =
      "does not say who the company is; the law asks for its legal name, registered office, CIN or LLPIN, and a person for complaints";
    const fix: Phrase = ({ field }) =>
      `fill in ${field("company")}; a company has a CIN, an LLP has an LLPIN, and a firm has neither`;
    if (!company) return launchItem(problem, fix, "company");
    const isNumbered = /\b(limited|ltd|llp)\b/i.test(company.legalName);
    const missing = `has no CIN or LLPIN, but ${quote(company.legalName)} has one in its register`;
    const copy: Phrase = ({ field }) =>
      `copy it from the certificate of incorporation into ${field("number")}`;
    return isNumbered && !company.number && launchItem(missing, copy, "company");
  }),
  each(all(whyInvestPage.shape.returns), ({ source }) => {
    const problem = "has no source: nobody can tell where these returns come from";
    const fix: Phrase = ({ field }) =>
      `write who published these ranges, and when, into ${field("source")}`;
    return !source && launchItem(problem, fix, "source");
  }),
  each(all(servicesPage.shape.booking.shape.terms), (terms) => {
    const fix =
      "write what is paid when, how refunds work, and what happens on a delay or a complaint";
    return terms.length === 0 && launchItem("is empty: buyers do not know what they sign", fix);
  }),
];
