/** The account of an initiative. */
export const initiativeWords = {
  work: "The work",
  people: "For whom",
  upkeep: "Follow-up",
} as const;
