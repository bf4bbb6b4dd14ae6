import { cacheControl, type Headers, type Site } from "./headers";

/** Vercel's limit. */
const maxRules = 1000;

/** vercel.json. If two rules set the same header of a response, Vercel applies the later one. */
export function vercelFile({ prefix, headers, hashedFiles }: Site): string {
  const rule = (source: string, values: Headers) => ({
    source: prefix + source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const rules = [
    rule("/(.*)", { ...headers, "Cache-Control": cacheControl.other }),
    // A rule for each file, so that no 404 response is cached.
    ...hashedFiles.map((file) => rule(`/${file}`, { "Cache-Control": cacheControl.hashed })),
  ];
  return `${JSON.stringify({ headers: rules.slice(0, maxRules) }, null, 2)}\n`;
}
