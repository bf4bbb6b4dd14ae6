import { formatNumber, formatRupeesInWords } from "../lib/numbers";
import { rangeText } from "../ui/words";

/** A usual size of plots that a layout has: sides in feet, area in whole square yards, prices in rupees. */
export interface PlotSize {
  width: number;
  depth: number;
  size: number;
  lowestPrice: number;
  highestPrice: number;
  /** Whether the prices are starting prices, not the prices of open plots. */
  isStarting: boolean;
  layouts: number;
  /** Undefined if the number of open plots is unknown or hidden. */
  openPlots?: number;
  isPreferred: boolean;
}

export const plotSizeWords = {
  question: "How big is a plot, in square yards?",
  sides: (width: number, depth: number) => `sq yd, ${width}\u00a0×\u00a0${depth}\u00a0ft`,
  bedroom: "Bed",
  livingRoom: "Living",
  kitchen: "Kitchen",
  link: ({ layouts, openPlots }: PlotSize) => {
    const found = counted(layouts, "layout");
    return openPlots ? `${counted(openPlots, "open plot")} in ${found}` : `See ${found}`;
  },
  /** For screen readers. */
  name: (plot: PlotSize) =>
    `${formatNumber(plot.size)} sq yd, ${plot.width} by ${plot.depth} feet, ${priceRangeText(plot)}`,
  lowest: (plots: readonly PlotSize[]) =>
    `From ${formatRupeesInWords(Math.min(...plots.map((plot) => plot.lowestPrice)))}.`,
  note: (isStarting: boolean) =>
    `${isStarting ? "Starting prices" : "Open plots within a tenth of the size"}, before duties. Your deed states the sides.`,
} as const;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A range of prices: "₹30 to 60 lakh", "₹95 lakh to ₹1.2 crore"; one price if both are equal. */
export const priceRangeText = ({
  lowestPrice,
  highestPrice,
}: Pick<PlotSize, "lowestPrice" | "highestPrice">) =>
  rangeText(formatRupeesInWords(lowestPrice), formatRupeesInWords(highestPrice))
    // A unit that both prices have is written once.
    .replace(/\u00a0(\w+) to ₹(.*\u00a0\1)$/, " to $2");
