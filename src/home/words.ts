import { formatNumber, formatRupeesInWords } from "../lib/rupees";
import { rangeText } from "../ui/words";

/** A usual size of plot, with the layouts that have it. */
export interface PlotSize {
  /** The sides in feet. */
  width: number;
  depth: number;
  /** In whole square yards. */
  size: number;
  /** The starting prices of a plot of this size, in rupees. */
  lowestPrice: number;
  highestPrice: number;
  /** The number of layouts. */
  layouts: number;
  isPreferred: boolean;
}

/** The heading of the company's figures, for screen readers. */
export const statisticsTitle = "The company in figures";

/** The plots drawn to scale. */
export const plotSizeWords = {
  question: "How big is a plot, in square yards?",
  /** Follows the area, which is written large. */
  sides: (width: number, depth: number) => `sq yd · ${width} × ${depth} ft`,
  before: "before duties",
  tree: "Neem",
  person: "You",
  court: "Badminton court",
  layouts: (count: number) => `See ${layouts(count)}`,
  /** A size in words, for screen readers. */
  name: (plot: PlotSize) =>
    `${formatNumber(plot.size)} sq yd, ${plot.width} by ${plot.depth} feet, ${priceRangeText(plot)}, ${layouts(plot.layouts)}`,
  note: "Starting prices, before duties and other charges. Usual proportions; your deed states the sides.",
} as const;

const layouts = (count: number) => `${count} ${count === 1 ? "layout" : "layouts"}`;

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
