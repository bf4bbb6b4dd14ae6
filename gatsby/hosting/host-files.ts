import fs from "node:fs/promises";
import path from "node:path";

import type { ParentSpanPluginArgs } from "gatsby";

import { filesOf } from "../files/files-of";
import { cacheControl, hashedPattern, inlineHashes, isHashed, securityHeaders } from "./headers";
import { writeIfChanged } from "../files/write-if-changed";

type Headers = Record<string, string>;

/** Where the files of public/ are on the host: "" or a folder like "/plots". */
type Prefix = string;

/** For Netlify and Cloudflare Pages, which keep pages for no time unless told otherwise. */
function headersFile(prefix: Prefix, headers: Headers, hashedFiles: readonly string[]): string {
  const lines = (rule: string, values: Headers) => [
    rule,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const kept = { "Cache-Control": cacheControl.hashed };
  return [
    ...lines(`${prefix}/*`, headers),
    ...lines(`${prefix}/static/*`, kept),
    ...hashedFiles
      .filter((file) => !file.startsWith("static/"))
      .flatMap((file) => lines(`${prefix}/${file}`, kept)),
    "",
  ].join("\n");
}

function nginxSnippet(prefix: Prefix, headers: Headers): string {
  const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  const place = prefix ? `holds public/ as its folder ${prefix}/` : "is public/";
  return `# Made by the build: include it in the server block whose root ${place}.
set $cache_control ${quote(cacheControl.other)};
if ($uri ~ ${quote(`^${prefix}/${hashedPattern}$`)}) {
  set $cache_control ${quote(cacheControl.hashed)};
}
${Object.entries({ ...headers, "Cache-Control": "$cache_control" })
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join("\n")}
charset utf-8;
gzip on;
gzip_vary on;
gzip_types application/javascript application/json application/xml image/svg+xml text/plain;
error_page 404 ${prefix}/404.html;
location ${prefix}/ {
  # Both /about and /about/ are the page; neither makes the browser load twice.
  try_files $uri $uri/index.html =404;
}
`;
}

function vercelFile(prefix: Prefix, headers: Headers): string {
  const list = (values: Headers) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const rules = [
    {
      source: `${prefix}/(.*)`,
      headers: list({ ...headers, "Cache-Control": cacheControl.other }),
    },
    {
      source: `${prefix}/${hashedPattern}`,
      headers: list({ "Cache-Control": cacheControl.hashed }),
    },
  ];
  return `${JSON.stringify({ headers: rules }, null, 2)}\n`;
}

/** Cloudflare Pages takes lines of 2,000 characters; the name of the header is one part of them. */
const longestValue = 1970;

const publicFolder = path.resolve("public");

/**
 * The headers of the built site in the form of each host: public/_headers (Netlify, Cloudflare Pages),
 * deploy/nginx.conf and deploy/vercel.json. Runs last, since the policy names the scripts of the final HTML.
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
  const headers = securityHeaders(inlineHashes(html));
  if (headers["Content-Security-Policy"].length > longestValue) {
    reporter.warn(
      `The Content-Security-Policy has more than ${longestValue} characters: Cloudflare Pages would leave it out. docs/deploy.md says what to do.`,
    );
  }
  await writeIfChanged(
    path.join(publicFolder, "_headers"),
    headersFile(pathPrefix, headers, files.filter(isHashed)),
  );
  await writeIfChanged(path.resolve("deploy/nginx.conf"), nginxSnippet(pathPrefix, headers));
  await writeIfChanged(path.resolve("deploy/vercel.json"), vercelFile(pathPrefix, headers));
}
