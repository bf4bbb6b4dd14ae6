import type { GatsbyCache, Reporter } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";

import type { PhotoPlace } from "./photo-places";

/** What gatsby-plugin-sharp needs of the running build. */
export interface BuildTools {
  reporter: Reporter;
  cache: GatsbyCache;
  pathPrefix: string;
}

const third = (fraction: number, names: readonly [string, string, string]) =>
  names[fraction < 1 / 3 ? 0 : fraction > 2 / 3 ? 2 : 1];

/**
 * The side or corner that a photo is cropped towards, so that its focal point stays in view.
 * @param focus each from 0 to 1.
 * @returns a gravity of sharp, such as "northwest" or "centre".
 */
export function cropGravity({ x, y }: { x: number; y: number }): string {
  return third(y, ["north", "", "south"]) + third(x, ["west", "", "east"]) || "centre";
}

/**
 * Data of gatsby-plugin-image for an editor's own photo in a place: AVIF, WebP and JPEG in each width,
 * turned upright, without camera data, and a blurred placeholder.
 * @param file the photo's File node.
 * @throws when the photo cannot be read, which the content check reports earlier and better.
 */
export async function ownPhotoData(
  file: object,
  focus: { x: number; y: number },
  place: PhotoPlace,
  { reporter, cache, pathPrefix }: BuildTools,
): Promise<IGatsbyImageData> {
  const data = await generateImageData({
    file,
    args: {
      layout: "constrained",
      width: Math.max(...place.widths) / 2,
      aspectRatio: place.aspectRatio,
      breakpoints: place.widths,
      sizes: place.sizes,
      // Not "auto": a photo supplied as AVIF would have no format for older browsers.
      formats: ["jpg", "webp", "avif"],
      placeholder: "blurred",
      transformOptions: { fit: "cover", cropFocus: cropGravity(focus) },
    },
    reporter,
    cache,
    pathPrefix,
  });
  if (!data) throw new Error("gatsby-plugin-sharp could not read a photo.");
  return data;
}
