import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData as generateFiles, type BuildTools } from "gatsby-plugin-sharp";
import type { z } from "zod";

import type { photo } from "../../schema/shapes/common";
import type { PhotoSlot } from "./photo-slots";

export type Photo = Pick<z.infer<typeof photo>, "src" | "focus">;

/** The point of a photo that stays in view, with x and y from 0 to 1. */
const focalPoint = ({ focus }: Photo) => ({ x: 0.5, y: 0.5, ...focus });

/** The focal point as a value of CSS object-position. */
export function photoPosition(photo: Photo): string {
  const { x, y } = focalPoint(photo);
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
}

const slotOptions = ({ widths, aspectRatio, sizes }: PhotoSlot) => ({
  layout: "constrained" as const,
  width: Math.max(...widths) / 2,
  aspectRatio,
  breakpoints: widths,
  sizes,
});

/** Image data for a stock photo, without a network request. */
export function stockPhotoData(photo: Photo, slot: PhotoSlot): IGatsbyImageData {
  const { aspectRatio, widths } = slot;
  const { x, y } = focalPoint(photo);
  const width = Math.max(...widths);
  // For a slot that does not crop, the height is a guess that nothing uses.
  return generateImageData({
    ...slotOptions(slot),
    pluginName: "pasidi-photos",
    filename: photo.src,
    sourceMetadata: { width, height: width / (aspectRatio ?? 1.5), format: "auto" },
    formats: ["auto"],
    generateImageSource: (src, w, h, format) => {
      const crop = `fit=crop&crop=focalpoint&fp-x=${x}&fp-y=${y}&w=${w}&h=${h}`;
      // The host sends AVIF or WebP to browsers that accept them.
      const query = `auto=format&${aspectRatio ? crop : `w=${w}`}&q=70`;
      return { src: `${src}?${query}`, width: w, height: h, format };
    },
  });
}

/** The focal point as a gravity of sharp, such as "northwest". */
function gravity(photo: Photo): string {
  const { x, y } = focalPoint(photo);
  const side = (fraction: number, before: string, after: string) =>
    fraction < 1 / 3 ? before : fraction > 2 / 3 ? after : "";
  return side(y, "north", "south") + side(x, "west", "east") || "centre";
}

/**
 * Image data for an editor's own photo: AVIF, WebP and JPEG in each width, upright and without camera data, and a blurred
 * placeholder.
 * @param file the File node of the photo.
 * @returns undefined for a photo that cannot be read, which the check has reported before.
 */
export const ownPhotoData = (photo: Photo, file: object, slot: PhotoSlot, tools: BuildTools) =>
  generateFiles({
    ...tools,
    file,
    args: {
      ...slotOptions(slot),
      // With "auto", an AVIF original would have no format for older browsers.
      formats: ["jpg", "webp", "avif"],
      placeholder: "blurred",
      transformOptions: { fit: "cover", cropFocus: gravity(photo) },
    },
  });
