import { capital } from "../lib/text";
import { formatDate } from "../lib/time";

/** The plan of a layout and its table of plots. */
export const planWords = {
  title: "Choose a plot",
  plots: "All plots",
  /** The filters. */
  filters: { facing: "Facing", size: "Plot size", budget: "Budget" },
  found: (count: number, all: number) => `${count} of ${all} open plots`,
  noMatch: "No open plot matches.",
  /** A status in the legend. */
  legendStatus: (status: string, authority: string) =>
    status === "mortgaged" ? `With ${authority} until the works are done` : capital(status),
  number: "Plot number",
  previous: "Previous",
  next: "Next",
  /** Tells screen readers which plot is chosen. */
  chosen: (number: string, status: string | null) =>
    [`Plot ${number}`, status].filter(Boolean).join(", "),
  unknown: (number: string) => `There is no plot ${number} in this layout.`,
  noneOpen: "No plot is open now",
  from: (amount: string) => `from ${amount}`,
  choose: "Choose a plot on the plan, in the table or by its number.",
  plot: "Plot",
  beforeDuties: "before duties and charges",
  size: "Size",
  area: "Sq yd",
  road: "Road",
  rate: "Per sq yd",
  sides: "Sides",
  faces: "Faces",
  advantages: "Place",
  price: "Price",
  statusLabel: "Status",
  mortgaged: (authority: string) =>
    `${authority} holds this plot until the works are done. Until then it is not for sale.`,
  nearestOpen: "The nearest open plots:",
  chat: (number: string) => `WhatsApp about plot ${number}`,
  priceSheet: (number: string) => `Price sheet of plot ${number}`,
  send: "Send to family",
  copied: "The link is copied. Paste it into a message.",
  notCopied: "The link could not be copied. Copy the address of this page.",
  ask: (plot: string) => `Hello, please tell me about ${plot}.`,
  oldStatuses: (date: string) =>
    `The last list of sold plots is of ${formatDate(date)}. Ask us which plots are open today and at what price.`,
  trueNorth: (degrees: number) =>
    `True north is ${Math.abs(degrees)}° to the ${degrees < 0 ? "left" : "right"} of the top`,
  tableCaption: (name: string, isFiltered: boolean, date?: string) =>
    `${isFiltered ? "The matching" : "All"} plots of ${name}${date ? `, as of ${formatDate(date)}` : ""}`,
} as const;

/** The page of a layout outside its plan. */
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
