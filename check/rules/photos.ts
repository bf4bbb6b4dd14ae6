import path from "node:path";

import { contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/fields";
import type { Problem } from "../report/problem";
import { quote } from "../report/wording";
import type { Finding } from "../shape/places";
import {
  at,
  type Content,
  fieldOf,
  fileProblem,
  groupsOf,
  referTo,
  repeats,
  textsOf,
  warn,
} from "./rule";

/** A stock photo has its size and colour; an editor's own photo, which the site measures, has neither. */
export const onlyStockPhotosHaveSizes = (content: Content): Finding[] =>
  groupsOf(content, "Photo").flatMap((photo) => {
    const has = (field: string) => photo.value[field] !== undefined;
    if (has("id") === has("file")) return [];
    return ["width", "height", "color"]
      .filter((field) => has(field) !== has("id"))
      .map((field) =>
        has("id")
          ? at(fieldOf(photo, field), "is missing; a stock photo needs it", `add ${quote(field)}`)
          : at(fieldOf(photo, field), "is only for stock photos", "delete it"),
      );
  });

/** Warns of a photo that is used twice. */
export const photosAreUsedOnce = (content: Content): Finding[] =>
  repeats(textsOf(content, "photoId", "photoFile"), ({ value }) => value).map(({ later, first }) =>
    warn(
      later,
      `is also the photo of ${referTo(first, later, 2)}`,
      "choose another photo for one of the two places",
    ),
  );

/** Warns of an editor's own photo that no file of data/ names, once all of them can be read. */
export function ownPhotosAreUsed(content: Content): Problem[] {
  // By the name alone, since a wrong path has its own message.
  const written = JSON.stringify(content.documents.map(({ value }) => value));
  if (content.documents.length < contentFiles.length) return [];
  return content.files
    .filter((file) => file.startsWith("images/") && photoEnding.test(file))
    .filter((file) => !written.includes(path.posix.basename(file)))
    .map((file) => {
      const fix = `write ${quote(file, 120)} as the "file" of a photo, or delete it`;
      return fileProblem(`data/${file}`, "is a photo that no page shows", fix, "warning");
    });
}
