import { capital } from "../lib/text";
import { formatDate } from "../lib/time";

// In the order of the pages: the facts of a layout, the finder, the map, the plan, the page of a layout.

/** The facts of a layout: on its card, in the table of the finder and on its page. */
export const layoutWords = {
  size: "Plot size",
  price: "Starting price",
  amenities: "Amenities",
  pricePer: (price: string, unit: string) => `${price} per ${unit}`,
  from: (price: string) => `From ${price}`,
  /** Follows the price of a plot of that size. */
  forSize: (size: string) => `for ${size}`,
  openNear: (count: number, size: string) =>
    `${count} open ${count === 1 ? "plot" : "plots"} of about ${size}`,
  /** The month is shortened to three letters, so that the sentence fits a line on phones. */
  openOn: (open: number, all: number, date: string) =>
    `${open} of ${all} plots open, ${date.replace(/ (\w{3})\w*/, " $1")}`,
  /** In place of a price. */
  noneOpen: "No plot open now",
  allSold: "All plots sold",
  /** The link to the page of a layout, with open plots and without. */
  choosePlot: "Choose a plot",
  seeLayout: "See the layout",
} as const;

/** The filters of the finder and of a plan. */
export const filterWords = {
  all: "All",
  about: (size: string) => `About ${size}`,
  upTo: (amount: string) => `Up to ${amount}`,
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
  /** Above the nearest layout when none matches. @param hasSize whether any layout has an open plot of that size. */
  nothing: (nearest: string, sizes: string, hasSize: boolean) =>
    `${hasSize ? "No layout matches all of these" : "No layout has an open plot of that size"}. The nearest is ${nearest}, with plots of ${sizes}.`,
  /** Begins the next sentence, which the link to a chat ends. */
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

/** Where a drawing comes from, under it and on pictures of it. */
export const planSource = (isSample: boolean) =>
  isSample ? "Sample plan" : "Drawn from the sanctioned plan";

export const planWords = {
  title: "Choose a plot",
  plots: "All plots",
  /** The filters. */
  filters: { facing: "Facing", size: "Plot size", budget: "Budget" },
  counted: (name: string, count: number) => `${name} (${count})`,
  found: (count: number, all: number) => `${count} of ${all} open plots`,
  nothing: "No open plot matches.",
  /** In the legend. */
  status: (status: string, authority: string) =>
    status === "mortgaged" ? `With ${authority} until the works are done` : capital(status),
  number: "Plot number",
  previous: "Previous",
  next: "Next",
  /** For screen readers, of a choice. */
  said: (number: string, status: string | null) =>
    [`Plot ${number}`, status].filter(Boolean).join(", "),
  unknown: (number: string) => `There is no plot ${number} in this layout.`,
  noneOpen: "No plot is open now",
  from: (amount: string) => `from ${amount}`,
  choose: "Choose a plot on the plan, in the table or by its number.",
  plot: "Plot",
  before: "before duties and charges",
  size: "Size",
  area: "Sq yd",
  road: "Road",
  rate: "Per sq yd",
  sides: "Sides",
  faces: "Faces",
  place: "Place",
  price: "Price",
  statusLabel: "Status",
  mortgaged: (authority: string) =>
    `${authority} holds this plot until the works are done. Until then it is not for sale.`,
  nearest: "The nearest open plots:",
  chat: (number: string) => `WhatsApp about plot ${number}`,
  sheet: (number: string) => `Price sheet of plot ${number}`,
  send: "Send to family",
  copied: "The link is copied. Paste it into a message.",
  ask: (plot: string) => `Hello, please tell me about ${plot}.`,
  old: (date: string) =>
    `The last list of sold plots is of ${formatDate(date)}. Ask us which plots are open today and at what price.`,
  turned: (degrees: number) =>
    `True north is ${Math.abs(degrees)}° to the ${degrees < 0 ? "left" : "right"} of the top`,
  table: (name: string, isFiltered: boolean, date?: string) =>
    `${isFiltered ? "The matching" : "All"} plots of ${name}${date ? `, as of ${formatDate(date)}` : ""}`,
} as const;

export const layoutPageWords = {
  layout: "The layout",
  location: "Location",
  price: "Price",
  openLand: "Open land",
  exit: "Ring road exit",
  charges: "Other charges",
  pin: (town: string) => `The gold pin shows ${town}.`,
  plots: (location: string, plots: number) => `${location}. ${plots} plots`,
  openOn: (open: number, date: string) => `, ${open} open on ${formatDate(date)}`,
} as const;

/** The list of layouts: its filters, cards and table. */
export const finderWords = {
  /** For screen readers. */
  list: "Layouts with open plots",
  /** Above the table. */
  table: "Layouts at a glance",
  name: "Layout",
  approval: "Approval",
  /** The head of the column of prices. */
  lowest: "Lowest price",
  cost: "Price sheet",
  title: "Find a plot",
  location: "Location",
  budget: "Budget before duties",
  sort: "Sort by",
  unit: "Show areas in",
  asListed: "As listed",
  orders: {
    cheapest: "Lowest price first",
    dearest: "Highest price first",
    largest: "Largest plots first",
  },
  found: (found: number, all: number) => `${found} of ${all} ${all === 1 ? "layout" : "layouts"}`,
  /** Above the nearest layout when none matches. @param hasSize whether any layout has an open plot of that size. */
  nothing: (nearest: string, sizes: string, hasSize: boolean) =>
    `${hasSize ? "No layout matches all of these" : "No layout has an open plot of that size"}. The nearest is ${nearest}, with plots of ${sizes}.`,
  /** Begins the next sentence, which the link to a chat ends. */
  change: " Remove a filter, or ",
  ask: "ask us",
} as const;
