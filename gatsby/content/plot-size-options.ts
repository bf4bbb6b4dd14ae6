import type { z } from "zod";

import type { homePage } from "../../schema/shapes/pages";
import { squareFeetInYard } from "../../src/lib/area-units";
import { findLayouts, priceOf } from "../../src/layouts/layout-filter";
import type { LayoutContent } from "./content";

export type PlotSizes = z.infer<typeof homePage>["hero"]["plotSizes"];

const squareFeet = ({ width, depth }: PlotSizes["sides"][number]) => width * depth;

/**
 * The usual sizes of plots that a layout has, the smallest first, with the finder's own selection for each size. The
 * first in the content is preferred; if no layout has it, the nearest.
 */
export function plotSizeOptions(
  { sides }: PlotSizes,
  layouts: readonly LayoutContent[],
): Queries.PlotSizeOption[] {
  const sizes = sides
    .map((plot) => ({ ...plot, size: Math.round(squareFeet(plot) / squareFeetInYard) }))
    .map((plot) => ({ ...plot, found: findLayouts(layouts, { size: plot.size }) }))
    .filter(({ found }) => found.length > 0);
  const wanted = sides.map(squareFeet)[0] ?? 0;
  const fromWanted = (plot: PlotSizes["sides"][number]) => Math.abs(squareFeet(plot) - wanted);
  const [preferred] = sizes.toSorted((one, other) => fromWanted(one) - fromWanted(other));
  const bySize = sizes.toSorted((one, other) => squareFeet(one) - squareFeet(other));
  return bySize.map((plot) => {
    const prices = plot.found.map((layout) => priceOf(layout, plot.size));
    return {
      width: plot.width,
      depth: plot.depth,
      size: plot.size,
      lowestPrice: Math.min(...prices),
      highestPrice: Math.max(...prices),
      layouts: prices.length,
      isPreferred: plot === preferred,
    };
  });
}
