import { cacheControl, type Headers, type Site } from "./headers";

/** The most rules that Vercel takes. */
const mostRules = 1000;

/** vercel.json. Of two rules that give an answer the same header, Vercel follows the later one. */
export function vercelFile({ prefix, headers, hashedFiles }: Site): string {
  const rule = (source: string, values: Headers) => ({
    source: prefix + source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const rules = [
    rule("/(.*)", { ...headers, "Cache-Control": cacheControl.other }),
    // One by one, so that no 404 response is cached.
    ...hashedFiles.map((file) => rule(`/${file}`, { "Cache-Control": cacheControl.hashed })),
  ];
  return `${JSON.stringify({ headers: rules.slice(0, mostRules) }, null, 2)}\n`;
}
