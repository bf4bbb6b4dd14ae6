/** The list of ongoing projects. */
export const ongoingWords = {
  /** For screen readers. */
  title: "Projects in progress",
  badge: "In Progress",
  progress: "Work complete",
  /** The present stage, below the bar. */
  stage: (name: string, place: number, all: number) => `Stage ${place} of ${all}: ${name}`,
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
  note: "We count a buyer when the deed is registered; some hold more than one plot.",
} as const;

/** The figures of all completed projects. */
export const completedFigures = {
  /** For screen readers. */
  title: "Completed projects in figures",
  labels: [
    ["projects", "Layouts"],
    ["plots", "Plots"],
    ["years", "Years"],
  ],
} as const;
