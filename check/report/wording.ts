import { closest, distance } from "fastest-levenshtein";

import { visible } from "../../schema/patterns";
import { nameCharacter, unusable } from "../../schema/texts";

/** The path of a value in a file: names of fields and 0-based indexes of lists. */
export type Path = readonly (string | number)[];

/** Includes the no-break space, which looks like a normal one. */
const everyInvisible = new RegExp(`\\u00a0|${unusable.source}`, "gu");

/** A text in quotes. It is shortened, and invisible characters are replaced by their names. */
export const quote = (text: string, maxLength = 60) => {
  const letters = [...text];
  const short = letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join("")}…` : text;
  return `"${short.replace(everyInvisible, (character) => `[${nameCharacter(character)}]`)}"`;
};

/** A count with its noun: "1 error", "2 errors". */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A value in an editor's words, which finish "but is …". @param isText whether a text is expected. */
export function describeValue(value: unknown, isText: boolean): string {
  if (value === null) return "null (nothing)";
  if (Array.isArray(value)) return "a list [ … ]";
  if (typeof value === "object") return "a group of fields { … }";
  if (typeof value === "number") return isText ? `the number ${value}` : String(value);
  if (typeof value !== "string") return String(value);
  if (!visible.test(value)) return value === "" ? "empty" : "blank";
  return isText ? quote(value) : `the text ${quote(value)}`;
}

const isObject = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === "object" && value !== null;

/** The fields of a group, by their names. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group => isObject(value) && !Array.isArray(value);

/** The value at a path, or undefined. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    root,
  );

/** What a record is called in messages: its name or title, or undefined if it has neither. */
export const titleOf = (record: unknown): string | undefined =>
  ["name", "title", "label", "caption", "asset", "slug"]
    .map((field) => valueAt(record, [field]))
    .find((title): title is string => typeof title === "string" && visible.test(title));

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
    .map((step, index) => {
      if (typeof step === "string") return label(step, index);
      const title = titleOf(valueAt(root, path.slice(0, index + 1)));
      return `${step + 1}${title === undefined ? "" : ` ${quote(title, 40)}`}`;
    })
    .join(" › ");

/** A name in lower case without spaces, hyphens and underscores, which people mix up. */
const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");

/** The sorted letters of a word, which are the same for "nmae" and "name". */
const sortedLetters = (text: string) => [...text].toSorted().join("");

/** The known name that was probably meant: the nearest, or the only one that begins with the written text. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const text = simplify(written);
  if (text === "" || known.length === 0) return undefined;
  const names = known.map(simplify);
  const mixed = names.findIndex((name) => sortedLetters(name) === sortedLetters(text));
  if (mixed >= 0) return known[mixed];
  const near = closest(text, names);
  // One letter in five may be wrong, missing or extra.
  const slips = written.length < 5 ? 1 : Math.max(2, Math.round(written.length / 5));
  if (distance(text, near) <= slips) return known[names.indexOf(near)];
  // Such as "price" for "pricePerSqYd".
  const begun = known.filter((name) => text.length > 2 && simplify(name).startsWith(text));
  return begun.length === 1 ? begun[0] : undefined;
}

/** An instruction to write the name that was probably meant. @param otherwise if no name is near. */
export function suggest(written: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(written, known);
  return meant ? `write ${quote(meant)}` : otherwise;
}
