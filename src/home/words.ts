import { formatNumber, formatRupeesInWords } from "../lib/numbers";
import { rangeText } from "../ui/words";

/** A usual size of plot, with the layouts that have it. */
export interface PlotSize {
  /** The sides in feet. */
  width: number;
  depth: number;
  /** In whole square yards. */
  size: number;
  /** In rupees. */
  lowestPrice: number;
  highestPrice: number;
  /** Whether these are the starting prices of this size, not the prices of open plots. */
  isStarting: boolean;
  /** The numbers of layouts and, if it is known and said, of open plots. */
  layouts: number;
  openPlots?: number;
  isPreferred: boolean;
}

/** The heading of the company's figures, for screen readers. */
export const statisticsTitle = "The company in figures";

/** The plots drawn to scale. */
export const plotSizeWords = {
  question: "How big is a plot, in square yards?",
  /** Follows the area, which is written large. */
  sides: (width: number, depth: number) => `sq yd, ${width}\u00a0×\u00a0${depth}\u00a0ft`,
  bedroom: "Bed",
  livingRoom: "Living",
  kitchen: "Kitchen",
  link: (plot: PlotSize) => (plot.openPlots ? found(plot) : `See ${found(plot)}`),
  /** A size in words, for screen readers. */
  name: (plot: PlotSize) =>
    `${formatNumber(plot.size)} sq yd, ${plot.width} by ${plot.depth} feet, ${priceRangeText(plot)}`,
  /** Follows the sentence under the headline. */
  lowest: (plots: readonly PlotSize[]) =>
    `From ${formatRupeesInWords(Math.min(...plots.map((plot) => plot.lowestPrice)))}.`,
  note: (isStarting: boolean) =>
    `${isStarting ? "Starting prices" : "Open plots within a tenth of the size"}, before duties. Your deed states the sides.`,
} as const;

/** The layouts that have a size: "38 open plots in 5 layouts". */
function found({ layouts, openPlots }: PlotSize): string {
  const text = `${layouts} ${layouts === 1 ? "layout" : "layouts"}`;
  return openPlots ? `${openPlots} open ${openPlots === 1 ? "plot" : "plots"} in ${text}` : text;
}

/** A range of prices: "₹30 to 60 lakh", "₹95 lakh to ₹1.2 crore". The prices may be equal. */
export function priceRangeText({
  lowestPrice,
  highestPrice,
}: Pick<PlotSize, "lowestPrice" | "highestPrice">): string {
  const [from, to] = [formatRupeesInWords(lowestPrice), formatRupeesInWords(highestPrice)];
  const [fromUnit, toUnit] = [from, to].map((price) => price.split("\u00a0")[1]);
  return from !== to && fromUnit && fromUnit === toUnit
    ? rangeText(from.replace(`\u00a0${fromUnit}`, ""), to.replace("₹", ""))
    : rangeText(from, to);
}
