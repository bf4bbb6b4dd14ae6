import { type IGatsbyImageData, generateImageData } from "gatsby-plugin-image";

import { photoHost } from "../../src/lib/photo-host";
import type { PhotoPlace } from "./photo-places";

/** A photo of the stock photo host, as an editor describes it. */
export interface StockPhoto {
  id: string;
  width: number;
  height: number;
  color: string;
  /** The point that stays in view, each from 0 to 1. */
  focus: { x: number; y: number };
}

/**
 * Address of a stock photo, cropped to a size around its focal point.
 * `auto=format` lets the host send AVIF or WebP to browsers that accept them.
 * @param width and height in pixels.
 */
export function stockPhotoUrl(photo: StockPhoto, width: number, height: number): string {
  const query = new URLSearchParams({
    auto: "format",
    fit: "crop",
    crop: "focalpoint",
    "fp-x": String(photo.focus.x),
    "fp-y": String(photo.focus.y),
    w: String(width),
    h: String(height),
    q: "70",
  });
  return `${photoHost}/${photo.id}?${query}`;
}

/** Data of gatsby-plugin-image for a stock photo in a place. Makes no network request. */
export function stockPhotoData(photo: StockPhoto, place: PhotoPlace): IGatsbyImageData {
  const presentationWidth = Math.max(...place.widths) / 2;
  return generateImageData({
    pluginName: "pasidi-photos",
    filename: photo.id,
    sourceMetadata: {
      // No wider than the cropped original.
      width: place.aspectRatio
        ? Math.min(photo.width, Math.round(photo.height * place.aspectRatio))
        : photo.width,
      height: photo.height,
      format: "auto",
    },
    formats: ["auto"],
    layout: "constrained",
    width: presentationWidth,
    aspectRatio: place.aspectRatio,
    breakpoints: place.widths,
    sizes: place.sizes,
    backgroundColor: photo.color,
    generateImageSource: (_id, width, height, format) => ({
      src: stockPhotoUrl(photo, width, height),
      width,
      height,
      format,
    }),
  });
}
