import { type AreaUnit, readUnit } from "../lib/area-units";
import { approvalKey, type Choice, locationKey, plotOrders, type PlotWish } from "./plot-filter";
import { readNumber, sizeLimits } from "../lib/typed-number";

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

/** The slugs that "compare" in an address asks for, in its order. @param slugs those that there are. */
export function readCompared(text: string | null, slugs: readonly string[]): string[] {
  return [...new Set(text?.split(","))]
    .filter((slug) => slugs.includes(slug))
    .slice(0, mostCompared);
}

/** Takes a plot into the comparison, or out of it. @returns what "compare" then asks for. */
export const toggleCompared = (compared: readonly string[], slug: string): string =>
  (compared.includes(slug) ? compared.filter((other) => other !== slug) : [...compared, slug]).join(
    ",",
  );

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
      size: readNumber(query.get("size") ?? "", sizeLimits),
      order: plotOrders.find((order) => order === query.get("sort")),
    },
    compared: readCompared(query.get("compare"), slugs),
  };
}
