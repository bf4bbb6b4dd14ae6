import type { FieldKind } from "../../schema/fields";
import { parseSiteUrl } from "../../schema/patterns";
import { at, type Content, launchItem, ofKind, type Rule } from "../content";
import type { Problem } from "../report/problem";
import { quote } from "../report/wording";

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
  const [, host] = /^https:\/\/([^/?#:]+)/.exec(address) ?? [];
  return numbers.some(isSampleNumber) || (host !== undefined && !isRealHost(host));
}

const unfinished =
  /\b(to be (added|announced|confirmed|decided|filled|written)|tb[acd]|todo|lorem ipsum|placeholder|x{3,}|no\.?\s*x{2,}|what the client has written|as printed in the letter)\b|^\s*coming soon\W*$|\byour (company |office )?(address|name|text|title|description|company|phone|number|e-?mail)( goes)? here\b|^\s*(\[.*\]|<.*>)\s*$/i;

/** The words in a text that show that it is unfinished. */
export const unfinishedWords = (text: string) => unfinished.exec(text)?.[0];

const orRemove = "or take the layout off the site; never invent one";

const copyNumber = `copy it from the certificate or the letter, ${orRemove}`;

type Placeholder = [kind: FieldKind, isSample: (text: string) => boolean, remedy: string];

const placeholderKinds: readonly Placeholder[] = [
  ["phone", isSampleNumber, "write the office's phone number"],
  ["whatsapp", isSampleNumber, "write the number that receives the chats"],
  ["email", isSampleEmail, "write the office's e-mail address"],
  ["href", isSampleLink, "write the real address, or delete the link"],
  ["registration", isSampleNumber, copyNumber],
  ["layoutPermit", isSamplePermit, copyNumber],
];

export const placeholders: Rule = (content) =>
  placeholderKinds.flatMap(([kind, isSample, remedy]) =>
    ofKind(content, kind)
      .filter(({ value }) => isSample(value))
      .map((leaf) => launchItem(leaf, `is still the placeholder ${quote(leaf.value)}: ${remedy}`)),
  );

export const unfinishedTexts: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const words = unfinishedWords(text.value);
    const message = `is not finished, it says ${quote(words ?? "")}: write the final text`;
    return words === undefined ? [] : [launchItem(text, message)];
  });

export const samples: Rule = (content) =>
  ofKind(content, "sample").map((leaf) => {
    const message = `is ${quote(leaf.value)}: write the real facts and clear this field, or take the record out`;
    return launchItem(leaf, message);
  });

/** By law no layout may be advertised without its registration, unless it is exempt. */
export const registrations: Rule = ({ layouts, ongoingProjects }) =>
  [...layouts, ...ongoingProjects]
    .filter(({ papers }) => !papers?.rera && !papers?.reraExempt)
    .map((record) => {
      const message = `has no RERA number, without which the law forbids to advertise it: copy its number and last day from the RERA certificate into RERA registration (rera), ${orRemove}; if the whole layout has at most 500 sq m, choose so in RERA exemption (reraExempt)`;
      return launchItem(at(record, "papers"), message);
    });

export const permits: Rule = ({ layouts }) =>
  layouts.flatMap((layout) => {
    const { status, papers: { permit } = {} } = layout;
    const missing = permit
      ? (["date", "stage"] as const).filter((field) => !permit[field])
      : ["number"];
    const message = `is ${quote(status)}, but Permit (permit) has no ${missing.join(" and no ")}: copy number, date, and draft or final from the authority's sanction letter, ${orRemove}`;
    return missing.length > 0 ? [launchItem(at(layout, "status"), message)] : [];
  });

export const progressMonths: Rule = ({ ongoingProjects }) =>
  ongoingProjects
    .filter(({ percentAsOf }) => !percentAsOf)
    .map((project) => {
      const message = `is ${project.percentComplete}, and buyers cannot tell how old it is: measure the work, and write the month into Percent complete as of (percentAsOf)`;
      return launchItem(at(project, "percentComplete"), message);
    });

export const companyDetails: Rule = ({ site }) => {
  const { company } = site;
  const place = at(site, "company");
  if (!company) {
    const message =
      "is missing, and the law asks who the company is: fill in its legal name, registered office, CIN or LLPIN (a firm has neither), and a person for complaints";
    return [launchItem(place, message)];
  }
  const isNumbered = /\b(limited|ltd|llp)\b/i.test(company.legalName);
  const message = `has no CIN or LLPIN, but ${quote(company.legalName)} has one in its register: copy it from the certificate of incorporation into Number (number)`;
  return isNumbered && !company.number ? [launchItem(place, message)] : [];
};

/** Where returns come from, and what a buyer signs. */
export const promises: Rule = ({ whyInvest, services }: Content) => [
  ...(whyInvest.returns.source
    ? []
    : [
        launchItem(
          at(whyInvest, "returns", "source"),
          "is missing, and nobody can tell where these returns come from: write who published them, and when",
        ),
      ]),
  ...(services.booking.terms.length > 0
    ? []
    : [
        launchItem(
          at(services, "booking", "terms"),
          "is empty, and buyers do not know what they sign: write what is paid when, how refunds work, and what happens on a delay or a complaint",
        ),
      ]),
];

/** Checks the URL of the site, without which it cannot be launched. @param siteUrl the value of SITE_URL. */
export function checkSiteUrl(siteUrl = ""): Problem[] {
  const url = parseSiteUrl(siteUrl);
  if (url?.protocol === "https:" && isRealHost(url.hostname)) return [];
  const found = siteUrl ? `is ${quote(siteUrl)}, not the address of the site` : "is not set";
  const message = `${found}: ask whoever publishes the site to set its public address, like "https://www.your-company.in" (docs/deploy.md)`;
  const item = launchItem({ file: "environment", path: ["SITE_URL"] }, message);
  return [{ ...item, line: 0, column: 0, where: "SITE_URL" }];
}

/** Placeholders, samples and missing papers. */
export const launchRules: readonly Rule[] = [
  placeholders,
  unfinishedTexts,
  samples,
  registrations,
  permits,
  progressMonths,
  companyDetails,
  promises,
];
