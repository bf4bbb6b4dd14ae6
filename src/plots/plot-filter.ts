import { slugify, townSlug, townOf } from "../lib/town-slug";
import type { Option } from "../ui/select-field";

/** The fields of a plot that filters read. plot-size-options.ts makes them, too. */
export interface FilterablePlot {
  slug: string;
  /** Town and district, separated by a comma. */
  location: string;
  /** Its short name is the option, such as "HMDA". */
  approval: { shortName: string };
  /** In square yards. */
  size: { min: number; max: number };
  pricePerSqYd: number;
}

/** The conditions of a filter, and their keys in the URL. */
export const conditions = ["approval", "location", "budget", "size"] as const;

export const sortOrders = ["cheapest", "dearest", "largest"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** A visitor's filter; a missing value is no condition. */
export interface PlotFilter {
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

/** Each option once, by its key, sorted by name. */
const uniqueByKey = (options: readonly Option[]) =>
  [...new Map(options.map((option) => [option.key, option])).values()].sort((one, other) =>
    one.name < other.name ? -1 : Number(one.name > other.name),
  );

/** The approvals and towns of the plots. */
export const optionsOf = (plots: readonly FilterablePlot[]) => ({
  approvals: uniqueByKey(
    plots.map(({ approval: { shortName: name } }) => ({ key: slugify(name), name })),
  ),
  locations: uniqueByKey(
    plots.map(({ location }) => ({ key: townSlug(location), name: townOf(location) })),
  ),
});

/** The price of a plot in rupees, for a size in square yards, by default the smallest one. */
export const priceOf = ({ size, pricePerSqYd }: FilterablePlot, wantedSize = size.min) =>
  wantedSize * pricePerSqYd;

/** The value by which each order sorts, the lowest first. */
const sortValues: Readonly<Record<SortOrder, typeof priceOf>> = {
  cheapest: priceOf,
  dearest: (plot, wantedSize) => -priceOf(plot, wantedSize),
  largest: ({ size }) => -size.max,
};

/** The size of a plot that is nearest to a wanted one, in square yards. */
export const nearestSize = ({ size: { min, max } }: FilterablePlot, wanted: number) =>
  Math.min(Math.max(wanted, min), max);

/** The distance of a plot from a filter, 0 for a match: 1 for another approval or town, log ratios of size and price. */
function distanceFrom(
  plot: FilterablePlot,
  { approval, location, budget, size }: PlotFilter,
): number {
  const availableSize = size && nearestSize(plot, size);
  const price = priceOf(plot, availableSize);
  return (
    Number(approval !== undefined && slugify(plot.approval.shortName) !== approval) +
    Number(location !== undefined && townSlug(plot.location) !== location) +
    (size && availableSize ? Math.abs(Math.log(size / availableSize)) : 0) +
    (budget && budget < price ? Math.log(price / budget) : 0)
  );
}

/** The plot nearest to a filter without matches; the first of equally near ones. */
export const nearestPlot = <Plot extends FilterablePlot>(
  plots: readonly Plot[],
  filter: PlotFilter,
) => [...plots].sort((one, other) => distanceFrom(one, filter) - distanceFrom(other, filter))[0];

/** Filters and sorts plots; equal plots keep their order. */
export function findPlots<Plot extends FilterablePlot>(
  plots: readonly Plot[],
  filter: PlotFilter,
): readonly Plot[] {
  const found = plots.filter((plot) => distanceFrom(plot, filter) === 0);
  const sortValue = filter.sort && sortValues[filter.sort];
  return sortValue
    ? found.sort((one, other) => sortValue(one, filter.size) - sortValue(other, filter.size))
    : found;
}
