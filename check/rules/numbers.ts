import type { Phrase } from "../../schema/refine";
import { ongoingProject } from "../../schema/shapes/lists";
import { countDays, plotsLeft, validUntil } from "../../schema/shapes/papers";
import { exchangeRateDays, whyInvestPage } from "../../schema/shapes/why-invest";
import { valueAt } from "../report/wording";
import type { ContentNode } from "../shape";
import { all, each, type Selector, launchItem, ofKind, type Rule, warning, warnIf } from "./rule";

const amounts = ofKind("rupees", "lakhs", "squareYards");
/** Numbers that are usually similar in all records of a list; the numbers of a plain list may rise as they like. */
const comparableNumbers: Selector<number> = (content) =>
  amounts(content).filter(({ path }) => typeof path.at(-1) === "string");
const fixes: Record<string, Phrase | undefined> = {
  rupees: ({ field }) =>
    `count the digits, and write the full price in rupees; if the price is right, set ${field("unusualPrice")} to "is right"`,
  lakhs: "count the digits, and write the full price in rupees",
  squareYards: "count the digits, and write square yards, not square feet; 9 sq ft are 1 sq yd",
};

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The name of the column of a number: the same for the same field of all records. */
const columnOf = ({ document, path }: ContentNode) =>
  `${document.file.type} ${path.filter((segment) => typeof segment === "string").join(".")}`;

/** A registration gets a warning this many days before it ends. */
const endDays = 60;

const day = 24 * 60 * 60 * 1000;
/** The days since a date. */
const age = (date: string, today: string) => (Date.parse(today) - Date.parse(date)) / day;

const dates = ofKind("date", "month", "year");
/** The dates of what has happened. Others, of completion, registrations and holidays, may be in the future. */
const pastDates: Selector<string | number> = (content) =>
  dates(content).filter(({ path }) =>
    /^(asOf|date|percentAsOf|completedYear)$/.test(String(path.at(-1))),
  );

/** Warns of facts that visitors read, and that have to be looked up again. */
const warnIfOld = (find: Selector<string>, days: number, fix: string) =>
  warnIf(find, (date, { today }) => age(date, today) > days, `more than ${days} days ago`, fix);

const { currencies, duties } = whyInvestPage.shape.cost.shape;
const currencyPrice = currencies.shape.rates.element.shape.rupees.unwrap();

/** Unlikely numbers and dates. */
export const numberRules: readonly Rule[] = [
  // Finds an extra digit, a missing zero, or square feet. For a price this is an error, since 3,000 for 30,000 must not go
  // online.
  each(comparableNumbers, (value, content, node) => {
    const column = comparableNumbers(content).filter((other) => columnOf(other) === columnOf(node));
    const usual = median(column.map((other) => other.value));
    const isFar = column.length > 2 && (value > 5 * usual || value < usual / 5);
    const { document, path, meta } = node;
    const isRight = valueAt(document.value, [...path.slice(0, -1), "unusualPrice"]);
    if (!isFar || isRight || !meta.kind) return undefined;
    const unit = meta.kind === "squareYards" ? "square yards" : "rupees";
    return {
      problem: `is ${value} ${unit}, far from the others, which are about ${usual}`,
      fix: fixes[meta.kind] ?? "",
      severity: meta.kind === "rupees" ? "error" : "warning",
    };
  }),
  warnIf(
    all(ongoingProject.shape.completion),
    (month, { today }) => month < today.slice(0, month.length),
    "a month in the past",
    ({ file }) =>
      `write the month that you expect now, or move the project to ${file("completed-projects.json")}`,
  ),
  warnIf(
    pastDates,
    (date, { today }) => String(date) > today.slice(0, String(date).length),
    "in the future",
    "write when it happened; leave out what is still to come",
  ),
  // By law nothing may be advertised under a registration that has ended.
  each(all(validUntil.unwrap()), (date, { today, launch }) => {
    const fix = "write the last day of the extension, or take the layout off the site";
    const message = launch ? launchItem : warning;
    if (age(date, today) > 0) return message(`is ${date}: the RERA registration has ended`, fix);
    const soon = `is ${date}: the RERA registration ends soon, and the layout may not be shown after it`;
    return age(date, today) > -endDays && warning(soon, fix);
  }),
  warnIfOld(
    all(duties.shape.asOf),
    365,
    "look up the rates at registration.telangana.gov.in, and write today's date here",
  ),
  warnIfOld(
    all(plotsLeft.shape.asOf),
    countDays,
    "count the unsold plots, and write today's date here",
  ),
  warnIfOld(
    (content) =>
      all(currencyPrice)(content).length > 0 ? all(currencies.shape.asOf)(content) : [],
    exchangeRateDays,
    "look up the rates, write them under rates, and write today's date here",
  ),
];
