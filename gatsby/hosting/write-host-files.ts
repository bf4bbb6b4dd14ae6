import fs from "node:fs/promises";
import path from "node:path";

import type { ParentSpanPluginArgs } from "gatsby";

import { filesOf } from "../../check";
import { writeIfChanged } from "../write-if-changed";
import { inlineHashes, isHashed, securityHeaders } from "./headers";
import { headersFile, reportLongLines } from "./netlify-cloudflare";
import { nginxSnippet } from "./nginx";
import { vercelFile } from "./vercel";

const publicFolder = path.resolve("public");

/**
 * Writes the headers of the built site in each host's format: public/_headers (Netlify, Cloudflare Pages),
 * deploy/nginx.conf and deploy/vercel.json. The policy names the scripts and styles of the final HTML.
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
  const headers = headersFile(site);
  reportLongLines(headers, reporter, process.env);
  await writeIfChanged(path.join(publicFolder, "_headers"), headers);
  await writeIfChanged(path.resolve("deploy/nginx.conf"), nginxSnippet(site));
  await writeIfChanged(path.resolve("deploy/vercel.json"), vercelFile(site));
}
