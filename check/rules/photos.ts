import fs from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { photoEnding, smallestPhoto } from "../../schema/patterns";
import { error, ofKind, type Rule, warning } from "../content";
import { quote, suggest } from "../report/wording";

/** The file name endings of the formats, by sharp's names for them. */
const endings: Record<string, RegExp | undefined> = {
  jpeg: /\.jpe?g$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  av1: /\.avif$/i,
};

const { width: minWidth, height: minHeight } = smallestPhoto;

/** What is wrong with a photo; empty if nothing is. */
async function checkPhoto(file: string): Promise<string> {
  try {
    const { format, compression, width, height, autoOrient } = await sharp(file).metadata();
    if (!endings[compression ?? format]?.test(file))
      return `is a ${format.toUpperCase()} photo, but its name says otherwise: export it as JPEG, and give it a name like gate.jpg`;
    // A damaged file still has all of its metadata, so the photo is decoded, too. The extract() makes sharp decode all of
    // it; for a small version alone it would skip most of a JPEG.
    await sharp(file).extract({ left: 0, top: 0, width, height }).resize(16).toBuffer();
    if (autoOrient.width >= minWidth && autoOrient.height >= minHeight) return "";
    return `has ${autoOrient.width} × ${autoOrient.height} pixels, but needs at least ${minWidth} × ${minHeight}: use the original from the camera or phone, not a copy from a chat`;
  } catch {
    return "cannot be read as a JPEG, PNG, WebP or AVIF photo; it may be damaged, a PDF, or HEIC from an iPhone: export it as JPEG (renaming is not enough), or copy it again from the camera or phone";
  }
}

const alreadyRead = new Map<string, Promise<string>>();

/** Reads a photo only if it is new or has changed, so that npm run develop stays fast. */
async function checkOnce(file: string): Promise<string> {
  const { size, mtimeMs } = await fs.stat(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const message = alreadyRead.get(key) ?? checkPhoto(file);
  alreadyRead.set(key, message);
  return message;
}

/** A drawing is published as it is, so any valid one is accepted. */
async function checkDrawing(file: string): Promise<string> {
  const read = sharp(file).metadata();
  const format = await read.then((drawing) => drawing.format).catch(() => "");
  return path.extname(file) === `.${format}`
    ? ""
    : "cannot be read as an SVG or PNG drawing: export it from your drawing program again; renaming is not enough";
}

/** The files of photos and drawings. */
export const photoFiles: Rule = async (content, { folder }) => {
  const own = content.files.filter((file) => /^images\//.test(file)).map((file) => `/${file}`);
  const sources = ofKind(content, "photoSource", "photoFile", "drawingFile");
  const found = sources
    .filter(({ value }) => value.startsWith("/"))
    .map(async (source) => {
      const { value, meta } = source;
      // Not with fs.existsSync(), since some file systems ignore case.
      if (!own.includes(value)) {
        const remedy = suggest(value, own, "put the file into data/images, or correct its path");
        return [error(source, `is ${quote(value)}, but there is no file data${value}: ${remedy}`)];
      }
      const check = meta.kind === "drawingFile" ? checkDrawing : checkOnce;
      const message = await check(path.join(folder, value));
      return message ? [error(source, `is ${quote(value)}, which ${message}`)] : [];
    });
  return (await Promise.all(found)).flat();
};

export const unusedPhotos: Rule = ({ files, texts }) => {
  const used = new Set(texts.map(({ value }) => value));
  return files
    .filter((file) => file.startsWith("images/") && photoEnding.test(file) && !used.has(`/${file}`))
    .map((file) => {
      const message = "is a photo that no page shows: use it on a page, or delete it";
      return warning({ file: `data/${file}`, path: [] }, message);
    });
};

export const photoRules: readonly Rule[] = [photoFiles, unusedPhotos];
