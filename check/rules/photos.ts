import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

import { photoEnding, smallestPhoto } from "../../schema/patterns";
import { error, textsOfType, warning, type Rule } from "../content";
import { quote, suggest } from "../report";

/** The endings of file names, where they differ from the name that sharp has for the format. */
const endings: Readonly<Record<string, string>> = { jpeg: "jpe?g", av1: "avif" };

const { width: minWidth, height: minHeight } = smallestPhoto;

/** The mistake in a photo or drawing, as the end of a sentence; "" if there is none. A drawing may have any size. */
async function photoMistake(file: string, isDrawing: boolean): Promise<string> {
  try {
    const { format, compression, autoOrient } = await sharp(file).metadata();
    const ending = endings[compression ?? format] ?? format;
    if (!new RegExp(`\\.${ending}$`, "i").test(file))
      return `is in the format ${format.toUpperCase()}, but its name says otherwise: export it as JPEG, PNG, WebP or AVIF, with that ending`;
    // A damaged photo may have sound metadata, so decode all of it.
    await sharp(file).stats();
    if (isDrawing || (autoOrient.width >= minWidth && autoOrient.height >= minHeight)) return "";
    return `has ${autoOrient.width} × ${autoOrient.height} pixels, but needs ${minWidth} × ${minHeight} or more: use the original from the camera or phone, not a copy from a chat`;
  } catch {
    return "cannot be read; it may be damaged, a PDF, or HEIC from an iPhone: export it as JPEG, a drawing as SVG (renaming is not enough), or copy it from the camera again";
  }
}

const alreadyRead = new Map<string, Promise<string>>();

export const photoFiles: Rule = async (content, { folder }) => {
  const own = content.files.filter((file) => file.startsWith("images/")).map((file) => `/${file}`);
  const sources = textsOfType(content, "photoSource", "photoFile", "drawingFile");
  const found = sources.map(async (source) => {
    const { value, meta } = source;
    if (!value.startsWith("/")) return [];
    // fs.existsSync() would not do, since some file systems ignore case.
    if (!own.includes(value)) {
      const remedy = suggest(value, own, "put the file into data/images, or correct its path");
      return [error(source, `is ${quote(value)}, but there is no file data${value}: ${remedy}`)];
    }
    const file = path.join(folder, value);
    const { size, mtimeMs } = await fs.stat(file);
    // A photo is read only if it is new or has changed, so that npm run develop stays fast.
    const key = `${file} ${size} ${mtimeMs}`;
    const reading = alreadyRead.get(key) ?? photoMistake(file, meta.fieldType === "drawingFile");
    alreadyRead.set(key, reading);
    const mistake = await reading;
    return mistake ? [error(source, `is ${quote(value)}, which ${mistake}`)] : [];
  });
  return (await Promise.all(found)).flat();
};

export const unusedPhotos: Rule = ({ files, texts }) =>
  files
    .filter((file) => file.startsWith("images/") && photoEnding.test(file))
    .filter((file) => texts.every(({ value }) => value !== `/${file}`))
    .map((file) => {
      const message = "is a photo that no page shows: use it on a page, or delete it";
      return warning({ file: `data/${file}`, path: [] }, message);
    });
