import { minWidth } from "../../src/theme";

/** The format of the photos in one place of the pages. */
export interface PhotoSlot {
  /** The width divided by the height; undefined if a photo keeps its shape. */
  aspectRatio?: number;
  /** The widths of the files in pixels; half of the largest is one of them. */
  widths: number[];
  /** The value of the attribute `sizes`. */
  sizes: string;
}

const slot = (aspectRatio: number | undefined, widths: number[], sizes: string): PhotoSlot => ({
  aspectRatio,
  widths,
  sizes,
});
const [fromMd, fromLg] = [minWidth("md"), minWidth("lg")];

/** The slots by their names in queries. The widths in rem follow from `size.page`, the width of the page. */
export const photoSlots = {
  /** From edge to edge of the screen, and higher than wide on phones. */
  BAND: slot(16 / 10, [960, 1280, 1920, 2560], `${fromMd} 100vw, 130vw`),
  CARD: slot(4 / 3, [480, 640, 960, 1280], `${fromMd} min(29vw, 26rem), 92vw`),
  // The sizes lie between those that a low tile and a high tile need.
  TILE: slot(16 / 10, [240, 360, 480, 640, 960, 1280], `${fromLg} 42rem, ${fromMd} 52vw, 82vw`),
  SIDE: slot(3, [480, 640, 960, 1280], `${fromMd} 44vw, 1px`),
  SMALL: slot(4 / 3, [240, 320, 480, 640], `${fromMd} 12.5rem, 35vw`),
  /** A sanctioned plan: small on the page, and so sharp when it is enlarged or printed that its numbers can be read. */
  PLAN: slot(undefined, [640, 1280, 1920, 2560, 3840], "20rem"),
  /** A photo that is enlarged to the window. */
  WHOLE: slot(undefined, [640, 960, 1280, 1920, 2560], "100vw"),
};
