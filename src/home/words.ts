import { formatNumber, formatRupeesInWords } from "../lib/numbers";
import { rangeText } from "../ui/words";

/** A usual size of plots that a layout has. */
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
  /** The number of layouts, and that of open plots where the site says it. */
  layouts: number;
  openPlots?: number;
  isPreferred: boolean;
}

export const plotSizeWords = {
  question: "How big is a plot, in square yards?",
  /** Follows the number of the area. */
  sides: (width: number, depth: number) => `sq yd, ${width}\u00a0×\u00a0${depth}\u00a0ft`,
  bedroom: "Bed",
  livingRoom: "Living",
  kitchen: "Kitchen",
  link: ({ layouts, openPlots }: PlotSize) => {
    const found = counted(layouts, "layout");
    return openPlots ? `${counted(openPlots, "open plot")} in ${found}` : `See ${found}`;
  },
  /** A size in words, for screen readers. */
  name: (plot: PlotSize) =>
    `${formatNumber(plot.size)} sq yd, ${plot.width} by ${plot.depth} feet, ${priceRangeText(plot)}`,
  /** The end of the text under the headline. */
  lowest: (plots: readonly PlotSize[]) =>
    `From ${formatRupeesInWords(Math.min(...plots.map((plot) => plot.lowestPrice)))}.`,
  note: (isStarting: boolean) =>
    `${isStarting ? "Starting prices" : "Open plots within a tenth of the size"}, before duties. Your deed states the sides.`,
} as const;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A range of prices: "₹30 to 60 lakh", "₹95 lakh to ₹1.2 crore". The prices may be equal. */
export const priceRangeText = ({
  lowestPrice,
  highestPrice,
}: Pick<PlotSize, "lowestPrice" | "highestPrice">) =>
  rangeText(formatRupeesInWords(lowestPrice), formatRupeesInWords(highestPrice))
    // The unit of both is written once.
    .replace(/\u00a0(\w+) to ₹(.*\u00a0\1)$/, " to $2");
