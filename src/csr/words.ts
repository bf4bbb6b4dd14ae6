/** The account of an initiative. */
export const initiativeWords = {
  people: "For whom",
  upkeep: "Follow-up",
} as const;
