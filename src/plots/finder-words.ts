import type { PlotOrder } from "./plot-filter";

/** The list of open plots: its cards, its table and its buttons. */
export const plotListWords = {
  /** For screen readers. */
  title: "Layouts with open plots",
  name: "Layout",
  approval: "Approval",
  /** The head of the column of lowest prices. */
  smallest: "Smallest plot",
  cost: "Total cost",
  /** The size that the price is for. */
  forSize: (size: string) => `for ${size}`,
  more: (count: number) => `Show ${count} more`,
  /** The beginning of a message about a sample. */
  sample: (message: string) => `[Sample] ${message}`,
  /** Clears the filter, or the chosen plots. */
  clear: "Clear",
} as const;

/** The finder. */
export const finderWords = {
  title: "Find a plot",
  location: "Location",
  budget: "Budget before duties",
  sort: "Sort by",
  unit: "Area unit",
  all: "All",
  upTo: (price: string) => `Up to ${price}`,
  asListed: "As listed",
  orders: {
    cheapest: "Lowest price first",
    dearest: "Highest price first",
    largest: "Largest plots first",
  } satisfies Record<PlotOrder, string>,
  found: (found: number, all: number) => `${found} of ${all} ${all === 1 ? "layout" : "layouts"}`,
  /** Above the nearest plot when none matches; the link to a chat ends the sentence. */
  nothing: (nearest: string, sizes: string) =>
    `No layout matches all of these. The nearest is ${nearest}, with plots of ${sizes}. Remove a filter, or`,
  ask: "ask us",
} as const;

/** The box on a card, and the bar and table of the chosen plots. */
export const comparisonWords = {
  compare: "Compare",
  chosenOne: "1 layout chosen. Choose one or two more.",
  chosen: (count: number) => `${count} layouts chosen`,
  full: (most: number) => `You can compare ${most}. Remove one to add another.`,
  remove: "Remove",
  title: "Layouts side by side",
  location: "Place",
  total: "Price of a plot",
  /** In place of a fact that is not known. */
  none: "Not given",
  copy: "Copy link",
  copied: "Link copied.",
} as const;

/** The map of the towns and the table of their distances. */
export const plotPlacesWords = {
  town: "Town",
  show: (town: string) => `Show plots at ${town}`,
} as const;
