import type { HTMLElement } from "node-html-parser";

import { builtPages, oneLine, pageAt, wordsOf } from "../support/site";

const references = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "list", "form"];

/** Pages that begin with a photo, or show one on the first screen. */
const withFirstPhoto = [
  "/",
  "/open-plots/",
  "/ongoing-projects/",
  "/completed-projects/",
  "/gallery/",
];

test("There are the pages of the specification, and one for addresses that lead nowhere", () => {
  expect(builtPages.map(({ address }) => address).toSorted()).toEqual([
    "/",
    "/404.html",
    "/about/",
    "/completed-projects/",
    "/contact/",
    "/csr/",
    "/gallery/",
    "/ongoing-projects/",
    "/open-plots/",
    "/services/",
    "/testimonials/",
    "/why-invest/",
  ]);
});

// Names, headings and roles are judged by axe, in test/browser/accessibility.spec.ts.
describe.each(builtPages)("$address", ({ address, document }) => {
  const all = (selector: string) => document.querySelectorAll(selector);

  test("has one title, which ends in the company's name, and names its language", () => {
    expect(all("title")).toHaveLength(1);
    expect(all("title")[0]?.text).toMatch(/. \| Pasidi Estates$/);
    expect(all("html")[0]?.getAttribute("lang")).toBe("en-IN");
  });

  test("describes each photo, reserves its room, and fetches that of the first screen first", () => {
    const photos = all("img");
    for (const photo of photos) {
      expect(photo.getAttribute("alt")).toMatch(/\S/);
      expect(photo.getAttribute("width")).toMatch(/^[1-9]\d*$/);
      expect(photo.getAttribute("height")).toMatch(/^[1-9]\d*$/);
    }
    const eager = photos.filter((photo) => photo.getAttribute("loading") !== "lazy");
    // The one beside a page's title is not shown on a phone.
    expect(eager).toEqual(withFirstPhoto.includes(address) ? all("section img").slice(0, 1) : []);
    expect(photos.filter((photo) => photo.getAttribute("fetchpriority") === "high")).toEqual(eager);
    expect(all('link[rel="preconnect"]').map((link) => link.getAttribute("href"))).toEqual(
      photos.length > 0 ? ["https://images.unsplash.com"] : [],
    );
  });

  test("gives each id once, and has each one that something refers to", () => {
    const ids = all("[id]").map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const referred = references.flatMap((name) =>
      all(`[${name}]`).flatMap((element) => (element.getAttribute(name) ?? "").split(/\s+/)),
    );
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("gives links and buttons names that have the words seen on them", () => {
    // Whoever speaks to the browser says what is seen.
    const controls = all("a, button");
    const nameOf = (control: HTMLElement) => control.getAttribute("aria-label") ?? control.text;
    const unspoken = controls.filter(
      (control) => !oneLine(nameOf(control)).includes(oneLine(control.text)),
    );
    expect(unspoken.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("shows no value that is missing or was not filled in", () => {
    const odd = /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{\w+\}|Invalid Date/;
    expect(wordsOf(document).filter((words) => odd.test(words))).toEqual([]);
  });

  test("holds its components' styles in one block of its head", () => {
    expect(all("[data-styles]")).toEqual(all("head style[data-styles]"));
    expect(all("[data-styles]")).toHaveLength(1);
    expect(all("body style")).toEqual([]);
  });
});

test("A page is marked in the header and in its trail; the home page has no trail", () => {
  const marked = (address: string) =>
    pageAt(address)
      .document.querySelectorAll("nav [aria-current=page]")
      .map(({ text }) => oneLine(text));
  expect(marked("/")).toEqual(["Home"]);
  expect(marked("/about/")).toEqual(["About Us", "About Us"]);
  expect(marked("/ongoing-projects/")).toEqual(["Ongoing Projects", "Ongoing Projects"]);
  expect(marked("/404.html").slice(0, -1)).toEqual([]);
});

test("The items of a list are revealed 0.1 s apart", () => {
  const tiles = pageAt("/gallery/").document.querySelectorAll("[style*=transition-delay]");
  expect(tiles.map((tile) => tile.getAttribute("style"))).toEqual(
    tiles.map((_, place) => `transition-delay:${place * 100}ms`),
  );
  expect(tiles).toHaveLength(12);
});
