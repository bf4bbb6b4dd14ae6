import { HtmlValidate } from "html-validate";

import { contentFiles } from "../../schema/content-files";
import { layoutRoute } from "../../src/lib/links";
import { fixed, fixedPage } from "../support/content";
import { pageAddress } from "../support/folders";
import { builtPages, oneLine, pageAt, textsIn } from "../support/site";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  // An id to which an attribute refers, for example a label's `for`, must exist.
  rules: { "no-missing-references": "error" },
});

/** The pages with a photo or the seal on the first screen. */
const withFirstPhoto = ["/about/", "/open-plots/", "/completed-projects/", "/gallery/", "/csr/"];

test("The site has the pages of the content, and no others", () => {
  const layouts = fixed.layouts.map(({ slug }) => layoutRoute(slug));
  const pages = [...contentFiles.flatMap(({ route }) => route ?? []), ...layouts].map(pageAddress);
  expect(builtPages.map(({ address }) => address).toSorted()).toEqual(pages.toSorted());
});

// test/browser/accessibility.spec.ts tests names, headings and roles.
describe.each(builtPages)("$address", ({ address, document, html }) => {
  const all = (selector: string) => document.querySelectorAll(selector);

  test("is valid HTML", async () => {
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  test("states its language, and has one title, which ends with the company's name", () => {
    expect(all("title")).toHaveLength(1);
    expect(all("title")[0]?.text).toMatch(new RegExp(`. \\| ${fixed.site.name}$`));
    expect(all("html")[0]?.getAttribute("lang")).toBe("en-IN");
  });

  test("describes each photo, reserves its space, and loads the photo of the first screen first", () => {
    const photos = all("img");
    for (const photo of photos) {
      expect(photo.getAttribute("alt")).toMatch(/\S/);
      expect(photo.getAttribute("width")).toMatch(/^[1-9]\d*$/);
      expect(photo.getAttribute("height")).toMatch(/^[1-9]\d*$/);
    }
    const eager = photos.filter((photo) => photo.getAttribute("loading") !== "lazy");
    // Phones do not show the photo beside a page's title.
    expect(eager).toEqual(withFirstPhoto.includes(address) ? all("section img").slice(0, 1) : []);
    expect(photos.filter((photo) => photo.getAttribute("fetchpriority") === "high")).toEqual(eager);
    const isOnHost = photos.some((photo) => photo.getAttribute("src")?.startsWith("https:"));
    expect(all('link[rel="preconnect"]').map((link) => link.getAttribute("href"))).toEqual(
      isOnHost ? ["https://images.unsplash.com"] : [],
    );
  });

  test("shows no missing value and no placeholder", () => {
    const faulty = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|Invalid Date/;
    expect(textsIn(document).filter((text) => faulty.test(text))).toEqual([]);
  });
});

test("The header and the breadcrumb mark the page; the home page has no breadcrumb", () => {
  const marked = (address: string, current = "page") =>
    pageAt(address)
      .document.querySelectorAll(`nav [aria-current=${current}]`)
      .map(({ text }) => oneLine(text));
  expect(marked("/")).toEqual([fixedPage("/").label]);
  expect(marked("/about/")).toEqual(Array(2).fill(fixedPage("/about").label));
  expect(marked("/open-plots/neem-avenue/")).toEqual(["Neem Avenue"]);
  expect(marked("/open-plots/neem-avenue/", "true")).toEqual([fixedPage("/open-plots").label]);
  expect(marked("/404.html").slice(0, -1)).toEqual([]);
});
