import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check/read/files";
import { cacheControl, renamedFiles, scriptHashes, securityHeaders, type Site } from "./headers";
import { nginxSnippet } from "./nginx";

/** A rule for all files, and one for each kind of file that may be cached. A host applies every rule that matches. */
const rulesOf = ({ prefix, headers }: Site) => [
  { source: `${prefix}/*`, headers },
  ...renamedFiles.map((source) => ({
    source: prefix + source,
    headers: { "Cache-Control": cacheControl.renamed },
  })),
];

/** The file _headers, for Netlify and Cloudflare Pages, which revalidate what has no Cache-Control of its own. */
export function headersFile(site: Site): string {
  const lines = rulesOf(site).flatMap(({ source, headers }) => [
    source,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** vercel.json. If two rules set the same header of a response, Vercel applies the later one. */
export function vercelFile({ prefix, headers }: Site): string {
  const site = { prefix, headers: { ...headers, "Cache-Control": cacheControl.other } };
  const rules = rulesOf(site).map((rule) => ({
    source: rule.source.replace("*", "(.*)"),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ headers: rules }, null, 2)}\n`;
}

/** Writes the headers of the built site in each host's format. */
export function writeHostFiles(prefix: string): void {
  const pages = filesOf("public").filter((file) => file.endsWith(".html"));
  const html = pages.map((page) => fs.readFileSync(path.join("public", page), "utf8"));
  const site = { prefix, headers: securityHeaders(scriptHashes(html)) };
  fs.mkdirSync("deploy", { recursive: true });
  fs.writeFileSync("public/_headers", headersFile(site));
  fs.writeFileSync("deploy/nginx.conf", nginxSnippet(site));
  fs.writeFileSync("deploy/vercel.json", vercelFile(site));
}
