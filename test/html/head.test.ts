import fs from "node:fs";
import path from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";

import { fixed, fixedPage } from "../support/content";
import { siteUrl } from "../support/folders";
import { buildFolder, builtPages, pageAt } from "../support/site";

const read = (file: string) => fs.readFileSync(path.join(buildFolder, file), "utf8");
const listed = builtPages.filter(({ file }) => file !== "404.html");

/** The contents of a page's <meta> elements by their names, which must differ. */
function metaValues(address: string) {
  const elements = pageAt(address).document.querySelectorAll("head meta[content]");
  const values = new Map(
    elements.map(({ attributes: { name, property, content } }) => [name ?? property, content]),
  );
  expect(values.size).toBe(elements.length);
  return values;
}

const canonicalUrls = (address: string) =>
  pageAt(address)
    .document.querySelectorAll("link[rel=canonical]")
    .map((link) => link.getAttribute("href"));

test("The home page describes itself to search engines and in shared links", () => {
  const { description, title, heading } = fixedPage("/");
  expect(Object.fromEntries(metaValues("/"))).toMatchObject({
    description,
    robots: "index, follow, max-image-preview:large",
    "og:title": title,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": `${fixed.site.name}: ${heading}`,
    "twitter:card": "summary_large_image",
  });
});

test.each(listed)(
  "$address has its address, and a title, a description and a share image that no other page has",
  async ({ address }) => {
    const meta = metaValues(address);
    expect(canonicalUrls(address)).toEqual([siteUrl + address]);
    expect(meta.get("og:url")).toBe(siteUrl + address);
    for (const name of ["og:title", "description", "og:image"]) {
      const others = listed.filter((page) => metaValues(page.address).get(name) === meta.get(name));
      expect(others.map((page) => page.address)).toEqual([address]);
    }
    const image = meta.get("og:image")?.replace(siteUrl, buildFolder);
    const { format, width, height } = await sharp(image).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
  },
);

test("Search engines are kept from the not-found page", () => {
  expect(metaValues("/404.html").get("robots")).toBe("noindex");
  expect(canonicalUrls("/404.html")).toEqual([]);
});

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** All objects in a value, including the value itself. */
const thingsIn = (value: unknown): Thing[] =>
  isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];

/** The JSON-LD of a page: its description in the vocabulary of schema.org. */
function jsonLdGraph(address: string): Thing[] {
  const scripts = pageAt(address).document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? "")["@graph"];
}
const jsonLdOfType = (address: string, type: string) =>
  thingsIn(jsonLdGraph(address)).filter((thing) => thing["@type"] === type);

test.each([
  ["/", []],
  ["/about/", ["BreadcrumbList"]],
  ["/contact/", ["BreadcrumbList", "LocalBusiness"]],
  ["/open-plots/", ["BreadcrumbList", "ItemList"]],
  ["/404.html", []],
])("%s describes the company, the site and %j to search engines", (address, own) => {
  const graph = jsonLdGraph(address);
  expect(graph.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite", ...own]);
  const described = graph.map((thing) => thing["@id"]);
  const referred = thingsIn(graph).filter((thing) => "@id" in thing && !("@type" in thing));
  expect(referred.filter((thing) => !described.includes(thing["@id"]))).toEqual([]);
});

test("Search engines get the name and the address of each card on /open-plots", () => {
  const listings = jsonLdOfType("/open-plots/", "RealEstateListing");
  const names = pageAt("/open-plots/").document.querySelectorAll("main article h3");
  expect(listings.map(({ name, url }) => [name, url])).toEqual(
    names.map(({ text, id }) => [text, `${siteUrl}/open-plots/#${id}`]),
  );
});

test.each([
  ["/", "/gallery/"],
  ["/", "/open-plots/", "/open-plots/neem-avenue/"],
])("Search engines get the breadcrumb that visitors see: %s", (...addresses) => {
  const address = addresses.at(-1) ?? "";
  const steps = jsonLdOfType(address, "ListItem");
  expect(steps.map(({ item }) => item)).toEqual(addresses.map((each) => siteUrl + each));
  const seen = pageAt(address).document.querySelectorAll("nav > ol > li");
  expect(seen.map((step) => step.textContent)).toEqual(steps.map(({ name }) => name));
});

test("The sitemap has every page, and robots.txt names it", () => {
  const locations = parse(read("sitemap.xml")).querySelectorAll("loc");
  expect(locations.map(({ textContent }) => textContent).toSorted()).toEqual(
    listed.map(({ address }) => siteUrl + address).toSorted(),
  );
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});
