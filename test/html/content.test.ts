import fs from "node:fs";
import path from "node:path";

import type { HTMLElement } from "node-html-parser";
import { z } from "zod";

import { type ContentFile, contentFiles } from "../../schema/content-files";
import { formatMonth } from "../../gatsby/content/format";
import { fillTemplate } from "../../src/lib/fill-template";
import { costOf } from "../../src/lib/loan";
import { formatNumber, formatRupees, formatRupeesInWords } from "../../src/lib/rupees";
import { oneLine, pageAt, wordsOf } from "../site-under-test/pages";
import {
  addressOf,
  allRoutes,
  completed,
  contentFolder,
  ongoing,
  plots,
  routes,
  statistics,
  whyInvest,
} from "../site-under-test/data";

/** The pages that show a file of data/ which is not the file of one page. */
const pagesOf: Record<string, string[]> = {
  "site.json": allRoutes,
  "plots.json": ["/open-plots"],
  "ongoing-projects.json": ["/ongoing-projects"],
  "completed-projects.json": ["/completed-projects"],
  "testimonials.json": ["/testimonials"],
  "gallery.json": ["/gallery"],
  "statistics.json": ["/"],
  "places.json": ["/contact"],
};

/** Kinds of fields whose values visitors read as they are written. */
const shownKinds = new Set(["words", "template", "altText", "email", "phone", "registration"]);

/** Fields that are on fewer pages than the rest of their file, with these pages. */
const elsewhere: [RegExp, string[]][] = [
  [/^site\.json contact\.hours/, ["/contact"]],
  [/^site\.json accessibility\.breadcrumb$/, allRoutes.filter((route) => route !== "/")],
  // Only where no entry of the header leads to the home page.
  [/^site\.json accessibility\.homePage$/, []],
  // Written by scripts alone, or part of a chat link's address.
  [/^site\.json (notice|accessibility\.closeMenu|whatsapp\.(message|pageMessage))$/, []],
  [/^plots\.json (units|finder|comparison|labels\.askMessage)/, []],
  [
    /^(site\.json contact\.(openNow|opensNext)|gallery\.json viewer\.|places\.json (table\.|places\.\d+\.interchange))/,
    [],
  ],
  // A long list has its later plots in the table, without their photos.
  [/^plots\.json plots\.(2[4-9]|[3-9]\d)\.photo/, []],
  // For records of a kind that the content need not have.
  [
    / (contact\.closed|labels\.(sizeSingle|sizeRange|reraNumber|reraPending|layoutPermitNumber|sample))$/,
    [],
  ],
  // Of fields and buttons, which scripts add.
  [/^pages\/why-invest\.json cost\.(fields|limits|announcement|currencies)/, []],
  [/^pages\/why-invest\.json (verify\.(copy|copied|print)|abroad\.hours\.(yours|day\w+))$/, []],
  [/^plots\.json plots\.\d+\.amenities\.([3-9]|\d\d)/, []],
];

interface Shown {
  place: string;
  text: string;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Every text of a value that visitors read. What is written beside an empty list may be left out with it. */
function textsOf(shape: unknown, value: unknown, place: string): Shown[] {
  if (shape instanceof z.ZodOptional) return textsOf(shape.unwrap(), value, place);
  if (shape instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => textsOf(shape.element, entry, `${place}.${index}`));
  }
  if (shape instanceof z.ZodObject && isGroup(value)) {
    const isEmpty = Object.values(value).some(isEmptyList);
    return Object.entries(value)
      .filter(([key]) => (isEmpty ? key === "empty" : key !== "empty"))
      .flatMap(([key, field]) =>
        textsOf(shape.shape[key], field, place.endsWith(" ") ? place + key : `${place}.${key}`),
      );
  }
  if (typeof value !== "string" || !(shape instanceof z.ZodType)) return [];
  return shownKinds.has(shape.meta()?.kind ?? "") ? [{ place, text: value }] : [];
}

const shownIn = ({ path: file, shape }: ContentFile): Shown[] =>
  textsOf(shape, JSON.parse(fs.readFileSync(path.join(contentFolder, file), "utf8")), `${file} `);

const saidOn = (address: string) => oneLine(wordsOf(pageAt(address).document).join(" "));

/** The texts of a value without what a template leaves open. */
const fixedParts = (value: string) =>
  value
    .split(/\{\w+\}/)
    .map(oneLine)
    .filter(Boolean);

test("Every text of the content is on the page that shows it, without scripts", () => {
  const said = new Map(allRoutes.map((route) => [route, saidOn(addressOf(route))]));
  const missing = contentFiles.flatMap((entry) =>
    shownIn(entry).flatMap(({ place, text }) => {
      const own = entry.route ? [entry.route] : (pagesOf[entry.path] ?? []);
      const pages = elsewhere.find(([pattern]) => pattern.test(place))?.[1] ?? own;
      return fixedParts(text).flatMap((part) =>
        pages
          .filter((route) => !said.get(route)?.includes(part))
          .map((route) => `${place}: "${part}" is not on ${route}`),
      );
    }),
  );
  expect(missing).toEqual([]);
});

/** The entries of a page's records, in their order. */
const entriesOn = (address: string): HTMLElement[] =>
  pageAt(address)
    .document.querySelectorAll("main li")
    .filter((item) => item.querySelector("h3"));

const namesOf = (entries: HTMLElement[]) =>
  entries.map((entry) => oneLine(entry.querySelector("h3")?.text ?? ""));

test("Open plots are the content's, in its order, with status, size, price and three amenities", () => {
  const cards = entriesOn("/open-plots/");
  const rows = pageAt("/open-plots/").document.querySelectorAll("tbody tr");
  const names = plots.plots.map(({ name }) => oneLine(name));
  // Of a long list only the table has all.
  expect(namesOf(cards)).toEqual(names.length < 60 ? names : names.slice(0, 24));
  expect(rows).toHaveLength(names.length);
  plots.plots.forEach(({ name, size: { min, max }, status, pricePerSqYd, amenities }, index) => {
    const { sizeRange, sizeSingle, pricePerSqYd: price } = plots.labels;
    const sizes = { size: formatNumber(min), min: formatNumber(min), max: formatNumber(max) };
    const facts = [
      name,
      status,
      oneLine(fillTemplate(min === max ? sizeSingle : sizeRange, sizes)),
      oneLine(fillTemplate(price, { price: formatRupees(pricePerSqYd) })),
    ].map(oneLine);
    const shown = amenities.slice(0, 3).map(oneLine);
    const card = cards[index];
    const row = rows[index];
    expect(row && wordsOf(row)).toEqual(expect.arrayContaining(facts));
    expect(oneLine(row?.text ?? "")).toContain(shown.join(", "));
    if (card === undefined) return;
    expect(wordsOf(card)).toEqual(expect.arrayContaining(facts));
    expect(card.querySelectorAll("li").map(({ text }) => oneLine(text))).toEqual(shown);
  });
});

test("Only the open plots' own page lists amenities on its cards", () => {
  const others = routes.filter((route) => route !== "/open-plots");
  const listing = others.filter((route) =>
    pageAt(addressOf(route)).document.querySelector("main article ul"),
  );
  expect(listing).toEqual([]);
});

test("Ongoing projects are the content's, in its order, with progress, month and investment", () => {
  const cards = entriesOn("/ongoing-projects/");
  expect(namesOf(cards)).toEqual(ongoing.projects.map(({ name }) => oneLine(name)));
  ongoing.projects.forEach(({ percentComplete, completion, investment }, index) => {
    const card = cards[index];
    const range = fillTemplate(ongoing.labels.investmentRange, {
      min: formatRupeesInWords(investment.min),
      max: formatRupeesInWords(investment.max),
    });
    expect(card && wordsOf(card)).toEqual(
      expect.arrayContaining([`${percentComplete}%`, formatMonth(completion), oneLine(range)]),
    );
  });
});

test("Completed projects are the content's, in its order, with year, plots and clients", () => {
  const entries = entriesOn("/completed-projects/");
  expect(namesOf(entries)).toEqual(completed.projects.map(({ name }) => oneLine(name)));
  completed.projects.forEach((project, index) => {
    const entry = entries[index];
    const figures = [project.plots, project.clients].map(formatNumber);
    expect(entry && wordsOf(entry)).toEqual(
      expect.arrayContaining([String(project.completedYear), ...figures]),
    );
  });
});

test("Each figure of the home page is at its target", () => {
  const items = pageAt("/")
    .document.querySelectorAll("main li")
    .map((item) => wordsOf(item).filter((words, index, all) => all.indexOf(words) === index));
  for (const { label, value } of statistics) {
    expect(items).toContainEqual(
      expect.arrayContaining([`${formatNumber(value)}+`, oneLine(label)]),
    );
  }
});

test("The returns are in a table, in their order", () => {
  const cells = pageAt("/why-invest/")
    .document.querySelectorAll('[aria-labelledby="returns"] tbody tr')
    .map((line) => line.querySelectorAll("th, td").map(({ text }) => oneLine(text)));
  expect(cells).toEqual(
    whyInvest.returns.rows.map(({ asset, note, ...ends }) =>
      [asset, fillTemplate(whyInvest.returns.rangeInWords, ends), note].map(oneLine),
    ),
  );
});

test("Before scripts run, what a plot costs is worked out for the example, with nothing to fill in", () => {
  const { defaults, duties } = whyInvest.cost;
  const section = pageAt("/why-invest/").document.querySelector('[aria-labelledby="cost"]');
  const { total, instalment } = costOf({ ...defaults, ...duties });
  expect(section && wordsOf(section)).toEqual(
    expect.arrayContaining([total, instalment].map(formatRupees)),
  );
  expect(section?.querySelectorAll("input, select, button")).toEqual([]);
});
