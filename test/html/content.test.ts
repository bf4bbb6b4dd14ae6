import path from "node:path";

import type { HTMLElement } from "node-html-parser";

import { allPlaces, loadContent } from "../../check";
import {
  fillTemplate,
  formatFigure,
  formatMonth,
  formatNumber,
  formatRupees,
  formatRupeesInWords,
} from "../../src/lib/format";
import { oneLine, pageAt, wordsOf } from "../built-pages";
import {
  addressOf,
  allRoutes,
  completed,
  ongoing,
  plots,
  statistics,
  whyInvest,
} from "../site-content";

/** The pages that show a file of data/ which is not the file of one page. */
const pagesOf: Record<string, string[]> = {
  "site.json": allRoutes,
  "plots.json": ["/open-plots"],
  "ongoing-projects.json": ["/ongoing-projects"],
  "completed-projects.json": ["/completed-projects"],
  "testimonials.json": ["/testimonials"],
  "gallery.json": ["/gallery"],
  "statistics.json": ["/"],
};

/** Kinds of fields whose values visitors read as they are written. */
const shownKinds = new Set(["words", "template", "altText", "email", "phone", "registration"]);

/** Fields that stand on fewer pages than the rest of their file, with these pages. */
const elsewhere: [RegExp, string[]][] = [
  [/^site\.json contact\.(hours|closed)/, ["/contact"]],
  [/^site\.json accessibility\.breadcrumb$/, allRoutes.filter((route) => route !== "/")],
  // Written by scripts alone, or part of the chat link's address.
  [/^site\.json (notice|accessibility\.closeMenu|whatsapp\.message)$/, []],
  // For records or lists of a kind that the content need not have.
  [/ (empty|labels\.(reraNumber|layoutPermitNumber|sizeSingle))$/, []],
  [/^plots\.json plots\.\d+\.amenities\.([3-9]|\d\d)/, []],
];

const saidOn = (address: string) => oneLine(wordsOf(pageAt(address).document).join(" "));

/** The texts of a value without what a template leaves open. */
const fixedParts = (value: string) =>
  value
    .split(/\{\w+\}/)
    .map(oneLine)
    .filter(Boolean);

test("Every text of the content stands on the page that shows it, without scripts", async () => {
  const { documents } = await loadContent(path.resolve("data"));
  const said = new Map(allRoutes.map((route) => [route, saidOn(addressOf(route))]));
  const missing = allPlaces(documents).flatMap(({ document: { entry }, path, value, note }) => {
    const place = `${entry.path} ${path.join(".")}`;
    if (typeof value !== "string" || !shownKinds.has(note.kind ?? "")) return [];
    const home = entry.route ? [entry.route] : (pagesOf[entry.path] ?? []);
    const pages = elsewhere.find(([pattern]) => pattern.test(place))?.[1] ?? home;
    return fixedParts(value).flatMap((part) =>
      pages
        .filter((route) => !said.get(route)?.includes(part))
        .map((route) => `${place}: "${part}" is not on ${route}`),
    );
  });
  expect(missing).toEqual([]);
});

/** What the page says in its entry of one record. */
function entryOf(address: string, name: string): HTMLElement {
  const entry = pageAt(address)
    .document.querySelectorAll("main li")
    .find((item) => item.querySelector("h3")?.text === name);
  if (!entry) throw new Error(`${address} has no entry of ${name}.`);
  return entry;
}

for (const plot of plots.plots) {
  test(`The card of ${plot.name} shows status, size, price and its first three amenities`, () => {
    const card = entryOf("/open-plots/", plot.name);
    const { min, max } = plot.size;
    const words = wordsOf(card);
    expect(words).toContain(plot.status);
    const { sizeRange, sizeSingle, pricePerSqYd } = plots.labels;
    const sizes = { size: formatNumber(min), min: formatNumber(min), max: formatNumber(max) };
    expect(words).toContain(fillTemplate(min === max ? sizeSingle : sizeRange, sizes));
    expect(words).toContain(fillTemplate(pricePerSqYd, { price: formatRupees(plot.pricePerSqYd) }));
    expect(card.querySelectorAll("li").map(({ text }) => text)).toEqual(plot.amenities.slice(0, 3));
  });
}

for (const project of ongoing.projects) {
  test(`The card of ${project.name} shows progress, month and investment`, () => {
    const words = wordsOf(entryOf("/ongoing-projects/", project.name));
    const { min, max } = project.investment;
    expect(words).toContain(`${project.percentComplete}%`);
    expect(words).toContain(formatMonth(project.completion));
    expect(words).toContain(oneLine(`${formatRupeesInWords(min)} – ${formatRupeesInWords(max)}`));
  });
}

for (const project of completed.projects) {
  test(`The entry of ${project.name} shows year, plots and clients`, () => {
    const words = wordsOf(entryOf("/completed-projects/", project.name));
    expect(words).toContain(String(project.completedYear));
    expect(words).toContain(formatNumber(project.plots));
    expect(words).toContain(formatNumber(project.clients));
  });
}

for (const { label, value } of statistics) {
  test(`The figure of "${label}" stands at its target`, () => {
    const items = pageAt("/").document.querySelectorAll("main li").map(wordsOf);
    const figures = items.find((words) => words.includes(label)) ?? [];
    expect(new Set(figures)).toEqual(new Set([`${formatFigure(value)}+`, label]));
  });
}

test("The returns stand in a table, in their order", () => {
  const cells = pageAt("/why-invest/")
    .document.querySelectorAll("table tbody tr")
    .map((line) => line.querySelectorAll("th, td").map(({ text }) => text));
  expect(cells).toEqual(
    whyInvest.returns.rows.map(({ asset, note, ...ends }) => [
      asset,
      fillTemplate(whyInvest.returns.range, ends),
      note,
    ]),
  );
});
