import type { CreateSchemaCustomizationArgs } from "gatsby";
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData as generateFiles } from "gatsby-plugin-sharp";
import type { z } from "zod";

import type { photo } from "../../schema/shapes/common";
import { photoHost } from "../../src/lib/photo-host";
import type { PhotoPlace } from "./photo-places";

type Photo = z.infer<typeof photo>;

/** The point of a photo that stays in view, each from 0 to 1. */
export type Focus = NonNullable<Photo["focus"]>;

/** A photo of the stock photo host, as an editor describes it. */
export type StockPhoto = Required<Pick<Photo, "id" | "width" | "height" | "color">>;

/** The parts of the running build that gatsby-plugin-sharp needs. */
export type BuildTools = Pick<CreateSchemaCustomizationArgs, "reporter" | "cache" | "pathPrefix">;

const layoutOf = ({ widths, aspectRatio, sizes }: PhotoPlace) => ({
  layout: "constrained" as const,
  width: Math.max(...widths) / 2,
  aspectRatio,
  breakpoints: widths,
  sizes,
});

/** Data of gatsby-plugin-image for a stock photo in a place. Makes no network request. */
export function stockPhotoData(
  { id, width, height, color }: StockPhoto,
  focus: Focus,
  place: PhotoPlace,
): IGatsbyImageData {
  // The host sends AVIF or WebP to browsers that accept them.
  const crop = `auto=format&fit=crop&crop=focalpoint&fp-x=${focus.x}&fp-y=${focus.y}`;
  // No wider than the cropped original.
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

/** The side or corner that a photo is cropped towards, as a gravity of sharp such as "northwest". */
function gravityOf({ x, y }: Focus): string {
  const third = (fraction: number, before: string, after: string) =>
    fraction < 1 / 3 ? before : fraction > 2 / 3 ? after : "";
  return third(y, "north", "south") + third(x, "west", "east") || "centre";
}

/**
 * Data of gatsby-plugin-image for an editor's own photo in a place: AVIF, WebP and JPEG in each width,
 * turned upright, without camera data, and a blurred placeholder.
 * @param file the photo's File node.
 * @throws when the photo cannot be read, which the content check reports earlier and better.
 */
export async function ownPhotoData(
  file: object,
  focus: Focus,
  place: PhotoPlace,
  { reporter, cache, pathPrefix }: BuildTools,
): Promise<IGatsbyImageData> {
  const args = {
    ...layoutOf(place),
    // Not "auto": a photo supplied as AVIF would have no format for older browsers.
    formats: ["jpg" as const, "webp" as const, "avif" as const],
    placeholder: "blurred" as const,
    transformOptions: { fit: "cover" as const, cropFocus: gravityOf(focus) },
  };
  const data = await generateFiles({ file, args, reporter, cache, pathPrefix });
  if (!data) throw new Error("gatsby-plugin-sharp could not read a photo.");
  return data;
}
