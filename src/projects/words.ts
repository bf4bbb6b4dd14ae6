import { rangeText } from "../ui/words";

export const ongoingWords = {
  /** For screen readers. */
  title: "Projects in progress",
  badge: "In Progress",
  progress: "Work complete",
  /** The present stage, below the bar. */
  stage: (name: string, number: number, all: number) => `Stage ${number} of ${all}: ${name}`,
  completion: "Expected completion",
  /** The month of completion; a registered project has declared it. */
  month: (month: string, isRegistered: boolean) =>
    isRegistered ? `${month}, as declared to RERA` : month,
  investment: "Investment range",
  ask: "Chat about this layout",
  /** The first message of that chat. */
  askMessage: (name: string) =>
    `Hello, I am interested in ${name}. Which plots are planned, and when may I visit?`,
} as const;

export const completedWords = {
  /** For screen readers. */
  title: "Completed projects",
  completed: "Completed",
  completedYear: "Year completed",
  plots: "Total plots",
  clients: "Satisfied clients",
  /** The labels of the figures of all projects together. */
  projects: (first: number, last: number) =>
    `Layouts, ${first === last ? first : rangeText(first, last)}`,
  /** Below the list. */
  note: "We count a buyer when the deed is registered; some hold more than one plot. The thick lines show the number of plots.",
} as const;
