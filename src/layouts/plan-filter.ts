import type { AreaUnit } from "../lib/area-units";
import { formatRupeesInWords } from "../lib/numbers";
import { setQuery, type ToolKey } from "../lib/query";
import { capital } from "../lib/text";
import { sizeIn } from "../ui/words";
import { directions, fitsBudget, isNearSize, pricesOf, sumOf, type Plot } from "./plots";
import { filterWords, planWords as words } from "./words";

/** The filters of a plan, and their keys in the URL. */
export const planFilters = ["facing", "size", "budget"] as const satisfies readonly ToolKey[];
type FilterName = (typeof planFilters)[number];
export type PlanFilter = Readonly<Partial<Record<FilterName, string>>>;

/** Reads the filters of a query string; ignores invalid values. */
export function readPlanFilter(search: string): PlanFilter {
  const query = new URLSearchParams(search);
  const number = (name: FilterName) => {
    const value = query.get(name) ?? "";
    return Number(value) > 0 ? value : undefined;
  };
  return {
    facing: directions.find((one) => one === query.get("facing")),
    size: number("size"),
    budget: number("budget"),
  };
}

/** Id of the part with the facts of the chosen plot. */
export const chosenId = "chosen";

/** Chooses a plot, in the URL: the first choice is a step that Back undoes. */
export function choosePlot(number: string): void {
  const isFirst = !new URLSearchParams(location.search).has("plot");
  setQuery({ plot: number }, isFirst ? "push" : "replace");
}

/** Chooses a plot from a place without its facts, and goes there. */
export function chooseAndRead(number: string): void {
  choosePlot(number);
  document.getElementById(chosenId)?.focus();
}

/** The plots that match; a budget is for open plots only, since others have no price. */
export const findPlots = (plots: readonly Plot[], { facing, size, budget }: PlanFilter) =>
  plots.filter(
    (plot) =>
      (!facing || plot.faces === facing) &&
      (!size || isNearSize(plot.area, Number(size))) &&
      (!budget || fitsBudget(sumOf(plot) ?? Infinity, Number(budget))),
  );

/** Sizes in whole square yards that differ by more than a tenth, the smallest first. */
const differentSizes = (plots: readonly Plot[]) =>
  plots
    .map(({ area }) => Math.round(area))
    .sort((one, other) => one - other)
    .reduce<number[]>(
      (kept, area) => (isNearSize(kept.at(-1) ?? 0, area) ? kept : [...kept, area]),
      [],
    );

/** Round amounts between the lowest and the highest of some prices. */
function budgetsBetween(lowest: number, highest: number): number[] {
  const step = [1_000_000, 500_000, 200_000].find((one) => highest - lowest > 2 * one) ?? 100_000;
  const [first, last] = [Math.ceil(lowest / step), Math.ceil(highest / step)];
  return Array.from({ length: last - first }, (_, index) => (first + index) * step);
}

/** The options of each filter, with the number of open plots that match the other filters, too. */
export function planOptions(
  plots: readonly Plot[],
  filter: PlanFilter,
  { unit, hasCounts }: { unit: AreaUnit; hasCounts: boolean },
) {
  const open = plots.filter(({ status }) => status === "open");
  const [lowest = 0, ...dearer] = pricesOf(open);
  const option = (name: FilterName, textOf: (key: string) => string) => (key: string) => {
    const count = findPlots(open, { ...filter, [name]: key }).length;
    return { key, name: hasCounts ? words.counted(textOf(key), count) : textOf(key) };
  };
  // With that of the URL.
  const keys = (numbers: readonly number[], chosen?: string) =>
    [...new Set([...numbers.map(String), ...(chosen ? [chosen] : [])])].sort(
      (one, other) => Number(one) - Number(other),
    );
  return {
    facing: directions
      .filter((one) => one === filter.facing || plots.some(({ faces }) => faces === one))
      .map(option("facing", capital)),
    size: keys(differentSizes(open.length > 0 ? open : plots), filter.size).map(
      option("size", (key) => filterWords.about(sizeIn(Number(key), unit))),
    ),
    budget: keys(budgetsBetween(lowest, dearer.at(-1) ?? lowest), filter.budget).map(
      option("budget", (key) => filterWords.upTo(formatRupeesInWords(Number(key)))),
    ),
  };
}
