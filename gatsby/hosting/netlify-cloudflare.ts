import type { Reporter } from "gatsby";

import { cacheControl, type Headers, openFolders, resourcePolicy, type Site } from "./headers";

/** Limits of Cloudflare Pages: rules of the file, and characters of a line. Netlify has none. */
export const limits = { rules: 100, line: 2000 };

const rule = (source: string, headers: Headers) =>
  [source, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * The file _headers, for Netlify and Cloudflare Pages. Both revalidate pages each time by default.
 * Where two rules give an answer the same header, Cloudflare sends both values; so no two here do.
 * Files are named one by one, so that no 404 response is cached. Files beyond the number of rules are
 * revalidated on every request.
 */
export function headersFile({ prefix, headers, hashedFiles }: Site): string {
  const { "Cross-Origin-Resource-Policy": own = "", ...everywhere } = headers;
  const readBy = (value: string) => ({ "Cross-Origin-Resource-Policy": value });
  const common = [
    rule(`${prefix}/*`, everywhere),
    // Every place but the open folders: the home page, single files, pages, and two folders of files.
    ...["/", "/:file", "/:page/", "/static/*", "/page-data/*"].map((place) =>
      rule(prefix + place, readBy(own)),
    ),
    ...openFolders.map((folder) => rule(`${prefix}/${folder}/*`, readBy(resourcePolicy.open))),
  ];
  // The scripts of every page first.
  const isImage = (file: string) => file.startsWith("static/");
  const sorted = [...hashedFiles.filter((file) => !isImage(file)), ...hashedFiles.filter(isImage)];
  const kept = sorted
    .slice(0, limits.rules - common.length)
    .map((file) => rule(`${prefix}/${file}`, { "Cache-Control": cacheControl.hashed }));
  return [...common, ...kept, ""].join("\n");
}

/** Lines that Cloudflare Pages would leave out. */
export const longLines = (text: string) =>
  text.split("\n").filter((line) => line.length > limits.line);

/**
 * Reports lines that are too long: ends the build where Cloudflare builds, and warns elsewhere.
 * @param text what _headers will hold.
 */
export function reportLongLines(
  text: string,
  reporter: Pick<Reporter, "panic" | "warn">,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  if (longLines(text).length === 0) return;
  const problem = `public/_headers has a line of more than ${limits.line} characters. Cloudflare Pages leaves such a line out, so the site would have no Content-Security-Policy there.`;
  if (environment.CF_PAGES) reporter.panic(problem);
  else reporter.warn(problem);
}
