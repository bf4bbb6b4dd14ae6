/** @jest-environment node */
import { pageFile } from "../../schema/content-files";
import { siteSettings } from "../../schema/shapes/site";
import { exampleContent } from "../../test/check/example";
import { pageHead } from "./page-head";

const site = {
  ...siteSettings.parse(exampleContent().get("site.json")),
  name: "Neem Estates",
};
const seo = { title: "About the company", description: "Who we are." };
const about = { page: { seo, header: { breadcrumb: "About Us", title: "Land first" } }, site };
const home = { page: { seo, hero: { headline: "Invest" } }, site };
const listed = { base: "https://neem.in/plots", isListed: true };

test("an inner page has its own address, image and trail", () => {
  const { jsonLd, ...head } = pageHead(pageFile("AboutPage"), about, listed);
  expect(head).toEqual({
    title: "About the company",
    description: "Who we are.",
    language: "en-IN",
    siteName: "Neem Estates",
    robots: "index, follow, max-image-preview:large",
    address: "https://neem.in/plots/about/",
    image: expect.stringMatching(/^https:\/\/neem\.in\/plots\/share\/about-[0-9a-f]{10}\.png$/),
    imageAlt: "Neem Estates: Land first",
  });
  expect(jsonLd).toContain('"BreadcrumbList"');
  expect(jsonLd).not.toContain('"RealEstateAgent"');
});

test("the home page is the folder itself, its image that of its file, and it has no trail", () => {
  const head = pageHead(pageFile("HomePage"), home, listed);
  expect(head.address).toBe("https://neem.in/plots/");
  expect(head.image).toMatch(/^https:\/\/neem\.in\/plots\/share\/home-[0-9a-f]{10}\.png$/);
  expect(head.imageAlt).toBe("Neem Estates: Invest");
  expect(head.jsonLd).not.toContain('"BreadcrumbList"');
});

test("the contact page describes the office", () => {
  expect(pageHead(pageFile("ContactPage"), about, listed).jsonLd).toContain('"RealEstateAgent"');
});

test("the page that stands in for others has no address and is not listed", () => {
  const head = pageHead(pageFile("NotFoundPage"), about, listed);
  expect(head.address).toBeUndefined();
  expect(head.robots).toBe("noindex");
  expect(head.jsonLd).not.toContain('"BreadcrumbList"');
});

test("no page of a preview is listed", () => {
  const head = pageHead(pageFile("AboutPage"), about, { ...listed, isListed: false });
  expect(head.robots).toBe("noindex");
  expect(head.address).toBe("https://neem.in/plots/about/");
});

test("a site without an address names none", () => {
  const head = pageHead(pageFile("AboutPage"), about, { base: "", isListed: false });
  expect(head.address).toBeUndefined();
  expect(head.robots).toBe("noindex");
  expect(JSON.stringify(head)).not.toContain("https://neem.in");
});

test("an image has another address once its words have changed", () => {
  const changed = { ...about.page, header: { ...about.page.header, title: "Title first" } };
  const other = pageHead(pageFile("AboutPage"), { ...about, page: changed }, listed);
  expect(other.image).not.toBe(pageHead(pageFile("AboutPage"), about, listed).image);
});
