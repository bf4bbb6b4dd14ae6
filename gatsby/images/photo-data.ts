import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { type BuildTools, generateImageData as generateFiles } from "gatsby-plugin-sharp";
import type { z } from "zod";

import type { photo } from "../../schema/shapes/common";
import { photoHost } from "../../src/lib/photo-host";
import type { PhotoPlace } from "./photo-places";

type Photo = z.infer<typeof photo>;

/** The point of a photo that stays in view, with x and y from 0 to 1. */
export type Focus = Required<NonNullable<Photo["focus"]>>;

/** A photo on the stock photo host. */
export type StockPhoto = Required<Pick<Photo, "id" | "width" | "height" | "color">>;

const layoutOf = ({ widths, aspectRatio, sizes }: PhotoPlace) => ({
  layout: "constrained" as const,
  width: Math.max(...widths) / 2,
  aspectRatio,
  breakpoints: widths,
  sizes,
});

/** Image data for a stock photo, without a network request. */
export function stockPhotoData(
  { id, width, height, color }: StockPhoto,
  focus: Focus,
  place: PhotoPlace,
): IGatsbyImageData {
  // The host sends AVIF or WebP to browsers that accept them.
  const crop = `auto=format&fit=crop&crop=focalpoint&fp-x=${focus.x}&fp-y=${focus.y}`;
  // The width of the original after cropping.
  const cropped = Math.min(width, Math.round(height * (place.aspectRatio ?? Infinity)));
  return generateImageData({
    ...layoutOf(place),
    pluginName: "pasidi-photos",
    filename: id,
    sourceMetadata: { width: cropped, height, format: "auto" },
    formats: ["auto"],
    backgroundColor: color,
    generateImageSource: (_id, w, h, format) => {
      const src = `${photoHost}/${id}?${crop}&w=${w}&h=${h}&q=70`;
      return { src, width: w, height: h, format };
    },
  });
}

/** The focal point as a gravity of sharp, such as "northwest". */
function gravityOf({ x, y }: Focus): string {
  const side = (fraction: number, before: string, after: string) =>
    fraction < 1 / 3 ? before : fraction > 2 / 3 ? after : "";
  return side(y, "north", "south") + side(x, "west", "east") || "centre";
}

/**
 * Image data for an editor's own photo: AVIF, WebP and JPEG in each width, upright, without camera data, and a blurred
 * placeholder.
 * @param file the photo's File node.
 * @throws if the photo cannot be read, which the content check reports earlier and better.
 */
export async function ownPhotoData(
  file: object,
  focus: Focus,
  place: PhotoPlace,
  { reporter, cache, pathPrefix }: BuildTools,
): Promise<IGatsbyImageData> {
  const args = {
    ...layoutOf(place),
    // Not "auto": an AVIF original would have no format for older browsers.
    formats: ["jpg" as const, "webp" as const, "avif" as const],
    placeholder: "blurred" as const,
    transformOptions: { fit: "cover" as const, cropFocus: gravityOf(focus) },
  };
  const data = await generateFiles({ file, args, reporter, cache, pathPrefix });
  if (!data) throw new Error("gatsby-plugin-sharp could not read a photo.");
  return data;
}
