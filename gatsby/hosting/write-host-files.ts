import fs from "node:fs/promises";
import path from "node:path";

import type { ParentSpanPluginArgs } from "gatsby";

import { filesOf } from "../../check";
import { writeIfChanged } from "../write-if-changed";
import { inlineHashes, isHashed, securityHeaders, type Site } from "./headers";
import { headersFile, reportLongLines } from "./netlify-cloudflare";
import { nginxSnippet } from "./nginx";
import { vercelFile } from "./vercel";

const publicFolder = path.resolve("public");

/** The file that each host reads. */
const hostFiles: Readonly<Record<string, (site: Site) => string>> = {
  "public/_headers": headersFile,
  "deploy/nginx.conf": nginxSnippet,
  "deploy/vercel.json": vercelFile,
};

/**
 * Writes the headers of the built site in each host's format. The policy names the scripts and styles of
 * the final HTML.
 */
export async function writeHostFiles({
  pathPrefix,
  reporter,
}: Pick<ParentSpanPluginArgs, "pathPrefix" | "reporter">): Promise<void> {
  const files = filesOf(publicFolder);
  const pages = files.filter((file) => file.endsWith(".html"));
  const html = await Promise.all(
    pages.map((page) => fs.readFile(path.join(publicFolder, page), "utf8")),
  );
  const site = {
    prefix: pathPrefix,
    headers: securityHeaders(inlineHashes(html)),
    hashedFiles: files.filter(isHashed),
  };
  reportLongLines(headersFile(site), reporter, process.env);
  for (const [file, write] of Object.entries(hostFiles)) {
    await writeIfChanged(path.resolve(file), write(site));
  }
}
