import { slugify, townOf, townSlug } from "../lib/text";
import type { Option } from "../ui/select-field";
import { fitsBudget, isNearSize, lowestPrice, openPlots, sumOf } from "./plots";

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
const uniqueByKey = (options: readonly Option[]) =>
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

/** What a visitor looks for in a layout. */
export interface Wanted {
  /** In square yards; by default any. */
  wantedSize?: number;
  /** The visitor's, like "2026-11-20", since statuses get old; undefined in the prebuilt page. */
  day?: string;
}

type PricedLayout = Pick<FilterableLayout, "size" | "pricePerSqYd" | "sample" | "plan">;

/** The open plots near a wanted size; undefined if the layout has no plan, or if its statuses are old. */
export const openPlotsNear = (layout: PricedLayout, { wantedSize, day }: Wanted) =>
  openPlots(layout, day)?.filter(({ area }) => !wantedSize || isNearSize(area, wantedSize));

/**
 * The cheapest open plot near a wanted size; without open plots to read, one of that size at the price of the layout.
 * @returns its size in square yards, and its price in rupees; both are undefined if no such plot is open.
 */
export function offerOf(layout: PricedLayout, wanted: Wanted): { size?: number; price?: number } {
  const open = openPlotsNear(layout, wanted);
  if (!open) {
    const size = wanted.wantedSize ?? layout.size.min;
    return { size, price: size * layout.pricePerSqYd };
  }
  const price = lowestPrice(open);
  return { size: open.find((plot) => sumOf(plot) === price)?.area, price };
}

/** The value by which each order sorts, the lowest first. */
const sortValues: Readonly<
  Record<SortOrder, (layout: FilterableLayout, wanted: Wanted) => number>
> = {
  cheapest: (layout, wanted) => offerOf(layout, wanted).price ?? Infinity,
  dearest: (layout, wanted) => -(offerOf(layout, wanted).price ?? -Infinity),
  largest: ({ size }) => -size.max,
};

/** The size of a plot of a layout that is nearest to a wanted one, in square yards; undefined if no plot is open. */
export function nearestSize(layout: FilterableLayout, wanted: number, day?: string) {
  const { min, max } = layout.size;
  const open = openPlots(layout, day);
  if (!open) return Math.min(Math.max(wanted, min), max);
  const areas = open.map(({ area }) => area);
  if (areas.some((area) => isNearSize(area, wanted))) return wanted;
  return areas.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
}

/**
 * The distance of a layout from a filter, 0 for a match: 1 for another approval or town, log ratios of size and price.
 * A layout without an open plot is infinitely far from a size or a budget.
 */
function distanceFrom(
  layout: FilterableLayout,
  { approval, location, budget, size }: LayoutFilter,
  day?: string,
): number {
  const wantedSize = size && nearestSize(layout, size, day);
  const { price = Infinity } = offerOf(layout, { wantedSize, day });
  return (
    Number(approval !== undefined && slugify(authorityOf(layout)) !== approval) +
    Number(location !== undefined && townSlug(layout.location) !== location) +
    (size ? Math.abs(Math.log(size / (wantedSize ?? Infinity))) : 0) +
    (budget && !fitsBudget(price, budget) ? Math.log(price / budget) : 0)
  );
}

/** The layout nearest to a filter without matches; the first of equally near ones. */
export const nearestLayout = <Layout extends FilterableLayout>(
  layouts: readonly Layout[],
  filter: LayoutFilter,
  day?: string,
) =>
  [...layouts].sort(
    (one, other) => distanceFrom(one, filter, day) - distanceFrom(other, filter, day),
  )[0];

/** Filters and sorts layouts; equal layouts keep their order. @param day the visitor's, as in `Wanted`. */
export function findLayouts<Layout extends FilterableLayout>(
  layouts: readonly Layout[],
  filter: LayoutFilter,
  day?: string,
): readonly Layout[] {
  const found = layouts.filter((layout) => distanceFrom(layout, filter, day) === 0);
  const wanted = { wantedSize: filter.size, day };
  const sortValue = filter.sort && sortValues[filter.sort];
  return sortValue
    ? found.sort((one, other) => sortValue(one, wanted) - sortValue(other, wanted))
    : found;
}
