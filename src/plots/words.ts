// The words of the cards; plot-list-words.ts has those that the home page does not need.

/** The facts of a plot. */
export const plotWords = {
  size: "Plot size",
  price: "Starting price",
  amenities: "Amenities",
  sizeText: (size: string, unit = "sq yd") => `${size} ${unit}`,
  pricePer: (price: string, unit = "sq yd") => `${price} per ${unit}`,
  /** The price of the smallest plot. */
  from: (price: string) => `From ${price}`,
} as const;

/** The table of the towns' distances, beside the map. */
export const townMapWords = {
  town: (hasExits: boolean) => (hasExits ? "Town, ORR exit" : "Town"),
  show: (town: string) => `Show plots at ${town}`,
} as const;
