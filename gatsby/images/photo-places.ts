import { widthOf } from "../../src/theme";

/** The format of photos in a place of the layout. */
export interface PhotoPlace {
  /** Width divided by height; undefined if a photo keeps its own shape. */
  aspectRatio?: number;
  /** The widths of the files in pixels; half of the largest is one of them. */
  widths: number[];
  /** The value of the attribute `sizes`. */
  sizes: string;
}

/** Every place with a photo, by its name in queries. */
export const photoPlaces = {
  /** From edge to edge of the screen; higher than wide on phones. */
  BAND: {
    aspectRatio: 16 / 10,
    widths: [640, 960, 1280, 1920, 2560],
    sizes: `${widthOf("md")} 100vw, 130vw`,
  },
  CARD: {
    aspectRatio: 4 / 3,
    widths: [320, 480, 640, 960, 1280],
    sizes: `${widthOf("md")} min(29vw, 26rem), 92vw`,
  },
  HALF: {
    aspectRatio: 4 / 3,
    widths: [320, 480, 640, 960, 1280],
    sizes: `${widthOf("lg")} 37rem, 92vw`,
  },
  // Between the width of a small tile and of a wide one.
  TILE: {
    aspectRatio: 16 / 10,
    widths: [240, 360, 480, 640, 960, 1280],
    sizes: `${widthOf("lg")} 32rem, ${widthOf("md")} 45vw, 76vw`,
  },
  SIDE: {
    aspectRatio: 2.5,
    widths: [320, 480, 640, 960],
    sizes: `${widthOf("lg")} 26rem, ${widthOf("md")} 30vw, 1px`,
  },
  SMALL: {
    aspectRatio: 4 / 3,
    widths: [240, 320, 480, 640],
    sizes: `${widthOf("lg")} 19rem, ${widthOf("md")} 20vw, 45vw`,
  },
  /** A small picture of a layout's plan, as large on paper as a card, and enlarged, where each number can be read. */
  PLAN: { widths: [640, 1280, 1920, 2560, 3840], sizes: "20rem" },
  /** Enlarged; its width depends on the window. */
  WHOLE: { widths: [640, 960, 1280, 1920, 2560], sizes: "100vw" },
} satisfies Record<string, PhotoPlace>;

export type PhotoPlaceName = keyof typeof photoPlaces;
