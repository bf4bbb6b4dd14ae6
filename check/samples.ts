import { parseSiteUrl } from "../schema/patterns";
import { quote, type Problem } from "./report";

const madeUp =
  "your[-_]?(company|business|brand|domain|site|website|name|username|page|channel|profile|account)";

/** Names that nobody can register (RFC 2606), "example" under any ending, and names such as "your-company". */
const sampleHost = new RegExp(
  `(^|\\.)(example(\\.[a-z]+){0,2}|invalid|test|localhost|local)$|(^|\\.)(your-|${madeUp}\\b)`,
  "i",
);

/** Whether a host may be public and is not made up. */
const isRealHost = (host: string) =>
  host.includes(".") && !/^[\d.]+$/.test(host) && !sampleHost.test(host);

/** Whether the digits after the country code and the area code are all the same, or count up or down. */
export function isSampleNumber(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  return /^\d{0,3}((\d)\2{6,}|1234567890?|9876543210|[2-5]\d?12345678)$/.test(digits);
}

/** Whether the number of a layout permit is made up. A short number, like "7/LP/2024", is real. */
export const isSamplePermit = (permit: string) => /^(0+|(\d)\2{5,}|123456)\//.test(permit);

/** Whether the mailbox or the host of an e-mail address is made up. */
export const isSampleEmail = (address: string) =>
  new RegExp(`^(test|${madeUp})@`, "i").test(address) || !isRealHost(address.replace(/.*@/, ""));

/** Whether a link is a placeholder like "#facebook", or its address or number is made up. */
export function isSampleLink(address: string): boolean {
  const [, host] = /^(?:https:\/\/|mailto:.*@)([^/?#:]+)/.exec(address) ?? [];
  const numbers: string[] = address.match(/\d{8,}/g) ?? [];
  return (
    address.startsWith("#") ||
    numbers.some(isSampleNumber) ||
    (host !== undefined && !isRealHost(host))
  );
}

const unfinished =
  /\b(to be (added|announced|confirmed|decided|filled|written)|tb[acd]|todo|lorem ipsum|placeholder|x{3,}|no\.?\s*x{2,}|what the client has written|as printed in the letter)\b|^\s*coming soon\W*$|\byour (company |office )?(address|name|text|title|description|company|phone|number|e-?mail)( goes)? here\b|^\s*(\[.*\]|<.*>)\s*$/i;

/** The words in a text that show that it is unfinished. */
export const unfinishedWords = (text: string) => unfinished.exec(text)?.[0];

/** Checks the public URL that a launched site needs. @param siteUrl the value of SITE_URL. */
export function checkSiteUrl(siteUrl = ""): Problem[] {
  const url = parseSiteUrl(siteUrl);
  if (url?.protocol === "https:" && isRealHost(url.hostname)) return [];
  const found = siteUrl ? `is ${quote(siteUrl)}, not the address of the site` : "is not set";
  const message = `${found}: ask whoever publishes the site to set its public address, like "https://www.your-company.in" (docs/deploy.md)`;
  const place = { file: "environment", path: ["SITE_URL"], line: 0, column: 0, where: "SITE_URL" };
  return [{ ...place, severity: "launch", message }];
}
