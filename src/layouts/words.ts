/** The facts of a layout: on its card, in the table of the finder and on its page. */
export const layoutWords = {
  size: "Plot size",
  price: "Starting price",
  amenities: "Amenities",
  pricePer: (price: string, unit: string) => `${price} per ${unit}`,
  from: (price: string) => `From ${price}`,
  forSize: (size: string) => `for ${size}`,
  openNear: (count: number, size: string) =>
    `${count} open ${count === 1 ? "plot" : "plots"} of about ${size}`,
  /** Shortens the month to three letters, so that the sentence fits in one line on phones. */
  openOn: (open: number, all: number, date: string) =>
    `${open} of ${all} plots open, ${date.replace(/ (\w{3})\w*/, " $1")}`,
  noneOpen: "No plot open now",
  allSold: "All plots sold",
  /** The links to the page of a layout with open plots, and of a layout without. */
  choosePlot: "Choose a plot",
  seeLayout: "See the layout",
} as const;

/** The filters of the finder and of a plan. */
export const filterWords = {
  all: "All",
  about: (size: string) => `About ${size}`,
  upTo: (amount: string) => `Up to ${amount}`,
  withCount: (name: string, count: number) => `${name} (${count})`,
  clear: "Clear",
} as const;

/** The finder and its results. */
export const finderWords = {
  /** For screen readers. */
  list: "Layouts with open plots",
  title: "Find a plot",
  filters: { approval: "Approval", location: "Location", budget: "Budget before duties" },
  sort: "Sort by",
  asListed: "As listed",
  orders: {
    cheapest: "Lowest price first",
    dearest: "Highest price first",
    largest: "Largest plots first",
  },
  unit: "Show areas in",
  found: (found: number, all: number) => `${found} of ${all} ${all === 1 ? "layout" : "layouts"}`,
  /** @param hasSize whether any layout has an open plot of that size. */
  noMatch: (nearest: string, sizes: string, hasSize: boolean) =>
    `${hasSize ? "No layout matches all of these" : "No layout has an open plot of that size"}. The nearest is ${nearest}, with plots of ${sizes}.`,
  /** `ask`, the link to a chat, ends this sentence. */
  change: " Remove a filter, or ",
  ask: "ask us",
  priceSheet: "Price sheet",
  table: "Layouts at a glance",
  name: "Layout",
  lowestPrice: "Lowest price",
} as const;

/** The distances of a town. */
export const mapWords = {
  distance: (km: number) => `${km} km`,
  distanceTo: (landmark: string) => `To ${landmark}`,
  distanceFrom: (distance: string, landmark: string) => `${distance} to ${landmark}`,
} as const;

/** The source of a plan's drawing. */
export const planSource = (isSample: boolean) =>
  isSample ? "Sample plan" : "Drawn from the sanctioned plan";
