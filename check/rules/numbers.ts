import { completedProjectList, ongoingProjectList } from "../../schema/shapes/lists";
import { whyInvestPage } from "../../schema/shapes/pages";
import { quote, valueAt } from "../report/wording";
import type { Finding, Place } from "../shape/places";
import { allOf, at, type Content, fieldOf, type Rule, textsOf } from "./content";

/** A number of the same group as another one. */
const beside = ({ document, path }: Place, name: string): unknown =>
  valueAt(document.value, [...path.slice(0, -1), name]);

/** The low end of a range is not above the high end. */
export const rangesAreInOrder: Rule = ({ numbers }) =>
  numbers.flatMap((place) => {
    const other = { min: "max", low: "high" }[String(place.path.at(-1))];
    const top = other && beside(place, other);
    if (typeof top !== "number" || place.value <= top) return [];
    const problem = `must not be above ${other}, which is ${top}, but is ${place.value}`;
    return [at(place, problem, "correct the wrong one, or swap the two")];
  });

/** GraphQL's whole numbers end here; a larger one would stop the build with a message about code. */
const largest = 2 ** 31 - 1;

/** No whole number is larger than GraphQL can carry. */
export const wholeNumbersFit: Rule = ({ numbers }) =>
  numbers
    .filter(({ value }) => Number.isInteger(value) && value > largest)
    .map((place) =>
      at(place, `must be at most ${largest}, but is ${place.value}`, "look for an extra digit"),
    );

/** Nothing on sale costs less, in rupees. */
const lowestPrice = 100;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The same field of all records of a list. */
const columnOf = ({ document, path }: Place) =>
  `${document.name} ${path.filter((segment) => typeof segment === "string").join(".")}`;

/** Warns of a price that is far from those of the other records: an extra digit, a missing zero. */
export const pricesAreAlike: Rule = ({ numbers }) => {
  const prices = numbers.filter(({ note }) => note.kind === "rupees" || note.kind === "lakhs");
  return prices.flatMap((price) => {
    const column = prices.filter((other) => columnOf(other) === columnOf(price));
    const usual = median(column.map(({ value }) => value));
    const isFar = column.length > 2 && (price.value >= 4 * usual || price.value <= usual / 4);
    if (price.value >= lowestPrice && !isFar) return [];
    const height = price.value > usual ? "high" : "low";
    const compared = isFar ? `; the others are about ${usual}` : "";
    const problem = `is ${price.value} rupees, which looks too ${height}${compared}`;
    const fix = "count the digits, and write the full price in rupees";
    return [at(price, problem, fix, "warning")];
  });
};

/** Warns of a percentage that was written as a fraction. */
export const percentagesAreNotFractions: Rule = ({ numbers }) =>
  numbers
    .filter(({ value, note }) => note.kind === "percent" && value > 0 && value < 1)
    .map((place) => {
      const meant = Number((place.value * 100).toFixed(2));
      const problem = `is ${place.value}, which is less than 1 percent`;
      return at(place, problem, `write ${meant} if you mean ${meant} percent`, "warning");
    });

const day = 24 * 60 * 60 * 1000;
/** Days after which the page says that a rate of exchange may have changed. */
const freshDays = 90;

/** Warns of old rates of exchange; before the site goes public they are renewed. */
const oldRates = (content: Content): Finding[] =>
  allOf(content, whyInvestPage.shape.cost.shape.currencies).flatMap((currencies) => {
    const { asOf } = currencies.value;
    const age = Math.floor((content.today.getTime() - Date.parse(asOf)) / day);
    if (age <= freshDays) return [];
    return [
      at(
        fieldOf(currencies, "asOf"),
        `is ${quote(asOf)}, ${age} days ago; the page says that the rates may have changed`,
        "look the rates up, write them under rates, and write the day here",
        content.launch ? "launch" : "warning",
      ),
    ];
  });

/** Warns of days, months and years that are past or have not come. */
export const datesAreLikely: Rule = (content) => {
  const { today } = content;
  const year = today.getFullYear();
  const month = `${year}-${String(today.getMonth() + 1).padStart(2, "0")}`;
  const late = allOf(content, ongoingProjectList.shape.projects.element.shape.completion)
    .filter(({ value }) => value < month)
    .map((place) => ({
      place,
      problem: "a month in the past",
      fix: "write the month that is expected now, or move the project to data/completed-projects.json",
    }));
  const early = allOf(content, completedProjectList.shape.projects.element.shape.completedYear)
    .filter(({ value }) => value > year)
    .map((place) => ({
      place,
      problem: "a year in the future",
      fix: "correct the year, or move the project to data/ongoing-projects.json",
    }));
  const coming = textsOf(content, "date")
    .filter(({ value }) => Date.parse(value) - today.getTime() > day)
    .map((place) => ({
      place,
      problem: "a day in the future",
      fix: "write the day on which the rates were looked up",
    }));
  const unlikely = [...late, ...early, ...coming].map(({ place, problem, fix }) =>
    at(place, `is ${place.value}, ${problem}`, fix, "warning"),
  );
  return [...unlikely, ...oldRates(content)];
};
