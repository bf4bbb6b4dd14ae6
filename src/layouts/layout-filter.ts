import { slugify, townOf, townSlug } from "../lib/text";
import type { Option } from "../ui/select-field";

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

/** The price of a plot in rupees. @param wantedSize its size in square yards, by default that of the smallest plot. */
export const priceOf = (
  { size, pricePerSqYd }: Pick<FilterableLayout, "size" | "pricePerSqYd">,
  wantedSize = size.min,
) => wantedSize * pricePerSqYd;

/** The value by which each order sorts, the lowest first. */
const sortValues: Readonly<Record<SortOrder, typeof priceOf>> = {
  cheapest: priceOf,
  dearest: (layout, wantedSize) => -priceOf(layout, wantedSize),
  largest: ({ size }) => -size.max,
};

/** The size of a plot of a layout that is nearest to a wanted one, in square yards. */
export const nearestSize = ({ size: { min, max } }: FilterableLayout, wanted: number) =>
  Math.min(Math.max(wanted, min), max);

/** The distance of a layout from a filter, 0 for a match: 1 for another approval or town, log ratios of size and price. */
function distanceFrom(
  layout: FilterableLayout,
  { approval, location, budget, size }: LayoutFilter,
): number {
  const availableSize = size && nearestSize(layout, size);
  const price = priceOf(layout, availableSize);
  return (
    Number(approval !== undefined && slugify(authorityOf(layout)) !== approval) +
    Number(location !== undefined && townSlug(layout.location) !== location) +
    (size && availableSize ? Math.abs(Math.log(size / availableSize)) : 0) +
    (budget && budget < price ? Math.log(price / budget) : 0)
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
    ? found.sort((one, other) => sortValue(one, filter.size) - sortValue(other, filter.size))
    : found;
}
