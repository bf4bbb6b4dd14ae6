/** The timeline. */
export const timelineWords = {
  completed: (name: string, plots: string) => `${name}\n${plots} plots`,
  today: "Today",
} as const;
