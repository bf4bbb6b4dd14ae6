import { readUnit, squareFeetInYard } from "../lib/area-units";
import { formatNumber, formatRupeesInWords, readUrlNumber, sizeLimits } from "../lib/numbers";
import type { ToolKey } from "../lib/query";
import { slugify, townOf, townSlug } from "../lib/text";
import type { Option } from "../ui/field";
import { fitsBudget, isNearSize, openPlots, openPrices, plotPrice } from "./plots";

/** The fields of a layout that the filter reads. */
export type FilterableLayout = Queries.SizedLayoutFragment;

/** The conditions that are chosen from a list, and all conditions, by their keys in the URL. */
export const selectConditions = ["approval", "location", "budget"] as const;
export const conditions = [...selectConditions, "size"] as const;

export type FinderOptions = Readonly<Record<(typeof selectConditions)[number], readonly Option[]>>;
export type FinderQuery = ReturnType<typeof readFinderQuery>;
export type LayoutFilter = Partial<FinderQuery["filter"]>;

/** The authority that approved a layout, such as "HMDA". */
export const approvalAuthority = ({ status }: FilterableLayout) => status.replace(/ Approved$/, "");

/** Names as options, each once and in order. */
const namedOptions = (names: readonly string[]) =>
  [...new Map(names.map((name) => [slugify(name), name]))]
    .map(([key, name]) => ({ key, name }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The approvals and towns of the layouts, and the budgets. @param budgets in rupees. */
export const finderOptions = (
  layouts: readonly FilterableLayout[],
  budgets: readonly number[],
): FinderOptions => ({
  approval: namedOptions(layouts.map(approvalAuthority)),
  location: namedOptions(layouts.map(({ location }) => townOf(location))),
  budget: budgets.map((budget) => ({
    key: String(budget),
    name: filterWords.upTo(formatRupeesInWords(budget)),
  })),
});

const isSortOrder = (name: string): name is keyof typeof finderWords.orders =>
  Object.hasOwn(finderWords.orders, name);

/**
 * Reads the query string of a URL; ignores invalid values, and options that are not offered.
 * @returns the unit of areas; the filter with its budget in rupees and its size in square yards.
 */
export function readFinderQuery(search: string, options: FinderOptions) {
  const query = new URLSearchParams(search);
  const read = (key: ToolKey) => query.get(key) ?? "";
  const offered = (name: keyof FinderOptions, value: string) =>
    options[name].find(({ key }) => key === value)?.key;
  const sort = read("sort");
  return {
    unit: readUnit(read("unit")),
    filter: {
      approval: offered("approval", slugify(read("approval"))),
      location: offered("location", townSlug(read("location"))),
      budget: Number(offered("budget", read("budget"))) || undefined,
      size: readUrlNumber(read("size"), sizeLimits),
      sort: isSortOrder(sort) ? sort : undefined,
    },
  };
}

/** The conditions of a filter in words: "HMDA, Shadnagar, Up to ₹40 lakh"; "" without any. */
export const filterText = (filter: LayoutFilter, options: FinderOptions) =>
  [
    ...selectConditions.map(
      (name) => options[name].find(({ key }) => key === String(filter[name]))?.name,
    ),
    filter.size && `${plotSizeLabel} ${formatNumber(filter.size)}`,
  ]
    .filter(Boolean)
    .join(", ");

/** The open plots near a wanted size, by default all; undefined if the layout has no plan, or no statuses. */
export const openPlotsNear = (layout: FilterableLayout, wantedSize?: number) =>
  openPlots(layout)?.filter(({ area }) => !wantedSize || isNearSize(area, wantedSize));

/**
 * The number, the size in square yards and the price in rupees of the cheapest open plot near a wanted size; undefined if none is
 * open. Without statuses, size and price of a plot of the wanted size or, by default, of the smallest plot.
 */
export function cheapestOffer(layout: FilterableLayout, wantedSize?: number) {
  const { size, pricePerSqYd } = layout;
  const open = openPlotsNear(layout, wantedSize) ?? [
    { number: undefined, area: wantedSize ?? size.min, rate: pricePerSqYd },
  ];
  return open
    .map((plot) => ({ number: plot.number, size: plot.area, price: plotPrice(plot) ?? Infinity }))
    .sort((one, other) => one.price - other.price)[0];
}

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
  const price = cheapestOffer(layout, availableSize)?.price ?? Infinity;
  return (
    Number(approval !== undefined && slugify(approvalAuthority(layout)) !== approval) +
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

/** The value by which a layout is sorted, the lowest first. */
function sortValue(layout: FilterableLayout, { sort, size }: LayoutFilter): number {
  const price = cheapestOffer(layout, size)?.price;
  if (sort === "cheapest") return price ?? Infinity;
  if (sort === "dearest") return -(price ?? -Infinity);
  return sort === "largest" ? -layout.size.max : 0;
}

/** Filters and sorts layouts; equal layouts keep their order. */
export const findLayouts = <Layout extends FilterableLayout>(
  layouts: readonly Layout[],
  filter: LayoutFilter,
) =>
  layouts
    .filter((layout) => distanceFrom(layout, filter) === 0)
    .sort((one, other) => sortValue(one, filter) - sortValue(other, filter));

/**
 * The usual sizes of plots that a layout has, the smallest first, with the finder's own selection for each size.
 * @param sides in feet; of these sizes, the first that a layout has is preferred.
 * @param hasCounts whether pages say how many plots are open.
 * @returns sizes in whole square yards, prices of plots of about that size in rupees, the number of layouts; the prices are
 * those of open plots if all these layouts have a plan with statuses.
 */
export function plotSizes(
  sides: Queries.HomeHeroFragment["plotSizes"]["sides"],
  layouts: readonly FilterableLayout[],
  hasCounts = true,
) {
  const offered = sides.flatMap((plot) => {
    const size = Math.round((plot.width * plot.depth) / squareFeetInYard);
    const found = findLayouts(layouts, { size });
    if (found.length === 0) return [];
    const near = found.map((layout) => openPlotsNear(layout, size));
    const open = near.every((plots) => plots !== undefined) ? near.flat() : undefined;
    const prices =
      (open && openPrices(open)) ?? found.map(({ pricePerSqYd }) => size * pricePerSqYd);
    const [lowestPrice, highestPrice] = [Math.min(...prices), Math.max(...prices)];
    const openPlots = hasCounts ? open?.length : undefined;
    const counts = { layouts: found.length, openPlots };
    return { ...plot, size, lowestPrice, highestPrice, isStarting: !open, ...counts };
  });
  return offered
    .map((plot) => ({ ...plot, isPreferred: plot === offered[0] }))
    .sort((one, other) => one.size - other.size);
}
