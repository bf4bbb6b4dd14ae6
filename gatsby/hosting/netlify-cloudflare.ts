import { cacheControl, type Headers, type Site } from "./headers";

/** Limits of Cloudflare Pages: the number of rules, and of characters in a line. Netlify has none. */
const limits = { rules: 100, line: 2000 };

const rule = (source: string, headers: Headers) =>
  [source, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * The file _headers, for Netlify and Cloudflare Pages, which by default revalidate pages on every request. Each hashed
 * file has its own rule, so that no 404 response is cached. Beyond the maximum number of rules, files are revalidated on
 * every request.
 * @throws if Cloudflare Pages would ignore a line for its length, and with it the Content-Security-Policy.
 */
export function headersFile({ prefix, headers, hashedFiles }: Site): string {
  const rules = [
    rule(`${prefix}/*`, headers),
    ...hashedFiles.map((file) =>
      rule(`${prefix}/${file}`, { "Cache-Control": cacheControl.hashed }),
    ),
  ];
  const text = `${rules.slice(0, limits.rules).join("\n")}\n`;
  if (text.split("\n").some((line) => line.length > limits.line)) {
    throw new Error(`public/_headers has a line of more than ${limits.line} characters.`);
  }
  return text;
}
