/** The button on a tile. */
export const enlargeLabel = (caption: string) => `Enlarge: ${caption}`;

/** The name of the viewer of enlarged photos. */
export const viewerTitle = "Enlarged photos";
