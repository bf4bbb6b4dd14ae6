import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check/read/files";
import { hashedFiles, inlineHashes, securityHeaders, type Site } from "./headers";
import { headersFile } from "./netlify-cloudflare";
import { nginxSnippet } from "./nginx";
import { vercelFile } from "./vercel";

/** The files for the hosts, by their path. */
const hostFiles: Readonly<Record<string, (site: Site) => string>> = {
  "public/_headers": headersFile,
  "deploy/nginx.conf": nginxSnippet,
  "deploy/vercel.json": vercelFile,
};

/** Writes the headers of the built site in each host's format. */
export function writeHostFiles(pathPrefix: string): void {
  const files = filesOf("public");
  const pages = files.filter((file) => file.endsWith(".html"));
  const html = pages.map((page) => fs.readFileSync(`public/${page}`, "utf8"));
  const site = {
    prefix: pathPrefix,
    headers: securityHeaders(inlineHashes(html)),
    hashedFiles: hashedFiles(files),
  };
  for (const [file, write] of Object.entries(hostFiles)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, write(site));
  }
}
