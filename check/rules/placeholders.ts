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
