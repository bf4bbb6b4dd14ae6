/** The list of ongoing projects. */
export const ongoingWords = {
  /** For screen readers. */
  title: "Projects in progress",
  badge: "In Progress",
  progress: "Work complete",
  /** For screen readers. */
  stages: "Stages of the work",
  completion: "Expected completion",
  /** The completion of a registered project. */
  declared: (month: string) => `${month}, as declared to RERA`,
  investment: "Investment range",
} as const;

/** The list of completed projects. */
export const completedWords = {
  /** For screen readers. */
  title: "Completed projects",
  badge: "Completed",
  completedYear: "Year completed",
  plots: "Total plots",
  clients: "Satisfied clients",
  /** Below the list. */
  note: "Satisfied clients are buyers with a registered deed; some hold more than one plot.",
} as const;

/** The figures of all completed projects. */
export const completedFigureLabels = {
  projects: "Layouts",
  plots: "Plots",
  years: "Years",
} as const;
