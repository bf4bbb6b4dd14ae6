import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";

import { filesOf } from "../../check/read/files";
import { siteFolder } from "../support/folders";
import { readHeaders } from "../support/server";
import { buildFolder, builtPages } from "../support/site";

const published = filesOf(buildFolder).filter((file) => file !== "_headers");
const fileAddress = (file: string) => `/${file.replace(/index\.html$/, "")}`;
/** Whether a change of a file's content changes its name: scripts, fonts and resized photos. */
const isRenamed = (file: string) => /^(static|fonts)\/|^[^/]+-[0-9a-f]{8,}\.js$/.test(file);
const aYear = "public, max-age=31536000, immutable";

const headersFor = readHeaders(fs.readFileSync(path.join(buildFolder, "_headers"), "utf8"));
/** The values of a header of a file on Netlify and Cloudflare Pages. */
const headerValues = (file: string, name: string) =>
  headersFor(fileAddress(file)).flatMap(([key, value]) => (key === name ? value : []));

const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
  fs.readFileSync(path.join(siteFolder, "deploy/vercel.json"), "utf8"),
).headers;
/** The value of a header of a file on Vercel, where the last rule wins. */
const vercelValue = (file: string, name: string) =>
  rules
    .filter(({ source }) => new RegExp(`^${source}$`).test(fileAddress(file)))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === name)?.value;

test("The build has files for visitors, search engines and hosts only", () => {
  const expected =
    /^((.+\/)?index\.html|404\.html|_headers|robots\.txt|sitemap\.xml|favicon\.ico|apple-touch-icon\.png|page-data\/.+\.json|[^/]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?|fonts\/[^/]+\.(woff2|txt)|static\/.+\.(jpg|webp|avif|svg)|icons\/[^/]+\.(png|svg|json)|share\/[^/]+\.png)$/;
  expect(published.filter((file) => !expected.test(file))).toEqual([]);
});

test("Each host caches a file for a year if, and only if, its name changes with its content", () => {
  expect(published.filter(isRenamed).length).toBeGreaterThan(10);
  for (const file of published) {
    const isCached = isRenamed(file);
    expect([file, headerValues(file, "Cache-Control")]).toEqual([file, isCached ? [aYear] : []]);
    expect([file, vercelValue(file, "Cache-Control") === aYear]).toEqual([file, isCached]);
  }
});

/** The hashes of a page's inline scripts in the syntax of the CSP. */
const inlineScriptHashes = (html: string) =>
  parse(html, { blockTextElements: { script: true } })
    .querySelectorAll("script")
    .filter(
      (script) => !script.hasAttribute("src") && !script.getAttribute("type")?.includes("json"),
    )
    .map(({ rawText }) => `'sha256-${createHash("sha256").update(rawText).digest("base64")}'`);

test.each(builtPages)("The CSP of $file allows the page's inline scripts and no others", (page) => {
  const [policy = "", ...others] = headerValues(page.file, "Content-Security-Policy");
  expect(others).toEqual([]);
  expect(vercelValue(page.file, "Content-Security-Policy")).toBe(policy);
  const [, allowed] = /script-src ([^;]*)/.exec(policy) ?? [];
  // All pages have the same policy, which does not grow with the number of pages.
  expect(allowed?.split(" ").toSorted()).toEqual(
    ["'self'", ...new Set(inlineScriptHashes(page.html))].toSorted(),
  );
});
