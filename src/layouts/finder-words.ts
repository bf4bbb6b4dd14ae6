import type { SortOrder } from "./layout-filter";

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
  } satisfies Record<SortOrder, string>,
  found: (found: number, all: number) => `${found} of ${all} ${all === 1 ? "layout" : "layouts"}`,
  /** Above the nearest layout when none matches. @param hasSize whether any layout has an open plot of that size. */
  nothing: (nearest: string, sizes: string, hasSize: boolean) =>
    `${hasSize ? "No layout matches all of these" : "No layout has an open plot of that size"}. The nearest is ${nearest}, with plots of ${sizes}.`,
  /** Begins the next sentence, which the link to a chat ends. */
  change: " Remove a filter, or ",
  ask: "ask us",
} as const;
