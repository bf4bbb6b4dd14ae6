import { squareFeetInYard } from "../lib/area-units";
import { type FilterableLayout, findLayouts, openPlotsNear } from "./layout-filter";
import { pricesOf } from "./plots";

/** The sides of a plot, in feet. */
type Sides = Queries.HomeHeroFragment["plotSizes"]["sides"][number];

const squareFeet = ({ width, depth }: Sides) => width * depth;

/**
 * The usual sizes of plots that a layout has, the smallest first, with the finder's own selection for each size.
 * @param sides the first is preferred; if no layout has that size, the nearest.
 * @param hasCounts whether pages say how many plots are open.
 * @returns sizes in whole square yards, prices of plots of about that size in rupees, the number of layouts; the prices are
 * those of open plots if all these layouts have a plan with statuses.
 */
export function plotSizes(
  sides: readonly Sides[],
  layouts: readonly FilterableLayout[],
  hasCounts = true,
) {
  const offered = sides.flatMap((plot) => {
    const size = Math.round(squareFeet(plot) / squareFeetInYard);
    const found = findLayouts(layouts, { size });
    if (found.length === 0) return [];
    const near = found.map((layout) => openPlotsNear(layout, size));
    const open = near.every((plots) => plots !== undefined) ? near.flat() : undefined;
    const prices = (open && pricesOf(open)) ?? found.map(({ pricePerSqYd }) => size * pricePerSqYd);
    const [lowestPrice, highestPrice] = [Math.min(...prices), Math.max(...prices)];
    const openPlots = hasCounts ? open?.length : undefined;
    const counts = { layouts: found.length, openPlots };
    return { ...plot, size, lowestPrice, highestPrice, isStarting: !open, ...counts };
  });
  const wanted = sides.map(squareFeet)[0] ?? 0;
  const fromWanted = (plot: Sides) => Math.abs(squareFeet(plot) - wanted);
  const [preferred] = [...offered].sort((one, other) => fromWanted(one) - fromWanted(other));
  return offered
    .sort((one, other) => squareFeet(one) - squareFeet(other))
    .map((plot) => ({ ...plot, isPreferred: plot === preferred }));
}
