import fs from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { contentFiles } from "../../schema/content-files";
import { photoEnding, smallestPhoto } from "../../schema/patterns";
import type { Message } from "../report/problem";
import { suggest } from "../report/wording";
import { type Content, each, eachFile, ofKind, type Rule, warning } from "./content";

/** File endings, by sharp's name for the format; the first of several is suggested. */
const endings: Record<string, readonly string[] | undefined> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
  av1: [".avif"],
};

/** Up to this ratio of its sides, cropping a photo towards a third of it can keep any point in view. */
const longest = 3;

function checkSize(width: number, height: number): Message | undefined {
  const measures = `the photo is ${width} × ${height} pixels`;
  const least = smallestPhoto;
  if (width < least.width || height < least.height) {
    const fix = "use the original from the camera or phone, not a copy sent by chat";
    return { problem: `${measures}; at least ${least.width} × ${least.height} are needed`, fix };
  }
  if (Math.max(width / height, height / width) <= longest) return undefined;
  return {
    problem: `${measures}, so elongated that most of it would be cropped away`,
    fix: "crop it to about 3:2 around what matters",
    severity: "warning",
  };
}

/** A file that is larger makes each build and each copy of the project slow. */
const mostMegabytes = 20;

async function checkPhoto(file: string, megabytes: number): Promise<Message | undefined> {
  try {
    const { format, compression, autoOrient } = await sharp(file).metadata();
    const known = endings[compression ?? format];
    if (!known?.includes(path.extname(file).toLowerCase())) {
      return {
        problem: `the file is a ${format.toUpperCase()} photo, but its name says otherwise`,
        fix: known
          ? `rename it to end in ${known[0]}, here and in data/images`
          : "save it as JPEG, PNG, WebP or AVIF",
      };
    }
    // Decodes a small version: a file that was cut short still has all of its metadata.
    const small = await sharp(file).resize(16).toBuffer();
    if (!(await sharp(small).stats()).isOpaque)
      return warning(
        "the photo has transparent parts, where its blurred first version stays to be seen",
        "save it as JPEG",
      );
    if (megabytes > mostMegabytes)
      return warning(
        `the file has ${Math.round(megabytes)} MB, and a photo of 5 MB looks the same`,
        "save it as JPEG with a width of about 3000 pixels",
      );
    return checkSize(autoOrient.width, autoOrient.height);
  } catch {
    return {
      problem: "the file cannot be read as a photo: it may be an iPhone's HEIC photo, or damaged",
      fix: "save it as JPEG (renaming it is not enough), or copy it again from the camera or phone",
    };
  }
}

const alreadyRead = new Map<string, Promise<Message | undefined>>();

/** Reads a photo unless it was read before and has not changed since, for `npm run develop`. */
async function checkOnce(file: string): Promise<Message | undefined> {
  const { size, mtimeMs } = await fs.stat(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const problem = alreadyRead.get(key) ?? checkPhoto(file, size / 2 ** 20);
  alreadyRead.set(key, problem);
  return problem;
}

const photosOf = ({ files }: Content) =>
  files.filter((file) => file.startsWith("images/") && photoEnding.test(file));

export const photoRules: readonly Rule[] = [
  // An editor's own photo exists, can be read, is large enough and can be cropped.
  each(ofKind("photoFile"), (file, content) => {
    // Looks in the list and not on the disk, since some computers ignore upper and lower case.
    if (content.files.includes(file)) return checkOnce(path.join(content.folder, file));
    const fix = suggest(file, photosOf(content), "put the photo there, or correct the path");
    return { problem: `there is no file data/${file}`, fix };
  }),
  // An own photo is used somewhere, once all files can be read; by its name alone, since a wrong path has its own message.
  eachFile("data", photosOf, (file, { documents }) => {
    const isNamed = documents.some(({ value }) =>
      JSON.stringify(value).includes(path.basename(file)),
    );
    const fix = "use it as a photo of your own, or delete it";
    const isUnused = !isNamed && documents.length === contentFiles.length;
    return isUnused && warning("is a photo that no page shows", fix);
  }),
];
