import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import sharp from "sharp";

import { siteAddress } from "../../gatsby/head/site-address";
import { contentFiles } from "../../schema/content-files";
import { buildFolder } from "../site-under-test/pages";
import { contentFolder, plots, site } from "../site-under-test/data";

const { origin, pathPrefix, isListed } = siteAddress(process.env);
const base = origin + pathPrefix;
const published = (file: string) => path.join(buildFolder, file);
const read = (file: string) => fs.readFileSync(published(file), "utf8");

const readPage = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(contentFolder, file), "utf8"));

const files = contentFiles.flatMap(({ path: file, route }) => (route ? [{ file, route }] : []));
const pages = files
  .filter(({ route }) => route !== "/404")
  .map(({ file, route }) => ({
    file,
    address: `${base}${route === "/" ? "/" : `${route}/`}`,
    html: path.join(route, "index.html"),
  }));
const notFound = { file: "pages/not-found.json", address: undefined, html: "404.html" };

/** Every tag of a page's head that tells others about it, as [name, value], sorted by name. */
function headOf(html: string) {
  const head = parse(read(html)).querySelector("head");
  if (!head) throw new Error(`${html} has no head.`);
  const metas = head
    .querySelectorAll("meta")
    .map((tag) => [
      tag.getAttribute("name") ?? tag.getAttribute("property") ?? "",
      tag.getAttribute("content") ?? "",
    ]);
  return {
    told: metas.filter(([name]) => /^(description|robots|og:|twitter:)/.test(name ?? "")).sort(),
    canonical: head.querySelectorAll("link[rel=canonical]").map((tag) => tag.getAttribute("href")),
    descriptions: head
      .querySelectorAll('script[type="application/ld+json"]')
      .map((tag) => JSON.parse(tag.textContent)),
  };
}

test.each([...pages, notFound])(
  "$html tells each thing about itself once",
  ({ file, address, html }) => {
    const page = readPage(file);
    const imageAlt = `${site.name}: ${page.header?.title ?? page.hero.headline}`;
    const { told, canonical } = headOf(html);
    const image = new Map(told.map(([name, value]) => [name, value])).get("og:image");
    const place = `${base}/share/${path.basename(file, ".json")}`;
    expect(image?.replace(/-[0-9a-f]{10}\.png$/, "")).toBe(place);
    // A site that was built without its address names none.
    const own = origin && address;
    expect(canonical).toEqual(own ? [own] : []);
    expect(told).toEqual(
      [
        ["description", page.seo.description],
        ["robots", address && isListed ? "index, follow, max-image-preview:large" : "noindex"],
        ["og:type", "website"],
        ["og:site_name", site.name],
        ["og:locale", "en_IN"],
        ["og:title", page.seo.title],
        ["og:description", page.seo.description],
        ...(own ? [["og:url", own]] : []),
        ["og:image", image],
        ["og:image:width", "1200"],
        ["og:image:height", "630"],
        ["og:image:alt", imageAlt],
        ["twitter:card", "summary_large_image"],
        ["twitter:title", page.seo.title],
        ["twitter:description", page.seo.description],
        ["twitter:image", image],
        ["twitter:image:alt", imageAlt],
      ].sort(),
    );
  },
);

test.each([...pages, notFound])(
  "$html has an image of 1200 x 630 to be shared with",
  async (page) => {
    const told = new Map(headOf(page.html).told.map(([name, value]) => [name, value]));
    const image = told.get("og:image") ?? "";
    const { format, width, height } = await sharp(published(image.replace(base, ""))).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
  },
);

test("no two pages share an address, a title, a summary or an image", () => {
  const all = [...pages, notFound];
  const heads = all.map(
    ({ html }) => new Map(headOf(html).told.map(([name, value]) => [name, value])),
  );
  const names = ["og:title", "description", "og:image", ...(origin ? ["og:url"] : [])];
  for (const name of names) {
    expect(new Set(heads.map((head) => head.get(name))).size).toBe(all.length);
  }
});

/**
 * What a thing must say to be of use: what Google's rich results require, and for the rest what the type
 * is there to say. A type that is not named here has no place on the site: not Review, for one.
 */
const required: Record<string, string[]> = {
  Organization: ["@id", "name", "url", "logo"],
  WebSite: ["@id", "name", "url", "inLanguage", "publisher"],
  ContactPoint: ["contactType"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["numberOfItems", "itemListElement"],
  ListItem: ["position", "item"],
  RealEstateAgent: [
    "@id",
    "name",
    "url",
    "image",
    "parentOrganization",
    "openingHoursSpecification",
  ],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  RealEstateListing: ["name", "url", "about", "offers"],
  Place: ["name", "address"],
  PostalAddress: ["addressCountry"],
  Offer: ["seller", "priceCurrency", "priceSpecification", "availability"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
  QuantitativeValue: ["minValue", "maxValue", "unitCode"],
};

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** A value and all that is inside it, objects only. */
const thingsIn = (value: unknown): Thing[] =>
  isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];

const graphOf = (html: string): Thing[] => {
  const { descriptions } = headOf(html);
  expect(descriptions).toEqual([{ "@context": "https://schema.org", "@graph": expect.any(Array) }]);
  return descriptions[0]["@graph"];
};

test.each([...pages, notFound])(
  "$html describes itself in full in schema.org's words",
  ({ html }) => {
    const things = thingsIn(graphOf(html)).filter((thing) => "@type" in thing);
    expect(things.length).toBeGreaterThan(1);
    for (const thing of things) {
      const fields = required[String(thing["@type"])];
      const missing = fields?.filter((field) => thing[field] === undefined || thing[field] === "");
      expect({ type: thing["@type"], missing }).toEqual({ type: thing["@type"], missing: [] });
    }
  },
);

test.each([...pages, notFound])("$html refers to nothing that it does not describe", ({ html }) => {
  const graph = graphOf(html);
  const described = graph.map((thing) => thing["@id"]);
  const referred = thingsIn(graph).filter((thing) => "@id" in thing && !("@type" in thing));
  expect(referred.filter((thing) => !described.includes(thing["@id"]))).toEqual([]);
});

const typesOf = (html: string) => graphOf(html).map((thing) => thing["@type"]);

test("each page describes what it shows", () => {
  const everywhere = ["Organization", "WebSite"];
  const added: Record<string, string[]> = {
    "/index.html": [],
    "/contact/index.html": ["BreadcrumbList", "RealEstateAgent"],
    "/open-plots/index.html": ["BreadcrumbList", ...(plots.plots.length > 0 ? ["ItemList"] : [])],
  };
  for (const { html } of pages) {
    expect([html, ...typesOf(html)]).toEqual([
      html,
      ...everywhere,
      ...(added[html] ?? ["BreadcrumbList"]),
    ]);
  }
  expect(typesOf(notFound.html)).toEqual(everywhere);
});

test("each offer has the address of its card", () => {
  const document = parse(read("open-plots/index.html"));
  const addresses = thingsIn(graphOf("open-plots/index.html")).flatMap(({ "@type": type, url }) =>
    type === "RealEstateListing" ? [String(url)] : [],
  );
  expect(addresses).toHaveLength(plots.plots.length);
  const lost = addresses.filter((address) => {
    const [page, id = ""] = address.split("#");
    return page !== `${base}/open-plots/` || !document.getElementById(id);
  });
  expect(lost).toEqual([]);
});

test("the offers are the plots of the content, in its order, in rupees for a square yard", () => {
  const list = graphOf("open-plots/index.html").find((thing) => thing["@type"] === "ItemList");
  const inside = thingsIn(list);
  const ofType = (type: string) => inside.filter((thing) => thing["@type"] === type);
  expect(ofType("RealEstateListing").map(({ name }) => name)).toEqual(
    plots.plots.map(({ name }) => name),
  );
  expect(
    ofType("UnitPriceSpecification").map(({ price, priceCurrency, unitCode }) => [
      price,
      priceCurrency,
      unitCode,
    ]),
  ).toEqual(plots.plots.map(({ pricePerSqYd }) => [pricePerSqYd, "INR", "YDK"]));
});

test("the company's logo is there, square and large enough", async () => {
  const [company] = graphOf("index.html");
  const logo = String(company?.logo);
  expect(logo).toMatch(new RegExp(`^${base}/`));
  const { width = 0, height } = await sharp(published(logo.replace(base, ""))).metadata();
  expect(width).toBeGreaterThanOrEqual(112);
  expect(height).toBe(width);
});

test.each(pages.filter(({ file }) => file !== "pages/home.json"))(
  "the trail of $html is the one that visitors see",
  ({ html, address }) => {
    const trail = graphOf(html).find((thing) => thing["@type"] === "BreadcrumbList");
    const steps = thingsIn(trail).filter((thing) => thing["@type"] === "ListItem");
    const seen = parse(read(html)).querySelectorAll("nav > ol > li");
    expect(steps.map(({ name }) => name)).toEqual(seen.map((step) => step.textContent));
    expect(steps.map(({ item }) => item)).toEqual([`${base}/`, address]);
  },
);

test("the sitemap has exactly the pages of the site", () => {
  const entries = parse(read("sitemap.xml")).querySelectorAll("url");
  expect(entries.map((entry) => entry.querySelector("loc")?.textContent)).toEqual(
    pages.map(({ address }) => address),
  );
});

test("robots.txt leads to the sitemap, but of a preview to none", () => {
  const text = read("robots.txt");
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(/^Sitemap: (.*)$/m.exec(text)?.[1]).toBe(isListed ? `${base}/sitemap.xml` : undefined);
  expect(text).not.toContain("Disallow");
});
