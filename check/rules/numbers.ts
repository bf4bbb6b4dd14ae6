import { completedProjectList, ongoingProjectList } from "../../schema/shapes/lists";
import { whyInvestPage } from "../../schema/shapes/why-invest";
import { quote } from "../report/wording";
import type { Place } from "../shape/places";
import { all, doubt, each, numbers, type Rule, texts, warning } from "./content";

/** Nothing on sale costs less, in rupees. */
const lowestPrice = 100;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The same field of all records of a list. */
const columnOf = ({ document, path }: Place) =>
  `${document.name} ${path.filter((segment) => typeof segment === "string").join(".")}`;

const prices = numbers("rupees", "lakhs");

const day = 24 * 60 * 60 * 1000;
/** Days after which the page says that a rate of exchange may have changed. */
const freshDays = 90;

const { completion } = ongoingProjectList.shape.projects.element.shape;
const { completedYear } = completedProjectList.shape.projects.element.shape;
const { currencies } = whyInvestPage.shape.cost.shape;

/** Warnings of numbers and dates that are hardly meant. */
export const numberRules: readonly Rule[] = [
  // A price far from those of the other records: an extra digit, a missing zero.
  each(prices, (value, content, price) => {
    const column = prices(content).filter((other) => columnOf(other) === columnOf(price));
    const usual = median(column.map((other) => other.value));
    const isFar = column.length > 2 && (value >= 4 * usual || value <= usual / 4);
    if (value >= lowestPrice && !isFar) return undefined;
    const height = value > usual ? "high" : "low";
    const compared = isFar ? `; the others are about ${usual}` : "";
    return warning(
      `is ${value} rupees, which looks too ${height}${compared}`,
      "count the digits, and write the full price in rupees",
    );
  }),
  doubt(
    numbers("percent"),
    (percent) => percent > 0 && percent < 1,
    "which is less than 1 percent",
    "write 40 for 40 percent",
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
    texts("date"),
    (date, { today }) => Date.parse(date) - today.getTime() > day,
    "a day in the future",
    "write the day on which the rates were looked up",
  ),
  // Old rates of exchange; before the site goes public they are renewed.
  each(all(currencies), ({ asOf }, { today, launch }) => {
    const age = Math.floor((today.getTime() - Date.parse(asOf)) / day);
    if (age <= freshDays) return undefined;
    return {
      field: "asOf",
      problem: `is ${quote(asOf)}, ${age} days ago; the page says that the rates may have changed`,
      fix: "look the rates up, write them under rates, and write the day here",
      severity: launch ? "launch" : "warning",
    };
  }),
];
