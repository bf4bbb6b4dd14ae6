import { squareFeetInYard } from "../lib/area-units";
import { slugify, townOf, townSlug } from "../lib/text";
import type { FieldOption } from "../ui/field";
import { fitsBudget, isNearSize, openPlots, pricesOf, sumOf } from "./plots";

/** The fields of a layout that filters read. */
export type FilterableLayout = Queries.SizedLayoutFragment;

/** The conditions of a filter, and their keys in the URL. */
export const conditions = ["approval", "location", "budget", "size"] as const;

export const sortOrders = ["cheapest", "dearest", "largest"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A visitor's filter; a missing value is no condition. */
export interface LayoutFilter {
  /** The keys of an approval and a town, as `optionsOf` writes them. */
  approval?: string;
  location?: string;
  /** In rupees. */
  budget?: number;
  /** In square yards. */
  size?: number;
  /** By default, the order of the content. */
  sort?: SortOrder;
}

/** The authority that approved a layout, such as "HMDA". */
export const authorityOf = ({ status }: FilterableLayout) => status.replace(/ Approved$/, "");

/** Each option once, by its key, sorted by name. */
const uniqueByKey = (options: readonly FieldOption[]) =>
  [...new Map(options.map((option) => [option.key, option])).values()].sort((one, other) =>
    one.name < other.name ? -1 : Number(one.name > other.name),
  );

/** The approvals and towns of the layouts. */
export const optionsOf = (layouts: readonly FilterableLayout[]) => ({
  approvals: uniqueByKey(layouts.map(authorityOf).map((name) => ({ key: slugify(name), name }))),
  locations: uniqueByKey(
    layouts.map(({ location }) => ({ key: townSlug(location), name: townOf(location) })),
  ),
});

/** The open plots near a wanted size, by default all; undefined if the layout has no plan, or no statuses. */
export const openPlotsNear = (layout: FilterableLayout, wantedSize?: number) =>
  openPlots(layout)?.filter(({ area }) => !wantedSize || isNearSize(area, wantedSize));

/**
 * The number, the size in square yards and the price in rupees of the cheapest open plot near a wanted size; undefined if none is
 * open. Without statuses, size and price of a plot of the wanted size or, by default, of the smallest plot.
 */
export function offerOf(layout: FilterableLayout, wantedSize?: number) {
  const { size, pricePerSqYd } = layout;
  const open = openPlotsNear(layout, wantedSize) ?? [
    { number: undefined, area: wantedSize ?? size.min, rate: pricePerSqYd },
  ];
  return open
    .map((plot) => ({ number: plot.number, size: plot.area, price: sumOf(plot) ?? Infinity }))
    .sort((one, other) => one.price - other.price)[0];
}

/** The value by which each order sorts, the lowest first. */
const sortValues: Readonly<
  Record<SortOrder, (layout: FilterableLayout, filter: LayoutFilter) => number>
> = {
  cheapest: (layout, { size }) => offerOf(layout, size)?.price ?? Infinity,
  dearest: (layout, { size }) => -(offerOf(layout, size)?.price ?? -Infinity),
  largest: ({ size }) => -size.max,
};

/** The size that is nearest to a wanted one and that a layout has, in square yards; undefined if no plot is open. */
export function nearestSize(layout: FilterableLayout, wanted: number) {
  const { min, max } = layout.size;
  const open = openPlots(layout);
  if (!open) return Math.min(Math.max(wanted, min), max);
  const far = (area: number) => Math.abs(area - wanted);
  const [area] = open.map((plot) => plot.area).sort((one, other) => far(one) - far(other));
  return area && isNearSize(area, wanted) ? wanted : area;
}

/**
 * The distance of a layout from a filter, 0 for a match: 1 for another approval or town, log ratios of size and price,
 * which are infinite if no plot is open.
 */
function distanceFrom(
  layout: FilterableLayout,
  { approval, location, budget, size }: LayoutFilter,
): number {
  const availableSize = size && nearestSize(layout, size);
  const price = offerOf(layout, availableSize)?.price ?? Infinity;
  return (
    Number(approval !== undefined && slugify(authorityOf(layout)) !== approval) +
    Number(location !== undefined && townSlug(layout.location) !== location) +
    (size ? Math.abs(Math.log(size / (availableSize ?? Infinity))) : 0) +
    (budget && !fitsBudget(price, budget) ? Math.log(price / budget) : 0)
  );
}

/** The layout nearest to a filter without matches; the first of equally near ones. */
export const nearestLayout = <Layout extends FilterableLayout>(
  layouts: readonly Layout[],
  filter: LayoutFilter,
) => [...layouts].sort((one, other) => distanceFrom(one, filter) - distanceFrom(other, filter))[0];

/** Filters and sorts layouts; equal layouts keep their order. */
export function findLayouts<Layout extends FilterableLayout>(
  layouts: readonly Layout[],
  filter: LayoutFilter,
): readonly Layout[] {
  const found = layouts.filter((layout) => distanceFrom(layout, filter) === 0);
  const sortValue = filter.sort && sortValues[filter.sort];
  return sortValue
    ? found.sort((one, other) => sortValue(one, filter) - sortValue(other, filter))
    : found;
}

/** The sides of a plot, in feet. */
type Sides = Queries.HomeHeroFragment["plotSizes"]["sides"][number];

const squareFeet = ({ width, depth }: Sides) => width * depth;

/**
 * The usual sizes of plots that a layout has, the smallest first, with the finder's own selection for each size.
 * @param sides the first is preferred; if no layout has that size, the nearest.
 * @param hasCounts whether pages say how many plots are open.
 * @returns sizes in whole square yards, prices of plots of about that size in rupees, the number of layouts; the prices are
 * those of open plots if all these layouts have a plan with statuses.
 */
export function plotSizes(
  sides: readonly Sides[],
  layouts: readonly FilterableLayout[],
  hasCounts = true,
) {
  const offered = sides.flatMap((plot) => {
    const size = Math.round(squareFeet(plot) / squareFeetInYard);
    const found = findLayouts(layouts, { size });
    if (found.length === 0) return [];
    const near = found.map((layout) => openPlotsNear(layout, size));
    const open = near.every((plots) => plots !== undefined) ? near.flat() : undefined;
    const prices = (open && pricesOf(open)) ?? found.map(({ pricePerSqYd }) => size * pricePerSqYd);
    const [lowestPrice, highestPrice] = [Math.min(...prices), Math.max(...prices)];
    const openPlots = hasCounts ? open?.length : undefined;
    const counts = { layouts: found.length, openPlots };
    return { ...plot, size, lowestPrice, highestPrice, isStarting: !open, ...counts };
  });
  const wanted = sides.map(squareFeet)[0] ?? 0;
  const fromWanted = (plot: Sides) => Math.abs(squareFeet(plot) - wanted);
  const [preferred] = [...offered].sort((one, other) => fromWanted(one) - fromWanted(other));
  return offered
    .sort((one, other) => squareFeet(one) - squareFeet(other))
    .map((plot) => ({ ...plot, isPreferred: plot === preferred }));
}
