/** The viewer of enlarged photos; for screen readers but for the counter. */
export const viewerWords = {
  counter: (index: string | number, total: string | number) => `${index} of ${total}`,
  previous: "Previous photo",
  next: "Next photo",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
} as const;
