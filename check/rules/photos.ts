import fs from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { contentFiles } from "../../schema/content-files";
import { photoEnding, smallestPhoto } from "../../schema/patterns";
import type { Message } from "../report/problem";
import { suggest } from "../report/wording";
import { type Content, each, eachFile, ofKind, type Rule, warning } from "./rule";

/** The file name endings of the formats, by sharp's names for them. */
const endings: Record<string, readonly string[] | undefined> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
  av1: [".avif"],
};

async function checkPhoto(file: string): Promise<Message | undefined> {
  try {
    const { format, compression, width, height, autoOrient } = await sharp(file).metadata();
    const known = endings[compression ?? format];
    if (!known?.includes(path.extname(file).toLowerCase())) {
      const problem = `the file is a ${format.toUpperCase()} photo, but its name says otherwise`;
      if (!known) return { problem, fix: "export it as JPEG, PNG, WebP or AVIF" };
      return { problem, fix: `rename it to end in ${known[0]}, here and in data/images` };
    }
    // A damaged file still has all of its metadata, so the photo is decoded, too. The extract() makes sharp decode all of
    // it; for a small version alone it would skip most of a JPEG.
    await sharp(file).extract({ left: 0, top: 0, width, height }).resize(16).toBuffer();
    const { width: minWidth, height: minHeight } = smallestPhoto;
    if (autoOrient.width >= minWidth && autoOrient.height >= minHeight) return undefined;
    const problem = `the photo is ${autoOrient.width} × ${autoOrient.height} pixels; the site needs at least ${minWidth} × ${minHeight}`;
    return { problem, fix: "use the original from the camera or phone, not a copy from a chat" };
  } catch {
    return {
      problem:
        "the file cannot be read as a JPEG, PNG, WebP or AVIF photo; it may be a PDF, HEIC from an iPhone, or damaged",
      fix: "export it as JPEG (renaming is not enough), or copy it again from the camera or phone",
    };
  }
}

const alreadyRead = new Map<string, Promise<Message | undefined>>();

/** Reads a photo only if it is new or has changed, so that npm run develop stays fast. */
async function checkOnce(file: string): Promise<Message | undefined> {
  const { size, mtimeMs } = await fs.stat(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const problem = alreadyRead.get(key) ?? checkPhoto(file);
  alreadyRead.set(key, problem);
  return problem;
}

/** A drawing is published as it is, so any valid one is accepted. */
async function checkDrawing(file: string): Promise<Message | undefined> {
  const { format } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined }));
  if (path.extname(file) === `.${format}`) return undefined;
  const problem = `the file cannot be read as ${path.extname(file) === ".svg" ? "an SVG" : "a PNG"} drawing`;
  return { problem, fix: "export it from your drawing program again; renaming is not enough" };
}

const photosOf = ({ files }: Content) =>
  files.filter((file) => file.startsWith("images/") && photoEnding.test(file));

export const photoRules: readonly Rule[] = [
  each(ofKind("photoSource", "photoFile", "drawingFile"), (source, content, { meta }) => {
    if (!source.startsWith("/")) return undefined;
    const file = source.slice(1);
    const check = meta.kind === "drawingFile" ? checkDrawing : checkOnce;
    // Not with fs.existsSync(), since some file systems ignore case.
    if (content.files.includes(file)) return check(path.join(content.folder, file));
    const own = content.files
      .filter((name) => name.startsWith("images/"))
      .map((name) => `/${name}`);
    const fix = suggest(source, own, "put the file into data/images, or correct its path");
    return { problem: `there is no file data${source}`, fix };
  }),
  // Only the name is compared, since a wrong path has its own message.
  eachFile("data", photosOf, (file, { documents }) => {
    const isNamed = documents.some(({ value }) =>
      JSON.stringify(value)
        .split(/["/\\]/)
        .includes(path.basename(file)),
    );
    const isUnused = !isNamed && documents.length === contentFiles.length;
    return isUnused && warning("is a photo that no page shows", "use it on a page, or delete it");
  }),
];
