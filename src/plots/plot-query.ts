import { type AreaUnit, readUnit } from "../lib/area-units";
import {
  keyOf,
  type Choice,
  locationKey,
  plotOrders,
  type PlotFilter,
  type PlotQueryKey,
} from "./plot-filter";
import { readNumber, sizeLimits } from "../lib/typed-number";

/** The most plots in a comparison. */
export const maxCompared = 3;

/** The choices in the address of a list of plots. */
export interface PlotQuery {
  unit: AreaUnit;
  filter: PlotFilter;
  /** Slugs in the order of choosing. */
  compared: readonly string[];
}

/** The available choices; others in an address are ignored. */
export interface PlotChoices {
  approvals: readonly Choice[];
  locations: readonly Choice[];
  /** In rupees. */
  budgets: readonly number[];
  slugs: readonly string[];
}

/** Reads the slugs of "compare" in an address. @param slugs of all plots. */
export function readCompared(text: string | null, slugs: readonly string[]): string[] {
  return [...new Set(text?.split(","))]
    .filter((slug) => slugs.includes(slug))
    .slice(0, maxCompared);
}

/** Adds a plot to the comparison, or removes it. @returns the new value of "compare". */
export const toggleCompared = (compared: readonly string[], slug: string): string =>
  (compared.includes(slug) ? compared.filter((other) => other !== slug) : [...compared, slug]).join(
    ",",
  );

/** Reads the query string of an address; ignores invalid values. */
export function readPlotQuery(
  search: string,
  { approvals, locations, budgets, slugs }: PlotChoices,
): PlotQuery {
  const query = new URLSearchParams(search);
  const read = (key: PlotQueryKey) => query.get(key) ?? "";
  const approval = keyOf(read("approval"));
  const location = locationKey(read("location"));
  return {
    unit: readUnit(read("unit")),
    filter: {
      approval: approvals.find(({ key }) => key === approval)?.key,
      location: locations.find(({ key }) => key === location)?.key,
      budget: budgets.find((budget) => String(budget) === read("budget")),
      size: readNumber(read("size"), sizeLimits),
      order: plotOrders.find((order) => order === read("sort")),
    },
    compared: readCompared(query.get("compare"), slugs),
  };
}
