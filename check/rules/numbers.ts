import type { Content, Finding } from "../shape/content";
import { quote } from "../report/say";
import { fieldOf, groupsOf } from "./places";

/** The groups that hold a range, with the names of its ends. */
const ranges = [
  { type: "PlotSizes", low: "min", high: "max" },
  { type: "InvestmentRange", low: "min", high: "max" },
  { type: "ReturnsRow", low: "low", high: "high" },
];

/** The low end of a range is not above the high end. */
export const rangesAreInOrder = (content: Content): Finding[] =>
  ranges.flatMap(({ type, low, high }) =>
    groupsOf(content, type).flatMap((range) => {
      const [from, to] = [range.value[low], range.value[high]];
      if (typeof from !== "number" || typeof to !== "number" || from <= to) return [];
      return [
        {
          ...fieldOf(range, low),
          problem: `must not be above ${high}, which is ${to}, but is ${from}`,
          fix: "correct the wrong one, or swap the two",
        },
      ];
    }),
  );

/** GraphQL's whole numbers end here; a larger one would stop the build with a message about code. */
const largest = 2 ** 31 - 1;

/** No whole number is larger than GraphQL can carry. */
export const wholeNumbersFit = ({ numbers }: Content): Finding[] =>
  numbers
    .filter(({ value }) => Number.isInteger(value) && value > largest)
    .map(({ document, path, value }) => ({
      document,
      path,
      problem: `must be at most ${largest}, the largest number that the site can hold, but is ${value}`,
      fix: "look for a digit too much",
    }));

/** Warns of a layout with more clients than plots. */
export const clientsFitPlots = (content: Content): Finding[] =>
  groupsOf(content, "CompletedProject").flatMap((project): Finding[] => {
    const { plots, clients } = project.value;
    if (typeof plots !== "number" || typeof clients !== "number" || clients <= plots) return [];
    return [
      {
        ...fieldOf(project, "clients"),
        problem: `is ${clients}, more than the ${plots} plots of the layout`,
        fix: "look whether the two are swapped",
        severity: "warning",
      },
    ];
  });

/** Warns of a project that was completed in the future. */
export const completedYearsHaveCome = (content: Content): Finding[] =>
  groupsOf(content, "CompletedProject").flatMap((project): Finding[] => {
    const { completedYear } = project.value;
    const thisYear = content.today.getFullYear();
    if (typeof completedYear !== "number" || completedYear <= thisYear) return [];
    return [
      {
        ...fieldOf(project, "completedYear"),
        problem: `is ${completedYear}, a year that has not come yet`,
        fix: "correct the year, or keep the project in data/ongoing-projects.json",
        severity: "warning",
      },
    ];
  });

/** Warns of an ongoing project that should have been completed by now. */
export const completionsAreAhead = (content: Content): Finding[] =>
  groupsOf(content, "OngoingProject").flatMap((project): Finding[] => {
    const { completion } = project.value;
    const month = String(content.today.getMonth() + 1).padStart(2, "0");
    const thisMonth = `${content.today.getFullYear()}-${month}`;
    if (typeof completion !== "string" || completion >= thisMonth) return [];
    return [
      {
        ...fieldOf(project, "completion"),
        problem: `is ${quote(completion)}, a month that is over`,
        fix: "write the month that is expected now, or move the project to data/completed-projects.json",
        severity: "warning",
      },
    ];
  });
