import { readUnit, squareFeetInYard } from "../lib/area-units";
import { formatNumber, formatRupeesInWords, readUrlNumber, sizeLimits } from "../lib/numbers";
import type { ToolKey } from "../lib/query";
import { slugify, townOf, townSlug } from "../lib/text";
import { plotSizeLabel } from "../ui/words";
import { fitsBudget, isNearSize, openPlots, openPrices, plotPrice } from "./plots";
import { filterWords } from "./words";

type SizedLayout = Queries.SizedLayoutFragment;

/** The conditions that a visitor selects from a list, by their keys in the URL. */
export const selectConditions = ["approval", "location", "budget"] as const;
export const conditions = [...selectConditions, "size"] as const;

export const sortOrders = ["cheapest", "dearest", "largest"] as const;

export type FinderOptions = ReturnType<typeof finderOptions>;
export type FinderQuery = ReturnType<typeof readFinderQuery>;
export type LayoutFilter = Partial<FinderQuery["filter"]>;

/** The authority that approved a layout, such as "HMDA". */
export const approvalAuthority = ({ status }: SizedLayout) => status.replace(/ Approved$/, "");

/** Names as the options of a list, sorted and without repetitions. */
const namedOptions = (names: readonly string[]) =>
  [...new Map(names.map((name) => [slugify(name), name]))]
    .map(([key, name]) => ({ key, name }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The approvals and towns of the layouts, and the budgets. @param budgets in rupees. */
export const finderOptions = (layouts: readonly SizedLayout[], budgets: readonly number[]) => ({
  approval: namedOptions(layouts.map(approvalAuthority)),
  location: namedOptions(layouts.map(({ location }) => townOf(location))),
  budget: budgets.map((budget) => ({
    key: String(budget),
    name: filterWords.upTo(formatRupeesInWords(budget)),
  })),
});

/**
 * Reads the query string of a URL; ignores invalid values, and options that are not offered.
 * @returns the unit of areas and the filter. The budget is in rupees, the size in square yards.
 */
export function readFinderQuery(search: string, options: FinderOptions) {
  const query = new URLSearchParams(search);
  const read = (key: ToolKey) => query.get(key) ?? "";
  const offered = (name: keyof FinderOptions, value: string) =>
    options[name].find(({ key }) => key === value)?.key;
  return {
    unit: readUnit(read("unit")),
    filter: {
      approval: offered("approval", slugify(read("approval"))),
      location: offered("location", townSlug(read("location"))),
      budget: Number(offered("budget", read("budget"))) || undefined,
      size: readUrlNumber(read("size"), sizeLimits),
      sort: sortOrders.find((order) => order === read("sort")),
    },
  };
}

/** The conditions of a filter in words: "HMDA, Shadnagar, Up to ₹40 lakh"; "" without conditions. */
export const filterText = (filter: LayoutFilter, options: FinderOptions) =>
  [
    ...selectConditions.map(
      (name) => options[name].find(({ key }) => key === String(filter[name]))?.name,
    ),
    filter.size && `${plotSizeLabel} ${formatNumber(filter.size)}`,
  ]
    .filter(Boolean)
    .join(", ");

/** The open plots near a wanted size, by default all; undefined if the layout has no plan or its plots have no statuses. */
export const openPlotsNear = (layout: SizedLayout, wantedSize?: number) =>
  openPlots(layout)?.filter(({ area }) => !wantedSize || isNearSize(area, wantedSize));

/**
 * The cheapest open plot near a wanted size: its number, size in square yards and price in rupees; undefined if no such
 * plot is open. If the plots have no statuses, a plot of the wanted size or, by default, of the smallest size is offered.
 */
export function cheapestOffer(layout: SizedLayout, wantedSize?: number) {
  const { size, pricePerSqYd } = layout;
  const open = openPlotsNear(layout, wantedSize) ?? [
    { number: undefined, area: wantedSize ?? size.min, rate: pricePerSqYd },
  ];
  return open
    .map((plot) => ({ number: plot.number, size: plot.area, price: plotPrice(plot) ?? Infinity }))
    .sort((one, other) => one.price - other.price)[0];
}

/** The available size of a layout that is nearest to a wanted size, in square yards; undefined if no plot is open. */
export function nearestSize(layout: SizedLayout, wanted: number) {
  const { min, max } = layout.size;
  const open = openPlots(layout);
  if (!open) return Math.min(Math.max(wanted, min), max);
  const difference = (area: number) => Math.abs(area - wanted);
  const areas = open.map((plot) => plot.area);
  const [area] = areas.sort((one, other) => difference(one) - difference(other));
  return area && isNearSize(area, wanted) ? wanted : area;
}

/**
 * How far a layout is from a filter; 0 is a match. A wrong approval or town adds 1. A size adds |log(wanted / size)|, so
 * half and double are equally far; a price above the budget adds log(price / budget). Both are infinite if no plot is open.
 */
function distanceFrom(layout: SizedLayout, { approval, location, budget, size }: LayoutFilter) {
  const availableSize = size && nearestSize(layout, size);
  const price = cheapestOffer(layout, availableSize)?.price ?? Infinity;
  return (
    Number(approval !== undefined && slugify(approvalAuthority(layout)) !== approval) +
    Number(location !== undefined && townSlug(layout.location) !== location) +
    (size ? Math.abs(Math.log(size / (availableSize ?? Infinity))) : 0) +
    (budget && !fitsBudget(price, budget) ? Math.log(price / budget) : 0)
  );
}

/** The layout that is nearest to a filter without matches, the first if several are equally near. */
export const nearestLayout = <Layout extends SizedLayout>(
  layouts: readonly Layout[],
  filter: LayoutFilter,
) => [...layouts].sort((one, other) => distanceFrom(one, filter) - distanceFrom(other, filter))[0];

/** The value by which a layout is sorted; the lowest value comes first. */
function sortValue(layout: SizedLayout, { sort, size }: LayoutFilter) {
  const price = cheapestOffer(layout, size)?.price;
  if (sort === "cheapest") return price ?? Infinity;
  if (sort === "dearest") return -(price ?? -Infinity);
  return sort === "largest" ? -layout.size.max : 0;
}

/** Filters and sorts layouts; equal layouts keep their order. */
export const findLayouts = <Layout extends SizedLayout>(
  layouts: readonly Layout[],
  filter: LayoutFilter,
) =>
  layouts
    .filter((layout) => distanceFrom(layout, filter) === 0)
    .sort((one, other) => sortValue(one, filter) - sortValue(other, filter));

/**
 * The usual sizes of plots for which the finder finds layouts, the smallest first. The prices are the prices of open
 * plots if all these layouts have statuses, otherwise starting prices.
 * @param sides in feet. The first size that a layout has is preferred.
 * @param hasCounts whether pages say how many plots are open.
 */
export function plotSizes(
  sides: Queries.HomeHeroFragment["plotSizes"]["sides"],
  layouts: readonly SizedLayout[],
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
    const counts = { layouts: found.length, openPlots: hasCounts ? open?.length : undefined };
    return { ...plot, size, lowestPrice, highestPrice, isStarting: !open, ...counts };
  });
  return offered
    .map((plot) => ({ ...plot, isPreferred: plot === offered[0] }))
    .sort((one, other) => one.size - other.size);
}
