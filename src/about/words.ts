/** The timeline. */
export const timelineWords = {
  completed: (name: string, plots: string) => `${name}, ${plots} plots`,
  today: "Today",
} as const;
