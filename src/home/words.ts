/** The heading of the company's figures, for screen readers. */
export const statisticsTitle = "The company in figures";

/** What the layouts offer together, beside the gold plot. */
export const offerWords = {
  from: (price: string) => `Plots from ${price}`,
  sizes: (size: string) => `${size} sq yd`,
  towns: (count: number) => `${count} ${count === 1 ? "town" : "towns"}`,
} as const;
