import { formatRupeesInWords, round } from "../lib/numbers";

/** In the order of a deed's schedule. */
export const directions = ["east", "south", "west", "north"] as const;

export const statuses = ["open", "reserved", "sold", "mortgaged"] as const;
export type Status = (typeof statuses)[number];

/** A plot's number as it is compared: "12a " is 12A. */
export const plotKey = (number: string) => number.trim().toUpperCase();

/** A plot of a layout, with all that the build derives of it. */
export type Plot = NonNullable<Queries.PlanToolFragment["plan"]>["plots"][number];

/** The outlines of some shapes as one path. */
export const pathOf = (shapes: readonly { path: string }[]) =>
  shapes.map(({ path }) => path).join("");

/** What the finder reads of a plot; `rate` is in rupees a square yard, and open plots alone have one. */
type PricedPlot = Pick<Plot, "area" | "rate">;

/** The price of a plot before duties, in whole rupees; undefined if it is not open. */
export const sumOf = ({ area, rate }: PricedPlot) =>
  rate === null ? undefined : round(area * rate);

/** Whether an area differs from a wanted size by a tenth at most. */
export const isNearSize = (area: number, size: number) => Math.abs(area - size) <= size / 10;

/** Whether a price is within a budget, both as they are shown: ₹22,50,450 is shown as ₹22.5 lakh. */
export const fitsBudget = (price: number, budget: number) =>
  price <= budget || formatRupeesInWords(price) === formatRupeesInWords(budget);

/** The open plots of a layout; undefined if it has no plan, or no statuses. */
export const openPlots = <One extends { status: string | null }>({
  plan,
}: {
  plan: { plots: readonly One[] } | null;
}): readonly One[] | undefined =>
  plan?.plots[0]?.status ? plan.plots.filter(({ status }) => status === "open") : undefined;

/** The prices of the plots that are open, in rupees, the lowest first. */
export const pricesOf = (plots: readonly PricedPlot[]) =>
  plots.flatMap((plot) => sumOf(plot) ?? []).sort((one, other) => one - other);

/** The three plots whose centres are nearest. @param others some plots without `plot`. */
export function nearestPlots<One extends { x: number; y: number }>(
  others: readonly One[],
  plot: { x: number; y: number },
) {
  const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - plot.x, y - plot.y);
  return [...others].sort((one, other) => distance(one) - distance(other)).slice(0, 3);
}
