import { sizeIn, type AreaUnit } from "../lib/area-units";
import { formatRupees, formatRupeesInWords, readUrlNumber, round } from "../lib/numbers";
import { capital } from "../lib/text";
import { filterWords } from "./words";

/** The sides of a plot, in the order of a deed's schedule. */
export const directions = ["east", "south", "west", "north"] as const;

export const statuses = ["open", "reserved", "sold", "mortgaged"] as const;
export type Status = (typeof statuses)[number];

/** A layout with a plan that may be shown. */
export type PlannedLayout = Queries.LayoutOfPageFragment & {
  plan: NonNullable<Queries.LayoutOfPageFragment["plan"]>;
};

/** A plot with the fields of schema/computed.graphql. */
export type Plot = PlannedLayout["plan"]["plots"][number];

/** A plot with its price in rupees a square yard, which is null unless the plot is open. */
type PricedPlot = Pick<Plot, "area" | "rate">;

/** A plot number without the differences of typing: "12a " gives "12A". */
export const plotKey = (number: string) => number.trim().toUpperCase();

/** SVG path data for the outlines of all shapes. */
export const pathFrom = (shapes: readonly { path: string }[]) =>
  shapes.map(({ path }) => path).join("");

/** The price of a plot before duties, in whole rupees; undefined if it is not open. */
export const plotPrice = ({ area, rate }: PricedPlot) =>
  rate === null ? undefined : round(area * rate);

/** The price of a plot before duties: "₹25,50,510"; "" if it is not open. */
export function priceText(plot: PricedPlot): string {
  const price = plotPrice(plot);
  return price === undefined ? "" : formatRupees(price);
}

/** The prices of the plots that are open, in rupees, the lowest first. */
export const openPrices = (plots: readonly PricedPlot[]) =>
  plots.flatMap((plot) => plotPrice(plot) ?? []).sort((one, other) => one - other);

/** Whether an area differs from a wanted size by a tenth at most. */
export const isNearSize = (area: number, size: number) => Math.abs(area - size) <= size / 10;

/** Whether a price is within a budget. Both are rounded as pages show them: ₹22,50,450 fits a budget of ₹22.5 lakh. */
export const fitsBudget = (price = Infinity, budget = Infinity) =>
  price <= budget || formatRupeesInWords(price) === formatRupeesInWords(budget);

/** The open plots of a layout; undefined if it has no plan, or if the statuses are too old to be shown. */
export function openPlots<Item extends { status: string | null }>(layout: {
  plan: { plots: readonly Item[] } | null;
}) {
  const plots = layout.plan?.plots.filter(({ status }) => status);
  return plots?.length ? plots.filter(({ status }) => status === "open") : undefined;
}

/** The three plots whose centres are nearest to a point, in feet. */
export function nearestPlots(plots: readonly Plot[], { x, y }: { x: number; y: number }) {
  const distance = (plot: Plot) => Math.hypot(plot.x - x, plot.y - y);
  return [...plots].sort((one, other) => distance(one) - distance(other)).slice(0, 3);
}

/** The filters of a plan, by their keys in the URL. */
export const planFilters = ["facing", "size", "budget"] as const;

interface PlanFilter {
  facing?: string;
  /** In square yards. */
  size?: number;
  /** In rupees. */
  budget?: number;
}

/** Reads the filters of a query string. Ignores invalid values, and a budget if the plots have no statuses and prices. */
export function readPlanFilter(query: URLSearchParams, plots: readonly Plot[]): PlanFilter {
  const number = (key: string) => readUrlNumber(query.get(key) ?? "", { min: 1, max: Infinity });
  const facing = plots.find(({ faces }) => faces === query.get("facing"))?.faces;
  return { facing, size: number("size"), budget: plots[0]?.status ? number("budget") : undefined };
}

/** The plots that match; only open plots match a budget, since others have no price. */
export const findPlots = (plots: readonly Plot[], { facing, size, budget }: PlanFilter) =>
  plots.filter(
    (plot) =>
      (!facing || plot.faces === facing) &&
      (!size || isNearSize(plot.area, size)) &&
      fitsBudget(plotPrice(plot), budget),
  );

/** Sizes of plots in whole square yards, the smallest first, without those that differ by a tenth at most. */
const differentSizes = (plots: readonly Plot[]) =>
  plots
    .map(({ area }) => Math.round(area))
    .sort((one, other) => one - other)
    .reduce<number[]>(
      (kept, area) => (isNearSize(kept.at(-1) ?? 0, area) ? kept : [...kept, area]),
      [],
    );

/** Round budgets between the lowest and the highest price, in rupees. */
function budgetsBetween(lowest: number, highest: number): number[] {
  const step =
    [1_000_000, 500_000, 200_000].find((amount) => highest - lowest > 2 * amount) ?? 100_000;
  const [first, last] = [Math.ceil(lowest / step), Math.ceil(highest / step)];
  return Array.from({ length: last - first }, (_, index) => (first + index) * step);
}

/** The options of each filter. @param hasCounts adds how many open plots match the option and the other filters. */
export function planOptions(
  plots: readonly Plot[],
  filter: PlanFilter,
  unit: AreaUnit,
  hasCounts: boolean,
) {
  const open = plots.filter(({ status }) => status === "open");
  const [lowest = 0, ...dearer] = openPrices(open);
  const option = (changed: PlanFilter, key: string | number, text: string) => {
    const count = findPlots(open, { ...filter, ...changed }).length;
    return { key: String(key), name: hasCounts ? filterWords.withCount(text, count) : text };
  };
  // The URL may ask for a value that is no option yet.
  const withChosen = (values: readonly number[], chosen: number | undefined) =>
    [...new Set(chosen ? [...values, chosen] : values)].sort((one, other) => one - other);
  const sizes = withChosen(differentSizes(open.length > 0 ? open : plots), filter.size);
  const budgets = withChosen(budgetsBetween(lowest, dearer.at(-1) ?? lowest), filter.budget);
  return {
    facing: directions
      .filter((direction) => plots.some(({ faces }) => faces === direction))
      .map((facing) => option({ facing }, facing, capital(facing))),
    size: sizes.map((size) => option({ size }, size, filterWords.about(sizeIn(size, unit)))),
    budget: budgets.map((budget) =>
      option({ budget }, budget, filterWords.upTo(formatRupeesInWords(budget))),
    ),
  };
}
