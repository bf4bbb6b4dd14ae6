/** The account of an initiative. */
export const initiativeWords = {
  work: "What we do",
  people: "For whom",
  upkeep: "Follow-up",
} as const;
