// The words of the cards; finder-words.ts has those that the home page does not need.

export const layoutWords = {
  size: "Plot size",
  price: "Starting price",
  amenities: "Amenities",
  pricePer: (price: string, unit: string) => `${price} per ${unit}`,
  /** The lowest price. */
  from: (price: string) => `From ${price}`,
  /** The size that the price is for. */
  forSize: (size: string) => `for ${size}`,
  openNear: (count: number, size: string) =>
    `${count} open ${count === 1 ? "plot" : "plots"} of about ${size}`,
  /** In place of a price. */
  noneOpen: "No plot open now",
} as const;

/** The plan on a card, and the ways to the layout's page. */
export const cardWords = {
  choose: "Choose a plot",
  layout: "See the layout",
  /** With the first letters of the month, so that it fits a line on phones. */
  openOn: (open: number, all: number, date: string) =>
    `${open} of ${all} plots open, ${date.replace(/ (\w{3})\w*/, " $1")}`,
  /** In place of the price, without an open plot. */
  closed: (plots: readonly { status: string | null }[]) =>
    plots.every(({ status }) => status === "sold") ? "All plots sold" : "No plot open now",
} as const;

export const mapWords = {
  /** For screen readers. */
  description: "Map of the Outer Ring Road, the national highways and the towns around Hyderabad",
  distance: (km: number) => `${km} km`,
  distanceFrom: (distance: string, landmark: string) => `${distance} to ${landmark}`,
  /** Before a distance. */
  distanceTo: (landmark: string) => `To ${landmark}`,
} as const;

/** Of the filters of layouts, and of those of plots. */
export const filterWords = {
  all: "All",
  about: (size: string) => `About ${size}`,
  upTo: (amount: string) => `Up to ${amount}`,
  clear: "Clear",
} as const;

/** Where a drawing comes from, under it and on pictures of it. */
export const planSource = (isSample: boolean) =>
  isSample ? "Sample plan" : "Drawn from the sanctioned plan";
