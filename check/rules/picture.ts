import fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import type Sharp from "sharp";

/** What is known of a picture file. */
export type Picture =
  | { isReadable: true; format: string; width: number; height: number; isOpaque: boolean }
  | { isReadable: false };

const unreadable: Picture = { isReadable: false };

/** The formats that the site can show; HEIC, which phones write, is not among them. */
const usable: Record<string, string> = { jpeg: "JPEG", png: "PNG", webp: "WebP", av1: "AVIF" };

const requireFromSite = createRequire(path.resolve("package.json"));

/**
 * Loads sharp, and only when there is a picture to read: it takes longer than the rest of the check.
 * Not by import(), which Gatsby's compiler of gatsby-node.ts turns into something without a default.
 */
function loadSharp(): typeof Sharp {
  const sharp: typeof Sharp = requireFromSite("sharp");
  return sharp;
}

async function readPicture(file: string): Promise<Picture> {
  const sharp = loadSharp();
  try {
    const { format, compression, autoOrient } = await sharp(file).metadata();
    const name = usable[compression ?? format];
    // Decodes a small version, since a file that was cut short still has all of its metadata.
    const small = name && sharp(await sharp(file).resize(16).png().toBuffer());
    const isOpaque = !small || (await small.stats()).isOpaque;
    const measures = { width: autoOrient.width, height: autoOrient.height };
    return {
      isReadable: true,
      format: name ?? (format === "heif" ? "HEIC" : format.toUpperCase()),
      ...measures,
      isOpaque,
    };
  } catch {
    return unreadable;
  }
}

const read = new Map<string, Promise<Picture>>();

/**
 * Reads a picture, turned the way its camera was held.
 * A file that has not changed since is not read again, for the sake of `npm run develop`.
 */
export async function inspectPicture(file: string): Promise<Picture> {
  const stat = await fs.stat(file).catch(() => undefined);
  if (!stat) return unreadable;
  const key = `${file} ${stat.size} ${stat.mtimeMs}`;
  const picture = read.get(key) ?? readPicture(file);
  read.set(key, picture);
  return picture;
}
