import { photoHost } from "../../src/lib/photo-host";
import { builtPages } from "../site-under-test/pages";
import { addressOf, allRoutes, site } from "../site-under-test/data";

type Page = (typeof builtPages)[number];

const titlesOf = ({ document }: Page) => document.querySelectorAll("title").map(({ text }) => text);
test("The build has a page of each page file, and no other", () => {
  const expected = allRoutes.map(addressOf);
  expect(builtPages.map(({ address }) => address).toSorted()).toEqual(expected.toSorted());
});

describe.each(builtPages)("$file", (page) => {
  const { document } = page;

  test("has one title, which ends with the company's name", () => {
    const titles = titlesOf(page);
    expect(titles).toHaveLength(1);
    expect(titles[0]?.endsWith(` | ${site.name}`)).toBe(true);
  });

  test("names its language", () => {
    expect(document.querySelector("html")?.getAttribute("lang")).toBe(site.language);
  });

  test("holds its components' styles in one block of its head, and no styles in its body", () => {
    expect(document.querySelectorAll("head style[data-styles]")).toHaveLength(1);
    expect(document.querySelectorAll("[data-styles]")).toHaveLength(1);
    expect(document.querySelectorAll("body style")).toEqual([]);
  });

  test("connects early to the host of its photos, and to no host where it has none", () => {
    const connections = document
      .querySelectorAll('link[rel="preconnect"]')
      .map((link) => link.getAttribute("href"));
    const photos = document.querySelectorAll(`img[src^="${photoHost}/"]`);
    expect(connections).toEqual(photos.length > 0 ? [photoHost] : []);
  });
});

/** Pages that begin with a photo, or show one on the first screen. */
const withFirstPhoto = [
  "/",
  "/open-plots/",
  "/ongoing-projects/",
  "/completed-projects/",
  "/gallery/",
];

test.each(builtPages)(
  "$file fetches a photo of its first screen at once and first, and the others when they come near",
  ({ address, document }) => {
    const images = document.querySelectorAll("img");
    const eager = images.filter((image) => image.getAttribute("loading") !== "lazy");
    // The one beside a page's title is not shown on a phone.
    const first = document.querySelectorAll("section img").slice(0, 1);
    expect(eager).toEqual(withFirstPhoto.includes(address) ? first : []);
    expect(images.filter((image) => image.getAttribute("fetchpriority") === "high")).toEqual(eager);
  },
);
