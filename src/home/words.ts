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
  name: ({ sizeText, width, depth, priceText, layouts: count }: Queries.PlotSizeOptionFragment) =>
    `${sizeText} sq yd, ${width} by ${depth} feet, ${priceText}, ${layouts(count)}`,
  note: "Starting prices, before duties and other charges. Usual proportions; your deed states the sides.",
} as const;

const layouts = (count: number) => `${count} ${count === 1 ? "layout" : "layouts"}`;
