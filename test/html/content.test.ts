import { contentFile, layoutSlug, layoutType, pageFiles } from "../../schema/content-files";
import { layoutRoute } from "../../src/lib/links";
import { fixed } from "../support/content";
import { pageAddress } from "../support/folders";
import { builtPages, oneLine, pageAt, textsIn } from "../support/site";

/** The routes of the pages that show a part of a list. */
const listRoutes: Readonly<Record<string, string>> = { StatisticList: "/", PlaceList: "/contact" };

/** The places of texts that no prebuilt page has, because scripts write them or this content does not need them. */
const absent = [
  / empty$/,
  /site\.json (notice|preview|whatsapp message)$/,
  // No layout of this content has a plan.
  /open-plots\.json (ask\w*Message|priceNoteForSize|planNote)$/,
  // This text is in the address of a link.
  / closing chatMessage$/,
  // The bar of a project names only its present stage.
  /ongoing-projects\.json stages/,
  /places\.json (title|text|places \d+ interchange)$/,
  /why-invest\.json cost currencies/,
];

test("Every text of the content is on the page that shows it, without scripts", () => {
  const textAt = new Map(
    builtPages.map(({ address, document }) => [address, textsIn(document).join(" ")]),
  );
  const allText = [...textAt.values()].join(" ");
  // Visitors read the fields of these types as they are written.
  const writtenTypes = /^(words|wordsWithDuties|template|altText|email|phone|registration)$/;
  const missing = fixed.texts
    .filter(({ meta }) => writtenTypes.test(meta.fieldType ?? ""))
    .map(({ file, path, value }) => ({ file, value, place: [file, ...path].join(" ") }))
    .filter(({ place }) => !absent.some((pattern) => pattern.test(place)))
    .filter(({ file, value }) => {
      const { path = "", type = "", route = listRoutes[type] } = contentFile(file) ?? {};
      const list = pageFiles.find(({ listType }) => listType === type);
      const page = type === layoutType ? layoutRoute(layoutSlug(path)) : (route ?? list?.route);
      const text = page ? textAt.get(pageAddress(page)) : allText;
      // A template is compared without its placeholders, and the name of a town without the words in brackets.
      const parts = value.split(/\{\w+\}| \(\w+\)$/).map(oneLine);
      return !parts.every((part) => text?.includes(part));
    });
  expect(missing).toEqual([]);
});

test("Texts name the sum of the duties, which the build computes from the rates", () => {
  const textAt = (address: string) => textsIn(pageAt(address).document).join(" ");
  expect(textAt("/services/")).toContain("registration: about 7.5% of the price");
  expect(textAt("/why-invest/")).toContain("about 7.6% goes in duties and mutation");
});

test("The title of a service is a link if the content gives it an address", () => {
  const links = pageAt("/services/").document.querySelectorAll("main h3 a");
  expect(links.map((link) => [link.text, link.getAttribute("href")])).toEqual([
    ["DTCP Plots", "/open-plots/?approval=dtcp"],
  ]);
});

test("Without samples no page shows the preview banner or leaves room for it", () => {
  for (const { html } of builtPages) expect(html).not.toMatch(/Nothing is for sale|--banner:/);
});
