import { contentFile, layoutSlug, layoutType, pageFiles } from "../../schema/content-files";
import { layoutRoute } from "../../src/lib/links";
import { fixed } from "../support/content";
import { addressOf } from "../support/folders";
import { builtPages, oneLine, pageAt, wordsOf } from "../support/site";

/** The routes of lists that no page shows in full. */
const listRoutes: Readonly<Record<string, string>> = { StatisticList: "/", PlaceList: "/contact" };

/** The places of texts that are on no prebuilt page: scripts write them, or no page of this content needs them. */
const absent = [
  / empty$/,
  /site\.json (notice|preview|whatsapp message)$/,
  // No layout of this content has a plan.
  /open-plots\.json (ask\w*Message|priceNoteForSize|planNote)$/,
  // The address of a link has it.
  / closing chatMessage$/,
  // The bar has a part for each stage, and names only the present stage.
  /ongoing-projects\.json stages/,
  /places\.json (title|text|places \d+ interchange)$/,
  /why-invest\.json cost currencies/,
];

test("Every text of the content is on the page that shows it, without scripts", () => {
  const said = new Map(
    builtPages.map(({ address, document }) => [address, oneLine(wordsOf(document).join(" "))]),
  );
  const onAny = [...said.values()].join(" ");
  // The writtenTypes of fields that visitors read as written.
  const writtenTypes = /^(words|wordsWithDuties|template|altText|email|phone|registration)$/;
  const missing = fixed.texts
    .filter(({ meta }) => writtenTypes.test(meta.fieldType ?? ""))
    .map(({ file, path, value }) => ({ file, value, place: [file, ...path].join(" ") }))
    .filter(({ place }) => !absent.some((pattern) => pattern.test(place)))
    .filter(({ file, value }) => {
      const { path = "", type = "", route = listRoutes[type] } = contentFile(file) ?? {};
      const list = pageFiles.find(({ listType }) => listType === type);
      const page = type === layoutType ? layoutRoute(layoutSlug(path)) : (route ?? list?.route);
      const onPage = page ? said.get(addressOf(page)) : onAny;
      // A template is compared without its placeholders, the name of a town without its brackets.
      const parts = value.split(/\{\w+\}| \(\w+\)$/).map(oneLine);
      return !parts.every((part) => onPage?.includes(part));
    });
  expect(missing).toEqual([]);
});

test("Texts name the sum of the duties, which the build computes from the rates", () => {
  const said = (address: string) => wordsOf(pageAt(address).document).join(" ");
  expect(said("/services/")).toContain("registration: about 7.5% of the price");
  expect(said("/why-invest/")).toContain("about 7.6% goes in duties and mutation");
});

test("The title of a point is a link if the content gives it an address", () => {
  const links = pageAt("/services/").document.querySelectorAll("main h3 a");
  const leads = links.map((link) => [link.text, link.getAttribute("href")]);
  expect(leads).toEqual([["DTCP Plots", "/open-plots/?approval=dtcp"]]);
});

test("Without samples no page shows the preview banner or leaves room for it", () => {
  for (const { html } of builtPages) expect(html).not.toMatch(/Nothing is for sale|--banner:/);
});
