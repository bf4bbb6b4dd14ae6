import { quote } from "../report/say";
import type { Finding, Place } from "../shape/places";
import { at, type Content, fieldOf, gather, groupsOf, warn } from "./rule";

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
  `${document.name} ${path.map((segment) => (typeof segment === "number" ? "" : segment)).join(".")}`;

/** Warns of a price that is far from those of the other records: an extra digit, a missing zero. */
export const pricesAreAlike = ({ numbers }: Content): Finding[] =>
  gather(
    numbers.filter(({ note }) => note.kind === "rupees"),
    columnOf,
  ).flatMap((column) => {
    const usual = median(column.map(({ value }) => value));
    return column.flatMap((price) => {
      const isFar = column.length > 2 && (price.value >= 4 * usual || price.value <= usual / 4);
      if (price.value >= lowestPrice && !isFar) return [];
      const size = price.value > usual ? "high" : "low";
      const compared = isFar ? `; the others are about ${usual}` : "";
      return [
        warn(
          price,
          `is ${price.value} rupees, which looks too ${size}${compared}`,
          "count the digits, and write the whole price in rupees",
        ),
      ];
    });
  });

/** Warns of a percentage that was written as a fraction. */
export const percentagesAreWhole = ({ numbers }: Content): Finding[] =>
  numbers
    .filter(({ value, note }) => note.kind === "percent" && value > 0 && value < 1)
    .map((place) =>
      warn(
        place,
        `is ${place.value} percent, less than one in a hundred`,
        `write ${Number((place.value * 100).toFixed(2))} if you mean ${Number((place.value * 100).toFixed(2))} percent`,
      ),
    );

/** Warns of a layout with more clients than plots. */
export const clientsFitPlots = (content: Content): Finding[] =>
  groupsOf(content, "CompletedProject").flatMap((project) => {
    const { plots, clients } = project.value;
    if (typeof plots !== "number" || typeof clients !== "number" || clients <= plots) return [];
    const problem = `is ${clients}, more than the ${plots} plots of the layout`;
    return [warn(fieldOf(project, "clients"), problem, "see whether the two are swapped")];
  });

/** Warns of a project that was completed in the future. */
export const completedYearsHaveCome = (content: Content): Finding[] =>
  groupsOf(content, "CompletedProject").flatMap((project) => {
    const { completedYear } = project.value;
    if (typeof completedYear !== "number" || completedYear <= content.today.getFullYear())
      return [];
    return [
      warn(
        fieldOf(project, "completedYear"),
        `is ${completedYear}, a year that has not come yet`,
        "correct the year, or keep the project in data/ongoing-projects.json",
      ),
    ];
  });

/** Warns of an ongoing project that should have been completed by now. */
export const completionsAreAhead = (content: Content): Finding[] =>
  groupsOf(content, "OngoingProject").flatMap((project) => {
    const { completion } = project.value;
    const month = String(content.today.getMonth() + 1).padStart(2, "0");
    if (typeof completion !== "string" || completion >= `${content.today.getFullYear()}-${month}`)
      return [];
    return [
      warn(
        fieldOf(project, "completion"),
        `is ${quote(completion)}, a month that is over`,
        "write the month that is expected now, or move the project to data/completed-projects.json",
      ),
    ];
  });
