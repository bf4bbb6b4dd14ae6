import fs from "node:fs/promises";
import path from "node:path";

import { cacheControl, inlineScriptHashes, isHashed, securityHeaders } from "./headers";
import { writeIfChanged } from "./write-if-changed";

type Headers = Record<string, string>;

/** For Netlify and Cloudflare Pages, which keep pages for no time unless told otherwise. */
function headersFile(headers: Headers, hashedFiles: readonly string[]): string {
  const lines = (rule: string, values: Headers) => [
    rule,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const kept = { "Cache-Control": cacheControl.hashed };
  return [
    ...lines("/*", headers),
    ...lines("/static/*", kept),
    ...hashedFiles
      .filter((file) => !file.startsWith("static/"))
      .flatMap((file) => lines(`/${file}`, kept)),
    "",
  ].join("\n");
}

const hashedPattern = "^/(static/|[^/]+-[0-9a-f]{20}\\.(js|css)$)";

function nginxSnippet(headers: Headers): string {
  const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  return `# Made by the build: include it in the server block whose root is public/.
set $cache_control ${quote(cacheControl.other)};
if ($uri ~ ${quote(hashedPattern)}) {
  set $cache_control ${quote(cacheControl.hashed)};
}
${Object.entries({ ...headers, "Cache-Control": "$cache_control" })
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join("\n")}
charset utf-8;
index index.html;
error_page 404 /404.html;
location / {
  # Both /about and /about/ are the page; neither asks the browser to load twice.
  try_files $uri $uri/index.html =404;
}
`;
}

function vercelFile(headers: Headers): string {
  const list = (values: Headers) => Object.entries(values).map(([key, value]) => ({ key, value }));
  return JSON.stringify(
    {
      headers: [
        { source: "/(.*)", headers: list({ ...headers, "Cache-Control": cacheControl.other }) },
        {
          source: "/(static/.*|[^/]+-[0-9a-f]{20}\\.(?:js|css))",
          headers: list({ "Cache-Control": cacheControl.hashed }),
        },
      ],
    },
    null,
    2,
  );
}

const publicFolder = path.resolve("public");

async function publishedFiles(): Promise<string[]> {
  const entries = await fs.readdir(publicFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/**
 * The headers of the built site in the form of each host: public/_headers (Netlify, Cloudflare Pages),
 * deploy/nginx.conf and deploy/vercel.json. Runs last, since the policy names the scripts of the final HTML.
 */
export async function writeHostFiles(): Promise<void> {
  const files = await publishedFiles();
  const pages = files.filter((file) => file.endsWith(".html"));
  const html = await Promise.all(
    pages.map((page) => fs.readFile(path.join(publicFolder, page), "utf8")),
  );
  const headers = securityHeaders(inlineScriptHashes(html));
  await writeIfChanged(
    path.join(publicFolder, "_headers"),
    headersFile(headers, files.filter(isHashed)),
  );
  await writeIfChanged(path.resolve("deploy/nginx.conf"), nginxSnippet(headers));
  await writeIfChanged(path.resolve("deploy/vercel.json"), vercelFile(headers));
}
