import { pageFiles } from "../../schema/content-files";
import { siteSettings } from "../../schema/shapes/site";
import { fixedContent } from "../../test/support/content";
import { pageHead } from "./page-head";
import { siteUrl } from "./site-url";
import { searchFiles } from "./sitemap";

test("without SITE_URL the site has no address and is not listed", () => {
  const unknown = { base: "", pathPrefix: "", isListed: false };
  expect(siteUrl({})).toEqual(unknown);
  expect(siteUrl({ SITE_URL: "" })).toEqual(unknown);
  expect(siteUrl({ SITE_NOINDEX: "false" }).isListed).toBe(false);
});

/** The files for search engines of a site whose pages say "noindex". */
const unlisted = { "robots.txt": "User-agent: *\nAllow: /\n" };

test("a preview, or a site with samples, has no sitemap, since its pages ask to stay unlisted", () => {
  const preview = { SITE_URL: "https://neem.in", SITE_NOINDEX: "true" };
  expect(searchFiles(siteUrl(preview))).toEqual(unlisted);
});

// With an address they are tested on the built site.
test("without SITE_URL there is no sitemap and no structured data, which name pages by their address", () => {
  expect(searchFiles(siteUrl({}))).toEqual(unlisted);
  delete process.env.SITE_URL;
  const site = siteSettings.parse(fixedContent().get("site.json"));
  const page = {
    seo: { title: "Plots", description: "Open plots" },
    header: { title: "Plots" },
  };
  for (const file of pageFiles)
    expect(pageHead(file, { page, site, imageFile: "plots.png", isMadeUp: false }).jsonLd).toBe("");
});

test.each([
  ["https://www.neem.in", "https://www.neem.in", ""],
  ["https://www.neem.in/", "https://www.neem.in", ""],
  ["https://WWW.Neem.in:443", "https://www.neem.in", ""],
  ["http://localhost:9000", "http://localhost:9000", ""],
  ["https://neem.in/plots", "https://neem.in/plots", "/plots"],
  ["https://neem.in/a/b/", "https://neem.in/a/b", "/a/b"],
])("SITE_URL %s is the address %s with the folder %j", (SITE_URL, base, pathPrefix) => {
  expect(siteUrl({ SITE_URL })).toMatchObject({ base, pathPrefix, isListed: true });
});

test.each(["www.neem.in", "/plots", "ftp://neem.in", "https://neem.in/?a=1", "https://neem.in/#a"])(
  "SITE_URL %s is refused, with the correction",
  (SITE_URL) => {
    const { problem, base } = siteUrl({ SITE_URL });
    expect(problem).toMatch(`SITE_URL is "${SITE_URL}". Set it to the full address`);
    expect(base).toBe("");
  },
);

test.each([
  [{ SITE_NOINDEX: "true" }, false],
  [{ SITE_NOINDEX: "1" }, false],
  [{ SITE_NOINDEX: "false" }, true],
  [{ NETLIFY: "true", CONTEXT: "production" }, true],
  [{ NETLIFY: "true", CONTEXT: "deploy-preview" }, false],
  [{ NETLIFY: "true", CONTEXT: "branch-deploy", SITE_NOINDEX: "false" }, true],
  [{ VERCEL_ENV: "production" }, true],
  [{ VERCEL_ENV: "preview" }, false],
  [{ CONTEXT: "a variable of another program" }, true],
])("with %j search engines may list the site: %j", (environment, isListed) => {
  const SITE_URL = "https://neem.in";
  expect(siteUrl({ SITE_URL, ...environment }).isListed).toBe(isListed);
});
