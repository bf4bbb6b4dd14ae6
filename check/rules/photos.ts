import type { Content, Finding, Place } from "../shape/content";
import { quote } from "../report/say";
import { referTo } from "../report/where";
import { fieldOf, groupsOf, repeats, textsOf } from "./places";

const photosOf = (content: Content) => groupsOf(content, "Photo");

/** A photo is a stock photo or a file, and has what its source needs. */
export const photosHaveOneSource = (content: Content): Finding[] =>
  photosOf(content).flatMap((photo) => {
    const has = (key: string) => photo.value[key] !== undefined;
    if (has("id") && has("file")) {
      return [
        {
          ...fieldOf(photo, "file"),
          atKey: true,
          problem: 'is here beside "id"; a photo has one of the two',
          fix: 'delete "file" for the stock photo, or "id", "width", "height" and "color" for your own',
        },
      ];
    }
    if (!has("id") && !has("file")) {
      return [
        {
          document: photo.document,
          path: photo.path,
          problem: 'has neither "id" nor "file"',
          fix: 'add "file" with the path of your picture, or "id" with a stock photo id',
        },
      ];
    }
    const measures = ["width", "height", "color"];
    return has("id")
      ? measures
          .filter((key) => !has(key))
          .map((key) => ({
            ...fieldOf(photo, key),
            problem: "is missing; a stock photo needs it",
            fix: `add ${quote(key)}, or use "file" with a picture of your own`,
          }))
      : measures.filter(has).map((key) => ({
          ...fieldOf(photo, key),
          atKey: true,
          problem: "is only for stock photos; the site measures your own picture itself",
          fix: "delete it",
        }));
  });

/** Warns of a photo that is used twice. */
export const photosAreUsedOnce = (content: Content): Finding[] =>
  repeats(textsOf(content, "photoId", "photoFile"), ({ value }) => value).map(
    ({ later, first }: { later: Place<string>; first: Place<string> }): Finding => ({
      document: later.document,
      path: later.path,
      problem: `is also the photo of ${referTo(first.document, first.path.slice(0, -2), later.document)}`,
      fix: "choose another photo for one of the two places",
      severity: "warning",
    }),
  );
