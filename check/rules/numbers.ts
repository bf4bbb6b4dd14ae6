import type { Text } from "../../schema/refine";
import { completedProjectList, ongoingProjectList, statisticList } from "../../schema/shapes/lists";
import { countDays, plotsLeft, validUntil } from "../../schema/shapes/papers";
import { exchangeRateDays, whyInvestPage } from "../../schema/shapes/why-invest";
import { quote, valueAt } from "../report/wording";
import type { ContentNode } from "../shape";
import { all, warnIf, each, launchItem, ofKind, type Rule, warning } from "./rule";

/** Numbers that are usually similar in all records of a list. */
const compared = ofKind("rupees", "lakhs", "squareYards");
const fixes: Record<string, Text | undefined> = {
  rupees: ({ field }) =>
    `count the digits, and write the full price in rupees; if the price is right, set ${field("unusualPrice")} to "is right"`,
  lakhs: "count the digits, and write the full price in rupees",
  squareYards: "count the digits, and write square yards, not square feet; 9 sq ft are 1 sq yd",
};

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The name of the column of a number: the same for the same field of all records. */
const columnOf = ({ document, path }: ContentNode) =>
  `${document.name} ${path.filter((segment) => typeof segment === "string").join(".")}`;

/** A registration gets a warning this many days before it ends. */
const endDays = 60;

const day = 24 * 60 * 60 * 1000;
/** The days since a date. */
const age = (date: string, today: string) => (Date.parse(today) - Date.parse(date)) / day;

const monthOf = (day: string) => day.slice(0, 7);

const ongoingProject = ongoingProjectList.shape.projects.element;
const { completion } = ongoingProject.shape;
const percentAsOf = ongoingProject.shape.percentAsOf.unwrap();
const { completedYear } = completedProjectList.shape.projects.element.shape;
const { currencies, duties } = whyInvestPage.shape.cost.shape;
const rupees = currencies.shape.rates.element.shape.rupees.unwrap();
const statistic = statisticList.shape.statistics.element;

/** Unlikely numbers and dates. */
export const numberRules: readonly Rule[] = [
  // Finds an extra digit, a missing zero, or square feet. For a price this is an error, since 3,000 for 30,000 must not go
  // online.
  each(compared, (value, content, node) => {
    const column = compared(content).filter((other) => columnOf(other) === columnOf(node));
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
    ofKind("percent"),
    (percent) => percent > 0 && percent < 1,
    "less than 1 percent",
    "write 40 for 40 percent",
  ),
  // These are duties and currencies: no duty is so low, and no rupee buys ten units of a currency.
  warnIf(
    ofKind("decimal"),
    (value) => value > 0 && value < 0.1,
    "less than 0.1",
    "write 5.5 for 5.5 percent; for a currency, write the price of one unit in rupees",
  ),
  warnIf(
    all(rupees),
    (cost) => cost > 400,
    "more than any currency costs",
    "write the price of one unit in rupees, and check the decimal point",
  ),
  each(
    all(statistic),
    ({ label, value }) =>
      /\byears?\b/i.test(label) &&
      value > 100 &&
      warning(`is ${value} years`, "look for an extra digit", "value"),
  ),
  each(all(ongoingProject), ({ stage, percentComplete }, content) => {
    const [stages] = all(ongoingProjectList.shape.stages)(content);
    const isLast = stage !== undefined && stage === stages?.value.at(-1);
    const problem = `is ${percentComplete}, but the stage is the last one, ${quote(stage ?? "")}`;
    const fix = "correct the percentage, or the stage";
    return isLast && percentComplete < 50 && warning(problem, fix, "percentComplete");
  }),
  warnIf(
    all(completion),
    (month, { today }) => month < monthOf(today),
    "a month in the past",
    ({ file }) =>
      `write the month that you expect now, or move the project to ${file("completed-projects.json")}`,
  ),
  warnIf(
    all(completedYear),
    (year, { today }) => year > Number(today.slice(0, 4)),
    "a year in the future",
    ({ file }) => `correct the year, or move the project to ${file("ongoing-projects.json")}`,
  ),
  warnIf(
    // The other dates, of registrations and holidays, may be in the future.
    (content) =>
      ofKind("date")(content).filter(({ path }) => /^(asOf|date)$/.test(`${path.at(-1)}`)),
    (date, { today }) => date > today,
    "a day in the future",
    "correct the date",
  ),
  each(all(percentAsOf), (month, { today }) => {
    const problem = `is ${month}, a month in the future`;
    const fix = "write the month in which the work was measured";
    return month > monthOf(today) && { problem, fix };
  }),
  // By law nothing may be advertised under a registration that has ended.
  each(all(validUntil.unwrap()), (date, { today, launch }) => {
    const fix = "write the last day of the extension, or take the layout off the site";
    const message = launch ? launchItem : warning;
    if (age(date, today) > 0) return message(`is ${date}: the RERA registration has ended`, fix);
    const soon = `is ${date}: the RERA registration ends soon, and the layout may not be shown after it`;
    return age(date, today) > -endDays && warning(soon, fix);
  }),
  warnIf(
    all(duties.shape.asOf),
    (date, { today }) => age(date, today) > 365,
    "more than a year ago",
    "look up the rates at registration.telangana.gov.in, and write today's date here",
  ),
  warnIf(
    all(plotsLeft.shape.asOf),
    (date, { today }) => age(date, today) > countDays,
    `more than ${countDays} days ago`,
    "count the unsold plots, and write today's date here",
  ),
  each(all(currencies), ({ asOf, rates }, { today }) => {
    const isShown = rates.some((rate) => rate.rupees !== undefined);
    const days = age(asOf, today);
    if (!isShown || days <= exchangeRateDays) return undefined;
    const problem = `is ${asOf}, ${days} days ago; the page says that the rates may have changed`;
    const fix = "look up the rates, write them under rates, and write today's date here";
    return warning(problem, fix, "asOf");
  }),
];
