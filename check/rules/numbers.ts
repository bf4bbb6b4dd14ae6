import { quote } from "../report/wording";
import type { Finding, Place } from "../shape/places";
import { at, type Content, fieldOf, groupsOf, warn } from "./rule";

/** The names of the two ends of a range. */
const ends = [
  { low: "min", high: "max" },
  { low: "low", high: "high" },
];

/** The low end of a range is not above the high end. */
export const rangesAreInOrder = ({ groups }: Content): Finding[] =>
  ends.flatMap(({ low, high }) =>
    groups.flatMap((range) => {
      const [from, to] = [range.value[low], range.value[high]];
      if (typeof from !== "number" || typeof to !== "number" || from <= to) return [];
      const problem = `must not be above ${high}, which is ${to}, but is ${from}`;
      return [at(fieldOf(range, low), problem, "correct the wrong one, or swap the two")];
    }),
  );

/** GraphQL's whole numbers end here; a larger one would stop the build with a message about code. */
const largest = 2 ** 31 - 1;

/** No whole number is larger than GraphQL can carry. */
export const wholeNumbersFit = ({ numbers }: Content): Finding[] =>
  numbers
    .filter(({ value }) => Number.isInteger(value) && value > largest)
    .map((place) =>
      at(
        place,
        `must be at most ${largest}, the largest number that the site can show, but is ${place.value}`,
        "look for an extra digit",
      ),
    );

/** Nothing on sale costs less, in rupees. */
const lowestPrice = 100;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The same field of all records of a list. */
const columnOf = ({ document, path }: Place) =>
  `${document.name} ${path.filter((segment) => typeof segment === "string").join(".")}`;

/** Warns of a price that is far from those of the other records: an extra digit, a missing zero. */
export function pricesAreAlike({ numbers }: Content): Finding[] {
  const prices = numbers.filter(({ note }) => note.kind === "rupees" || note.kind === "lakhs");
  return prices.flatMap((price) => {
    const column = prices.filter((other) => columnOf(other) === columnOf(price));
    const usual = median(column.map(({ value }) => value));
    const isFar = column.length > 2 && (price.value >= 4 * usual || price.value <= usual / 4);
    if (price.value >= lowestPrice && !isFar) return [];
    const height = price.value > usual ? "high" : "low";
    const compared = isFar ? `; the others are about ${usual}` : "";
    const problem = `is ${price.value} rupees, which looks too ${height}${compared}`;
    return [warn(price, problem, "count the digits, and write the full price in rupees")];
  });
}

/** Warns of a percentage that was written as a fraction. */
export const percentagesAreNotFractions = ({ numbers }: Content): Finding[] =>
  numbers
    .filter(({ value, note }) => note.kind === "percent" && value > 0 && value < 1)
    .map((place) => {
      const meant = Number((place.value * 100).toFixed(2));
      const problem = `is ${place.value}, which is less than 1 percent`;
      return warn(place, problem, `write ${meant} if you mean ${meant} percent`);
    });

/** Warns of an ongoing project that should have been completed by now. */
export const completionsAreAhead = ({ texts, today }: Content): Finding[] => {
  const month = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, "0")}`;
  return texts
    .filter(({ path, value }) => path.at(-1) === "completion" && value < month)
    .map((place) =>
      warn(
        place,
        `is ${quote(place.value)}, a month in the past`,
        "write the month that is expected now, or move the project to data/completed-projects.json",
      ),
    );
};

/** Warns of a completed project whose year has not come yet. */
export const completedYearsHaveCome = ({ numbers, today }: Content): Finding[] =>
  numbers
    .filter(({ path, value }) => path.at(-1) === "completedYear" && value > today.getFullYear())
    .map((place) =>
      warn(
        place,
        `is ${place.value}, a year in the future`,
        "correct the year, or move the project to data/ongoing-projects.json",
      ),
    );

/** Warns of a completed project with more clients than plots. */
export const clientsHavePlots = (content: Content): Finding[] =>
  groupsOf(content, "CompletedProject").flatMap((project) => {
    const { plots, clients } = project.value;
    if (typeof plots !== "number" || typeof clients !== "number" || clients <= plots) return [];
    const problem = `is ${clients}, but the layout has only ${plots} plots`;
    return [warn(fieldOf(project, "clients"), problem, "count again, or swap the two numbers")];
  });
