/** The words of the finder. */
export const finderWords = {
  found: (found: number, all: number) => `${found} of ${all} ${all === 1 ? "layout" : "layouts"}`,
  /** Above the nearest plot when none matches; the link to a chat ends the sentence. */
  nothing: (nearest: string) =>
    `No layout matches all of these. The nearest is ${nearest}. Remove a filter, or`,
  ask: "ask us",
  askMessage: (filter: string) =>
    `Hello, I found no plot on your site for: ${filter}. Do you have one?`,
} as const;
