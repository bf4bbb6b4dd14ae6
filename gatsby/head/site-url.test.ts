import { siteUrl } from "./site-url";
import { searchFiles } from "./sitemap";

test("without SITE_URL the site has no address and is not listed", () => {
  const unknown = { base: "", pathPrefix: "", isListed: false };
  expect(siteUrl({ SITE_URL: "", SITE_NOINDEX: "false" })).toEqual(unknown);
});

// A listed site is tested where it is built.
test.each([{}, { SITE_URL: "https://neem.in", SITE_NOINDEX: "true" }])(
  "with %j there is no sitemap, since the pages ask to stay unlisted",
  (environment) => {
    const unlisted = { "robots.txt": "User-agent: *\nAllow: /\n" };
    const { base, isListed } = siteUrl(environment);
    expect(searchFiles(base, isListed)).toEqual(unlisted);
  },
);

test.each([
  ["https://www.neem.in", "https://www.neem.in", ""],
  ["https://WWW.Neem.in:443", "https://www.neem.in", ""],
  ["https://neem.in/plots", "https://neem.in/plots", "/plots"],
  ["https://neem.in/a/b/", "https://neem.in/a/b", "/a/b"],
])("SITE_URL %s is the address %s with the folder %j", (SITE_URL, base, pathPrefix) => {
  expect(siteUrl({ SITE_URL })).toMatchObject({ base, pathPrefix, isListed: true });
});

test.each(["www.neem.in", "ftp://neem.in", "https://neem.in/?a=1"])(
  "SITE_URL %s is refused, with the correction",
  (SITE_URL) => {
    const { problem, base } = siteUrl({ SITE_URL });
    expect(problem).toMatch(`SITE_URL is "${SITE_URL}". Set it to the full address`);
    expect(base).toBe("");
  },
);

test.each([
  [{ SITE_NOINDEX: "true" }, false],
  [{ SITE_NOINDEX: "false" }, true],
  [{ NETLIFY: "true", CONTEXT: "production" }, true],
  [{ NETLIFY: "true", CONTEXT: "deploy-preview" }, false],
  [{ VERCEL_ENV: "preview" }, false],
])("with %j search engines may list the site: %j", (environment, isListed) => {
  const SITE_URL = "https://neem.in";
  expect(siteUrl({ SITE_URL, ...environment }).isListed).toBe(isListed);
});
