import { z } from "zod";

import { contentFile, layoutSlug, layoutType } from "../../schema/content-files";
import { layoutRoute } from "../../src/lib/links";
import { fixedContent } from "../support/content";
import { addressOf } from "../support/folders";
import { builtPages, oneLine, pageAt, wordsOf } from "../support/site";

/** The page of each file that is not the file of one page; the texts of site.json are on any. */
const pageOf: Readonly<Record<string, string>> = {
  "ongoing-projects.json": "/ongoing-projects/",
  "completed-projects.json": "/completed-projects/",
  "testimonials.json": "/testimonials/",
  "gallery.json": "/gallery/",
  "statistics.json": "/",
  "places.json": "/contact/",
};

/** Kinds of fields that visitors read as written. */
const shownKinds = new Set([
  "words",
  "wordsWithDuties",
  "template",
  "altText",
  "email",
  "phone",
  "registration",
]);

/** Places of texts that are on no prebuilt page: scripts write them, or this content has no use for them. */
const absent = [
  / (empty|.*\.empty)$/,
  /^site\.json (notice|preview|whatsapp\.message)$/,
  // No layout of this content has a plan.
  /^pages\/open-plots\.json (ask\w*Message|priceNoteForSize|planNote)$/,
  // Part of a link.
  / closing\.chatMessage$/,
  // The bar has a part for each; the present one is named.
  /^ongoing-projects\.json stages/,
  /^places\.json (title|text|places\.\d+\.interchange)$/,
  /^pages\/why-invest\.json cost\.currencies/,
];
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every text that visitors read, with its place. */
function textsOf(shape: unknown, value: unknown, place: string): [place: string, text: string][] {
  if (shape instanceof z.ZodOptional) return textsOf(shape.unwrap(), value, place);
  if (shape instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => textsOf(shape.element, entry, `${place}.${index}`));
  }
  if (shape instanceof z.ZodObject && isGroup(value)) {
    return Object.entries(value).flatMap(([key, field]) =>
      textsOf(shape.shape[key], field, place.endsWith(" ") ? place + key : `${place}.${key}`),
    );
  }
  const isShown = shape instanceof z.ZodType && shownKinds.has(shape.meta()?.kind ?? "");
  return typeof value === "string" && isShown ? [[place, value]] : [];
}

test("Every text of the content is on the page that shows it, without scripts", () => {
  const said = new Map(
    builtPages.map(({ address, document }) => [address, oneLine(wordsOf(document).join(" "))]),
  );
  const onAny = [...said.values()].join(" ");
  const missing = [...fixedContent()].flatMap(([path, value]) => {
    const { route, shape, type } = contentFile(`data/${path}`) ?? {};
    const page = type === layoutType ? layoutRoute(layoutSlug(path)) : route;
    const own = page ? addressOf(page) : pageOf[path];
    const onPage = own ? said.get(own) : onAny;
    return (
      textsOf(shape, value, `${path} `)
        .filter(([place]) => !absent.some((pattern) => pattern.test(place)))
        // A template is compared without its placeholders, the name of a town without its brackets.
        .flatMap(([place, text]) =>
          text.split(/\{\w+\}| \(\w+\)$/).map((part) => [place, oneLine(part)]),
        )
        .filter(([, part = ""]) => !onPage?.includes(part))
    );
  });
  expect(missing).toEqual([]);
});

test("A duty rate stands once: texts name the sum that the build has written", () => {
  const said = (address: string) => wordsOf(pageAt(address).document).join(" ");
  expect(said("/services/")).toContain("registration: about 7.5% of the price");
  expect(said("/why-invest/")).toContain("about 7.6% goes in duties and mutation");
});

test("The title of a point leads where its content says", () => {
  const links = pageAt("/services/").document.querySelectorAll("main h3 a");
  const leads = links.map((link) => [link.text, link.getAttribute("href")]);
  expect(leads).toEqual([["DTCP Plots", "/open-plots/?approval=dtcp"]]);
});

test("Without made-up content no page says that it is a preview, or has room for that", () => {
  for (const { html } of builtPages) expect(html).not.toMatch(/Nothing is for sale|--banner:/);
});
