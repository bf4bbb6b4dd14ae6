import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check/read/files";
import { cacheControl, hashedFiles, inlineHashes, securityHeaders, type Site } from "./headers";
import { nginxSnippet } from "./nginx";

/** The number of rules that a host takes; Netlify has no limit. */
const limits = { cloudflare: 100, vercel: 1000 };

/** A rule for all files, then one for each hashed file, so that no 404 response is cached. */
const rulesOf = (site: Site, allFiles: string, headers = site.headers) => [
  { source: site.prefix + allFiles, headers },
  ...site.hashedFiles.map((file) => ({
    source: `${site.prefix}/${file}`,
    headers: { "Cache-Control": cacheControl.hashed },
  })),
];

/**
 * The file _headers, for Netlify and Cloudflare Pages, which by default revalidate files on every request: so they do
 * beyond the maximum number of rules.
 */
export function headersFile(site: Site): string {
  const rules = rulesOf(site, "/*").slice(0, limits.cloudflare);
  const lines = rules.flatMap(({ source, headers }) => [
    source,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** vercel.json. If two rules set the same header of a response, Vercel applies the later one. */
export function vercelFile(site: Site): string {
  const all = { ...site.headers, "Cache-Control": cacheControl.other };
  const rules = rulesOf(site, "/(.*)", all).slice(0, limits.vercel);
  const headers = rules.map((rule) => ({
    source: rule.source,
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers }, null, 2)}\n`;
}

/** Writes the headers of the built site in each host's format. */
export function writeHostFiles(prefix: string): void {
  const files = filesOf("public");
  const pages = files.filter((file) => file.endsWith(".html"));
  const html = pages.map((page) => fs.readFileSync(path.join("public", page), "utf8"));
  const headers = securityHeaders(inlineHashes(html));
  const site = { prefix, headers, hashedFiles: hashedFiles(files) };
  fs.mkdirSync("deploy", { recursive: true });
  fs.writeFileSync("public/_headers", headersFile(site));
  fs.writeFileSync("deploy/nginx.conf", nginxSnippet(site));
  fs.writeFileSync("deploy/vercel.json", vercelFile(site));
}
