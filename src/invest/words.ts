/** The links to the sections of the page, for screen readers. */
export const contentsLabel = "On this page";

export const checklistWords = {
  proves: "It proves",
  limits: "Look elsewhere for",
  copy: "Copy",
  copied: "Copied",
  /** Beside an address that the browser refused to copy. */
  copyByHand: "Copy this address:",
  print: "Print checklist",
} as const;

export const returnsWords = {
  asset: "Investment",
  range: "Indicative, a year",
  source: (source: string) => `Source: ${source}`,
} as const;

/** The office hours for buyers abroad. */
export const hoursAbroadWords = {
  title: "Office hours",
  india: (days: string, hours: string) => `${days}: ${hours} in India`,
  yours: (hours: string) => `${hours} where you are`,
  dayBefore: (time: string) => `${time} the day before`,
  dayAfter: (time: string) => `${time} the day after`,
} as const;
