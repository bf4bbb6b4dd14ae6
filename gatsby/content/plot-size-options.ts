import type { z } from "zod";

import type { homePage } from "../../schema/shapes/pages";
import type { plotList } from "../../schema/shapes/plots";
import { squareFeetInYard } from "../../src/lib/area-units";
import { formatNumber, formatRupeesInWords } from "../../src/lib/rupees";
import { findPlots, priceOf } from "../../src/plots/plot-filter";
import { rangeText } from "../../src/ui/words";

export type PlotSizes = z.infer<typeof homePage>["hero"]["plotSizes"];

const squareFeet = ({ width, depth }: PlotSizes["sides"][number]) => width * depth;

/** A range of prices in rupees: "₹30 to 60 lakh", "₹95 lakh to ₹1.2 crore". The prices may be equal. */
function formatPriceRange(low: number, high: number): string {
  const [from = "", to = ""] = [low, high].map(formatRupeesInWords);
  if (from === to) return to;
  const [fromUnit, toUnit] = [from, to].map((price) => price.split("\u00a0")[1]);
  return fromUnit && fromUnit === toUnit
    ? rangeText(from.replace(`\u00a0${fromUnit}`, ""), to.replace("₹", ""))
    : rangeText(from, to);
}

/**
 * The usual sizes of plots that a layout has, the smallest first, with the finder's own selection for each size. The
 * first in the content is preferred; if no layout has it, the nearest.
 */
export function plotSizeOptions(
  { sides }: PlotSizes,
  plots: z.infer<typeof plotList>["plots"],
): Queries.PlotSizeOption[] {
  // The selection is by size only.
  const offered = plots.map((plot) => ({ ...plot, approval: { shortName: "" } }));
  const sizes = sides
    .map((plot) => ({ ...plot, size: Math.round(squareFeet(plot) / squareFeetInYard) }))
    .map((plot) => ({ ...plot, found: findPlots(offered, { size: plot.size }) }))
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
      sizeText: formatNumber(plot.size),
      priceText: formatPriceRange(Math.min(...prices), Math.max(...prices)),
      layouts: prices.length,
      isPreferred: plot === preferred,
    };
  });
}
