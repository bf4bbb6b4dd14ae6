import { closest, distance } from "fastest-levenshtein";

import { visible } from "../../schema/patterns";
import { nameCharacter, unusable } from "../../schema/texts";
import type { Path } from "./problem";

/** A text is shown with their names; a no-break space looks like a usual one. */
const everyUnseen = new RegExp(`\\u00a0|${unusable.source}`, "gu");

const shorten = (text: string, room: number) => {
  const letters = [...text];
  return letters.length > room ? `${letters.slice(0, room - 1).join("")}…` : text;
};

/** A text in quotes, shortened to fit a message, with the names of characters that cannot be seen. */
export const quote = (text: string, room = 60) =>
  `"${shorten(text, room).replace(everyUnseen, (character) => `[${nameCharacter(character)}]`)}"`;

/** A count with its noun: "1 error", "2 errors". */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/**
 * A value in an editor's words, to finish "but is …".
 * @param isText whether a text belongs here, so that there is no need to say that it is one.
 */
export function describeValue(value: unknown, isText: boolean): string {
  if (value === null) return "null (nothing)";
  if (Array.isArray(value)) return "a list [ … ]";
  if (typeof value === "object") return "a group of fields { … }";
  if (typeof value === "number") return isText ? `the number ${value}` : String(value);
  if (typeof value !== "string") return String(value);
  if (!visible.test(value)) return value === "" ? "empty" : "blank";
  return isText ? quote(value) : `the text ${quote(value)}`;
}

/** The value at a path; undefined where there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, segment) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, segment)
        ? Reflect.get(value, segment)
        : undefined,
    root,
  );

/** Fields that tell records apart for a reader; the first that a record has is its name. */
const titleFields = ["name", "title", "label", "caption", "asset", "slug"];

const nameOf = (record: unknown) =>
  titleFields
    .map((field) => valueAt(record, [field]))
    .find((name) => typeof name === "string" && name.trim() !== "");

/**
 * The path of a place, in words: `plots › 3 "Adibatla Meadows" › pricePerSqYd`.
 * Entries of lists are counted from 1 and shown with their own name.
 */
export const describePath = (root: unknown, path: Path): string =>
  path
    .map((segment, index) => {
      if (typeof segment === "string")
        return /^[\w-]{1,40}$/.test(segment) ? segment : quote(segment, 40);
      const name = nameOf(valueAt(root, path.slice(0, index + 1)));
      return `${segment + 1}${name === undefined ? "" : ` ${quote(String(name), 40)}`}`;
    })
    .join(" › ");

/** A text without what people mix up: case, spaces, hyphens and underscores. */
const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");

/**
 * The name that was probably meant.
 * @param written what somebody wrote.
 * @param known the names that exist; of several equally near ones the first is taken.
 * @returns the nearest name, or the only one that begins like this; undefined when there is none.
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const text = simplify(written);
  if (text === "" || known.length === 0) return undefined;
  const names = known.map(simplify);
  const near = closest(text, names);
  // Letters that may be wrong, missing or too many: one in five of a long name.
  const slips = written.length < 5 ? 1 : Math.max(2, Math.round(written.length / 5));
  if (distance(text, near) <= slips) return known[names.indexOf(near)];
  // "price" for "pricePerSqYd": the beginning of exactly one name.
  const begun = known.filter((name) => text.length > 2 && simplify(name).startsWith(text));
  return begun.length === 1 ? begun[0] : undefined;
}

/** An instruction to write the name that was probably meant. @param otherwise the instruction where there is none. */
export function suggest(written: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(written, known);
  return meant ? `write ${quote(meant)}` : otherwise;
}
