import type { FieldKind } from "../../schema/field-note";
import { completedProjectList, ongoingProjectList, statisticList } from "../../schema/shapes/lists";
import { plotsLeft, validUntil } from "../../schema/shapes/papers";
import { siteSettings } from "../../schema/shapes/site";
import { whyInvestPage } from "../../schema/shapes/why-invest";
import { quote, valueAt } from "../report/wording";
import type { Place } from "../shape";
import { all, doubt, each, ofKind, type Rule, warning } from "./content";

/** What records of one list have about as much of, and what to do where one has far more or far less. */
const compared = ofKind("rupees", "lakhs", "squareYards");
const remedies: Partial<Record<FieldKind, string>> = {
  rupees:
    'count the digits, and write the full price in rupees; if it is right, choose "is right" under "Unusual price" (the field unusualPrice)',
  lakhs: "count the digits, and write the full price in rupees",
  squareYards: "count the digits, and write square yards; one is 9 square feet",
};

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The same field of all records of a list. */
const columnOf = ({ document, path }: Place) =>
  `${document.name} ${path.filter((segment) => typeof segment === "string").join(".")}`;

/** The numbers of each column. */
function columnsOf(places: Place<number>[]): Map<string, number[]> {
  const columns = new Map<string, number[]>();
  for (const place of places) {
    const name = columnOf(place);
    columns.set(name, columns.get(name) ?? []);
    columns.get(name)?.push(place.value);
  }
  return columns;
}

const day = 24 * 60 * 60 * 1000;
/** Days after which the page says that a rate of exchange may have changed, and plots are counted again. */
const freshDays = 90;

/** How many days ago a day was. */
const age = (date: string, today: Date) => Math.floor((today.getTime() - Date.parse(date)) / day);

const ongoingProject = ongoingProjectList.shape.projects.element;
const { completion } = ongoingProject.shape;
const { completedYear } = completedProjectList.shape.projects.element.shape;
const { currencies, duties } = whyInvestPage.shape.cost.shape;
const rupees = currencies.shape.rates.element.shape.rupees.unwrap();
const statistic = statisticList.shape.statistics.element;
const { copyrightYear } = siteSettings.shape.footer.shape;

/** Warnings of numbers and dates that are hardly meant. */
export const numberRules: readonly Rule[] = [
  // An extra digit, a missing zero, square feet. A price that is a slip of the keyboard must not go online: 30 for 30,000.
  (content) => {
    const columns = columnsOf(compared(content));
    return each(compared, (value, _content, place) => {
      const column = columns.get(columnOf(place)) ?? [];
      const usual = median(column);
      const isFar = column.length > 2 && (value > 5 * usual || value < usual / 5);
      const { document, path, note } = place;
      const isRight = valueAt(document.value, [...path.slice(0, -1), "unusualPrice"]);
      if (!isFar || isRight || !note.kind) return undefined;
      const unit = note.kind === "squareYards" ? "square yards" : "rupees";
      return {
        problem: `is ${value} ${unit}, which is far from the others, about ${usual}`,
        fix: remedies[note.kind] ?? "",
        severity: note.kind === "rupees" ? "error" : "warning",
      };
    })(content);
  },
  doubt(
    ofKind("percent"),
    (percent) => percent > 0 && percent < 1,
    "which is less than 1 percent",
    "write 40 for 40 percent",
  ),
  // No duty is so low, and no rupee buys ten of a currency.
  doubt(
    ofKind("decimal"),
    (value) => value > 0 && value < 0.1,
    "which is less than 0.1",
    "write 5.5 for 5.5 percent; of a currency, write what one unit of it costs in rupees",
  ),
  doubt(
    all(rupees),
    (cost) => cost > 400,
    "which no currency costs",
    "write what one unit of it costs in rupees, and look for the decimal point",
  ),
  each(
    all(statistic),
    ({ label, value }) =>
      /\byears?\b/i.test(label) &&
      value > 100 &&
      warning(`is ${value} years`, "look for an extra digit", "value"),
  ),
  // Work that is at its last stage is nearly done.
  each(all(ongoingProject), ({ stage, percentComplete }, content) => {
    const [stages] = all(ongoingProjectList.shape.stages)(content);
    const isLast = stage !== undefined && stage === stages?.value.at(-1);
    const problem = `is ${percentComplete}, but the stage is the last one, ${quote(stage ?? "")}`;
    const fix = "correct the percentage, or the stage";
    return isLast && percentComplete < 50 && warning(problem, fix, "percentComplete");
  }),
  doubt(
    all(copyrightYear),
    (year, { today }) => today.getMonth() === 0 && year < today.getFullYear(),
    "a year that is over",
    "write the year that visitors should see in the footer",
  ),
  doubt(
    all(completion),
    (month, { today }) => month < today.toISOString().slice(0, 7),
    "a month in the past",
    "write the month that is expected now, or move the project to data/completed-projects.json",
  ),
  doubt(
    all(completedYear),
    (year, { today }) => year > today.getFullYear(),
    "a year in the future",
    "correct the year, or move the project to data/ongoing-projects.json",
  ),
  doubt(
    // A registration's last day lies ahead.
    (content) => ofKind("date")(content).filter(({ path }) => path.at(-1) !== "validUntil"),
    (date, { today }) => Date.parse(date) - today.getTime() > day,
    "a day in the future",
    "correct the day",
  ),
  doubt(
    all(validUntil.unwrap()),
    (date, { today }) => age(date, today) > 0,
    "a day in the past",
    "write the last day of the extension, or take the record out",
  ),
  // The state changes its rates, and plots are sold.
  doubt(
    all(duties.shape.asOf),
    (date, { today }) => age(date, today) > 365,
    "more than a year ago",
    "look the rates up at registration.telangana.gov.in, and write the day here",
  ),
  doubt(
    all(plotsLeft.shape.asOf),
    (date, { today }) => age(date, today) > freshDays,
    "more than 90 days ago",
    "count the plots that are left, and write the day here",
  ),
  // Old rates of exchange.
  each(all(currencies), ({ asOf, rates }, { today }) => {
    const isShown = rates.some((rate) => rate.rupees !== undefined);
    const days = age(asOf, today);
    if (!isShown || days <= freshDays) return undefined;
    const problem = `is ${quote(asOf)}, ${days} days ago; the page says that the rates may have changed`;
    const fix = "look the rates up, write them under rates, and write the day here";
    return warning(problem, fix, "asOf");
  }),
];
