import { closest, distance } from "fastest-levenshtein";

import { visible } from "../../schema/patterns";
import { nameCharacter, unusable } from "../../schema/texts";

/** The path of a value in a file: names of fields and 0-based indexes of lists. */
export type Path = readonly (string | number)[];

/** A no-break space looks like a normal space. */
const everyInvisible = new RegExp(`\\u00a0|${unusable.source}`, "gu");

/** A text in quotes, shortened for a message, with names in place of invisible characters. */
export const quote = (text: string, room = 60) => {
  const letters = [...text];
  const short = letters.length > room ? `${letters.slice(0, room - 1).join("")}…` : text;
  return `"${short.replace(everyInvisible, (character) => `[${nameCharacter(character)}]`)}"`;
};

/** A count with its noun: "1 error", "2 errors". */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A value in an editor's words, to finish "but is …". @param isText whether a text is expected. */
export function describeValue(value: unknown, isText: boolean): string {
  if (value === null) return "null (nothing)";
  if (Array.isArray(value)) return "a list [ … ]";
  if (typeof value === "object") return "a group of fields { … }";
  if (typeof value === "number") return isText ? `the number ${value}` : String(value);
  if (typeof value !== "string") return String(value);
  if (!visible.test(value)) return value === "" ? "empty" : "blank";
  return isText ? quote(value) : `the text ${quote(value)}`;
}

/** The value at a path, or undefined. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, segment) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, segment)
        ? Reflect.get(value, segment)
        : undefined,
    root,
  );

/** The first of these fields that a record has is its name in messages. */
export const titleFields = ["name", "title", "label", "caption", "asset", "slug"];

const nameOf = (record: unknown) =>
  titleFields
    .map((field) => valueAt(record, [field]))
    .find((name) => typeof name === "string" && name.trim() !== "");

/**
 * A path in words, with list entries counted from 1: `plots › 3 "Adibatla Meadows" › pricePerSqYd`.
 * @param label gives the word for a field, by its name and its index in the path.
 */
export const describePath = (
  root: unknown,
  path: Path,
  label = (name: string, _index: number) => (/^[\w-]{1,40}$/.test(name) ? name : quote(name, 40)),
): string =>
  path
    .map((segment, index) => {
      if (typeof segment === "string") return label(segment, index);
      const name = nameOf(valueAt(root, path.slice(0, index + 1)));
      return `${segment + 1}${name === undefined ? "" : ` ${quote(String(name), 40)}`}`;
    })
    .join(" › ");

/** A name without case, spaces, hyphens and underscores, which people mix up. */
const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");

/** A word's letters in a fixed order, alike for "nmae" and "name". */
const lettersOf = (text: string) => [...text].toSorted().join("");

/** The known name that was probably meant: the nearest, or the only one that begins with the written text. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const text = simplify(written);
  if (text === "" || known.length === 0) return undefined;
  const names = known.map(simplify);
  const mixed = names.findIndex((name) => lettersOf(name) === lettersOf(text));
  if (mixed >= 0) return known[mixed];
  const near = closest(text, names);
  // One letter in five may be wrong, missing or extra.
  const slips = written.length < 5 ? 1 : Math.max(2, Math.round(written.length / 5));
  if (distance(text, near) <= slips) return known[names.indexOf(near)];
  // "price" for "pricePerSqYd".
  const begun = known.filter((name) => text.length > 2 && simplify(name).startsWith(text));
  return begun.length === 1 ? begun[0] : undefined;
}

/** An instruction to write the name that was probably meant. @param otherwise if no name is near. */
export function suggest(written: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(written, known);
  return meant ? `write ${quote(meant)}` : otherwise;
}
