import fs from "node:fs";

import { filesOf } from "../../check/read/files";
import { cacheControl, renamedFiles, scriptHashes, securityHeaders } from "./headers";
import { nginxSnippet } from "./nginx";

/**
 * Writes the headers of the built site in the format of each host.
 * @param prefix the folder of the host that serves public/, like "/plots"; "" for the host's root.
 */
export function writeHostFiles(prefix: string): void {
  const pages = filesOf("public").filter((file) => file.endsWith(".html"));
  const html = pages.map((page) => fs.readFileSync(`public/${page}`, "utf8"));
  const headers = securityHeaders(scriptHashes(html));
  const cached = { "Cache-Control": cacheControl.renamed };
  const cachedFiles = renamedFiles.map((files) => ({ source: prefix + files, headers: cached }));

  // Netlify and Cloudflare Pages revalidate a file without Cache-Control.
  const lines = [{ source: `${prefix}/*`, headers }, ...cachedFiles].flatMap((rule) => [
    rule.source,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  fs.writeFileSync("public/_headers", `${lines.join("\n")}\n`);

  // Where two rules set one header of a response, Vercel applies the later rule.
  const all = { ...headers, "Cache-Control": cacheControl.other };
  const rules = [{ source: `${prefix}/*`, headers: all }, ...cachedFiles].map((rule) => ({
    source: rule.source.replace("*", "(.*)"),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  fs.mkdirSync("deploy", { recursive: true });
  fs.writeFileSync("deploy/vercel.json", `${JSON.stringify({ headers: rules }, null, 2)}\n`);
  fs.writeFileSync("deploy/nginx.conf", nginxSnippet(prefix, headers));
}
