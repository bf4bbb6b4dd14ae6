import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import sharp from "sharp";

import { siteUrl } from "../support/folders";
import { buildFolder, builtPages, pageAt } from "../support/site";

const read = (file: string) => fs.readFileSync(path.join(buildFolder, file), "utf8");
const listed = builtPages.filter(({ file }) => file !== "404.html");

/** What the head of a page tells others about it, by name; each thing once. */
function toldBy(address: string) {
  const tags = pageAt(address).document.querySelectorAll("head meta[content]");
  const told = tags.map((tag) => [
    tag.getAttribute("name") ?? tag.getAttribute("property") ?? "",
    tag.getAttribute("content") ?? "",
  ]);
  expect(new Set(told.map(([name]) => name)).size).toBe(told.length);
  return new Map(told.map(([name = "", value = ""]) => [name, value]));
}

const canonicalsOf = (address: string) =>
  pageAt(address)
    .document.querySelectorAll("link[rel=canonical]")
    .map((link) => link.getAttribute("href"));

test("The home page says in full what it is, for search engines and for whoever is sent its address", () => {
  const summary =
    "Open plots in DTCP and HMDA approved layouts around Hyderabad. Compare sizes and starting prices, read the papers and see the land before you decide.";
  const title = "Approved open plots around Hyderabad";
  const image = expect.stringMatching(
    /^https:\/\/www\.pasidi-estates\.in\/share\/home-\w{10}\.png$/,
  );
  expect(Object.fromEntries(toldBy("/"))).toMatchObject({
    description: summary,
    robots: "index, follow, max-image-preview:large",
    "og:type": "website",
    "og:site_name": "Pasidi Estates",
    "og:locale": "en_IN",
    "og:title": title,
    "og:description": summary,
    "og:url": "https://www.pasidi-estates.in/",
    "og:image": image,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Pasidi Estates: Invest in Your Golden Future",
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": summary,
    "twitter:image": image,
    "twitter:image:alt": "Pasidi Estates: Invest in Your Golden Future",
  });
});

test.each(listed)("$address has one address, title and summary of its own", ({ address }) => {
  const told = toldBy(address);
  expect(canonicalsOf(address)).toEqual([siteUrl + address]);
  expect(told.get("og:url")).toBe(siteUrl + address);
  for (const name of ["og:title", "description"]) {
    const others = listed.filter((page) => toldBy(page.address).get(name) === told.get(name));
    expect(others.map((page) => page.address)).toEqual([address]);
  }
});

test("The not-found page is kept from search engines", () => {
  expect(toldBy("/404.html").get("robots")).toBe("noindex");
  expect(canonicalsOf("/404.html")).toEqual([]);
});

test.each(builtPages)("$address has an image of its own, 1200 x 630", async ({ address }) => {
  const image = toldBy(address).get("og:image") ?? "";
  const { format, width, height } = await sharp(
    path.join(buildFolder, image.replace(siteUrl, "")),
  ).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  const others = builtPages.filter((page) => toldBy(page.address).get("og:image") === image);
  expect(others).toHaveLength(1);
});

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** A value and all that is inside it, objects only. */
const thingsIn = (value: unknown): Thing[] =>
  isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];

/** What a page describes in schema.org's words. */
function graphOf(address: string): Thing[] {
  const scripts = pageAt(address).document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? "")["@graph"];
}
const ofType = (address: string, type: string) =>
  thingsIn(graphOf(address)).filter((thing) => thing["@type"] === type);

test.each(builtPages)("$address describes what it shows, and no more", ({ address }) => {
  const own: Record<string, string[]> = {
    "/": [],
    "/404.html": [],
    "/contact/": ["BreadcrumbList", "LocalBusiness"],
    "/open-plots/": ["BreadcrumbList", "ItemList"],
  };
  const graph = graphOf(address);
  expect(graph.map((thing) => thing["@type"])).toEqual([
    "Organization",
    "WebSite",
    ...(own[address] ?? ["BreadcrumbList"]),
  ]);
  const described = graph.map((thing) => thing["@id"]);
  const referred = thingsIn(graph).filter((thing) => "@id" in thing && !("@type" in thing));
  expect(referred.filter((thing) => !described.includes(thing["@id"]))).toEqual([]);
});

test("Each plot but a sample is listed with its card's address", () => {
  const listings = ofType("/open-plots/", "RealEstateListing");
  expect(listings.map(({ name }) => name)).toEqual([
    "Adibatla Meadows",
    "Shadnagar Greens",
    "Maheshwaram Grove",
    "Pocharam Enclave",
    "Neem Avenue",
  ]);
  for (const { url } of listings) {
    const [page, id = ""] = String(url).split("#");
    expect(page).toBe(`${siteUrl}/open-plots/`);
    expect(pageAt("/open-plots/").document.getElementById(id)).not.toBeNull();
  }
});

test("The described trail of a page is the one that visitors see", () => {
  const steps = ofType("/gallery/", "ListItem").map(({ name, item }) => [name, item]);
  expect(steps).toEqual([
    ["Home", `${siteUrl}/`],
    ["Gallery", `${siteUrl}/gallery/`],
  ]);
  const seen = pageAt("/gallery/").document.querySelectorAll("nav > ol > li");
  expect(seen.map((step) => step.textContent)).toEqual(["Home", "Gallery"]);
});

test("The sitemap has the eleven pages, and robots.txt leads to it", () => {
  const locations = parse(read("sitemap.xml")).querySelectorAll("loc");
  expect(locations.map(({ textContent }) => textContent).toSorted()).toEqual(
    listed.map(({ address }) => siteUrl + address).toSorted(),
  );
  expect(locations).toHaveLength(11);
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});
