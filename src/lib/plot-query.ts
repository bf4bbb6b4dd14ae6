import { type AreaUnit, readUnit } from "./area-units";
import { approvalKey, type Choice, locationKey, plotOrders, type PlotWish } from "./plot-filter";
import { readNumber } from "./typed-number";

/** The plots that can be compared at a time. */
export const mostCompared = 3;

/** What the address of a list of plots can ask for. */
export interface PlotQuery {
  unit: AreaUnit;
  wish: PlotWish;
  /** Slugs, in the order in which they were chosen. */
  compared: readonly string[];
}

/** What there is to choose from; everything else in an address is ignored. */
export interface PlotChoices {
  approvals: readonly Choice[];
  locations: readonly Choice[];
  /** In rupees. */
  budgets: readonly number[];
  slugs: readonly string[];
}

const sizeLimits = { min: Number.MIN_VALUE, max: 999_999_999 };

/** A size above 0, in square yards, as visitors write it. Anything else is undefined. */
export const readSize = (text: string | null) => readNumber(text ?? "", sizeLimits);

/** The slugs that "compare" in an address asks for, in its order. @param slugs those that there are. */
export function readCompared(text: string | null, slugs: readonly string[]): string[] {
  return [...new Set(text?.split(","))]
    .filter((slug) => slugs.includes(slug))
    .slice(0, mostCompared);
}

/** Reads the query string of an address; any text is allowed. */
export function readPlotQuery(
  search: string,
  { approvals, locations, budgets, slugs }: PlotChoices,
): PlotQuery {
  const query = new URLSearchParams(search);
  const approval = approvalKey(query.get("approval") ?? "");
  const location = locationKey(query.get("location") ?? "");
  return {
    unit: readUnit(query.get("unit")),
    wish: {
      approval: approvals.find(({ key }) => key === approval)?.key,
      location: locations.find(({ key }) => key === location)?.key,
      budget: budgets.find((budget) => String(budget) === query.get("budget")),
      size: readSize(query.get("size")),
      order: plotOrders.find((order) => order === query.get("sort")),
    },
    compared: readCompared(query.get("compare"), slugs),
  };
}
