import { squareFeetInYard } from "../lib/area-units";
import { type FilterableLayout, findLayouts, priceOf } from "./layout-filter";

/** The sides of a plot, in feet. */
type Sides = Queries.HomeHeroFragment["plotSizes"]["sides"][number];

const squareFeet = ({ width, depth }: Sides) => width * depth;

/**
 * The usual sizes of plots that a layout has, the smallest first, with the finder's own selection for each size.
 * @param sides the first is preferred; if no layout has that size, the nearest.
 * @returns sizes in whole square yards, the starting prices of plots of that size in rupees, the number of layouts.
 */
export function plotSizes(sides: readonly Sides[], layouts: readonly FilterableLayout[]) {
  const offered = sides.flatMap((plot) => {
    const size = Math.round(squareFeet(plot) / squareFeetInYard);
    const prices = findLayouts(layouts, { size }).map((layout) => priceOf(layout, size));
    if (prices.length === 0) return [];
    const [lowestPrice, highestPrice] = [Math.min(...prices), Math.max(...prices)];
    return { ...plot, size, lowestPrice, highestPrice, layouts: prices.length };
  });
  const wanted = sides.map(squareFeet)[0] ?? 0;
  const fromWanted = (plot: Sides) => Math.abs(squareFeet(plot) - wanted);
  const [preferred] = [...offered].sort((one, other) => fromWanted(one) - fromWanted(other));
  return offered
    .sort((one, other) => squareFeet(one) - squareFeet(other))
    .map((plot) => ({ ...plot, isPreferred: plot === preferred }));
}
