import path from "node:path";

import { contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/fields";
import type { Problem } from "../report/problem";
import { quote } from "../report/say";
import type { Finding } from "../shape/places";
import {
  at,
  atName,
  type Content,
  fieldOf,
  groupsOf,
  referTo,
  repeats,
  textsOf,
  warn,
} from "./rule";

const onlyForStockPhotos = ["width", "height", "color"];

/** A photo is a stock photo or a file, and has what its source needs. */
export const photosHaveOneSource = (content: Content): Finding[] =>
  groupsOf(content, "Photo").flatMap((photo) => {
    const has = (field: string) => photo.value[field] !== undefined;
    if (has("id") && has("file")) {
      return [
        atName(
          fieldOf(photo, "file"),
          'is here beside "id"; a photo has one of the two',
          'delete "file" for the stock photo, or "id", "width", "height" and "color" for your own',
        ),
      ];
    }
    if (has("id")) {
      return onlyForStockPhotos
        .filter((field) => !has(field))
        .map((field) =>
          at(
            fieldOf(photo, field),
            "is missing; a stock photo needs it",
            `add ${quote(field)}, or use "file" with a photo of your own`,
          ),
        );
    }
    if (has("file")) {
      return onlyForStockPhotos
        .filter(has)
        .map((field) =>
          atName(
            fieldOf(photo, field),
            "is only for stock photos; the site measures your own photo itself",
            "delete it",
          ),
        );
    }
    const fix = 'add "file" with the path of your photo, or "id" with a stock photo id';
    return [at(photo, 'has neither "id" nor "file"', fix)];
  });

/** Warns of a photo that is used twice. */
export const photosAreUsedOnce = (content: Content): Finding[] =>
  repeats(textsOf(content, "photoId", "photoFile"), ({ value }) => value).map(({ later, first }) =>
    warn(
      later,
      `is also the photo of ${referTo(first.document, first.path.slice(0, -2), later.document)}`,
      "choose another photo for one of the two places",
    ),
  );

/** Warns of an own photo that no file of data/ names, once all of them can be read. */
export function ownPhotosAreUsed(content: Content): Problem[] {
  // By the name alone, since a wrong path has its own message.
  const written = JSON.stringify(content.documents.map(({ value }) => value));
  if (content.documents.length < contentFiles.length) return [];
  return content.files
    .filter((file) => file.startsWith("images/") && photoEnding.test(file))
    .filter((file) => !written.includes(path.posix.basename(file)))
    .map((file) => ({
      file: `data/${file}`,
      line: 0,
      column: 0,
      where: "",
      problem: "is a photo that no page shows",
      fix: `write ${quote(file, 120)} as the "file" of a photo, or delete it`,
      severity: "warning",
    }));
}
