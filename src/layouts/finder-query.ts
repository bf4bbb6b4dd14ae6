import { readUnit } from "../lib/area-units";
import { formatNumber, formatRupeesInWords, readUrlNumber, sizeLimits } from "../lib/numbers";
import type { ToolKey } from "../lib/query";
import { slugify, townSlug } from "../lib/text";
import type { FieldOption } from "../ui/field";
import { plotSizeLabel } from "../ui/words";
import { sortOrders, type LayoutFilter } from "./layout-filter";
import { filterWords } from "./words";

/** The choices in the URL of a list of layouts. */
export type FinderQuery = ReturnType<typeof readFinderQuery>;

/** The options of the finder; others in a URL are ignored. */
export interface FinderOptions {
  approvals: readonly FieldOption[];
  locations: readonly FieldOption[];
  /** In rupees. */
  budgets: readonly number[];
}

/** Reads the query string of a URL; ignores invalid values. */
export function readFinderQuery(search: string, { approvals, locations, budgets }: FinderOptions) {
  const query = new URLSearchParams(search);
  const read = (key: ToolKey) => query.get(key) ?? "";
  const approval = slugify(read("approval"));
  const location = townSlug(read("location"));
  return {
    unit: readUnit(read("unit")),
    filter: {
      approval: approvals.find(({ key }) => key === approval)?.key,
      location: locations.find(({ key }) => key === location)?.key,
      budget: budgets.find((budget) => String(budget) === read("budget")),
      size: readUrlNumber(read("size"), sizeLimits),
      sort: sortOrders.find((order) => order === read("sort")),
    },
  };
}

/** The conditions of a filter in words: "HMDA, Shadnagar, Up to ₹40 lakh"; "" without any. */
export function filterText(filter: LayoutFilter, { approvals, locations }: FinderOptions): string {
  const chosen = [...approvals, ...locations].filter(({ key }) =>
    [filter.approval, filter.location].includes(key),
  );
  return [
    ...chosen.map(({ name }) => name),
    filter.budget && filterWords.upTo(formatRupeesInWords(filter.budget)),
    filter.size && `${plotSizeLabel} ${formatNumber(filter.size)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
