import { closest, distance } from "fastest-levenshtein";

import { visible } from "../../schema/patterns";
import { entryOf, fieldsOf, labelOf, type Shape } from "../../schema/shape-tree";
import { nameCharacter, unusable } from "../../schema/texts";

/** The path of a value in a file: names of fields and 0-based indexes of lists. */
export type Path = readonly (string | number)[];

const everyInvisible = new RegExp(unusable.source, "gu");

/** A text in quotes. It is shortened, and invisible characters are replaced by their names. */
export function quote(text: string, maxLength = 60): string {
  const letters = [...text];
  const short = letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join("")}…` : text;
  return `"${short.replace(everyInvisible, (character) => `[${nameCharacter(character)}]`)}"`;
}

/** A count with its noun: "1 error", "2 errors". */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The fields of a group, by their names. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value in words, which finish "is …". @param isText whether a text is expected. */
export function describeValue(value: unknown, isText: boolean): string {
  if (Array.isArray(value)) return "a list [ … ]";
  if (isGroup(value)) return "a group of fields { … }";
  if (typeof value !== "string") return isText ? `${value}, without quotes` : `${value}`;
  return isText ? quote(value) : `the text ${quote(value)}`;
}

/** The value at a path; undefined if there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => new Map(Object.entries(value ?? {})).get(`${step}`), root);

/** The shape at a path; undefined for an unknown field. */
export const shapeAt = (root: Shape, path: Path) =>
  path.reduce<Shape | undefined>(
    (shape, step) =>
      typeof step === "number"
        ? entryOf(shape)
        : new Map(Object.entries(fieldsOf(shape) ?? {})).get(step),
    root,
  );

/** What a record is called in messages: its name or title, or undefined if it has neither. */
export const titleOf = (record: unknown): string | undefined =>
  ["name", "title", "label", "caption", "asset", "slug"]
    .map((field) => valueAt(record, [field]))
    .find((title): title is string => typeof title === "string" && visible.test(title));

/**
 * A place in words, by labels, with the name of the field in the file: `Projects › 2 "Neem Avenue" › Stage (stage)`.
 * @param shape of the file.
 * @param root the content of the file.
 */
export function whereOf(shape: Shape, root: unknown, path: Path): string {
  const field = path.findLastIndex((step) => typeof step === "string");
  const words = path.map((step, index) => {
    const inside = path.slice(0, index + 1);
    if (typeof step === "number") {
      const title = titleOf(valueAt(root, inside));
      return title === undefined ? `${step + 1}` : `${step + 1} ${quote(title, 40)}`;
    }
    const known = shapeAt(shape, inside);
    const label = known ? labelOf(step, known) : quote(step, 40);
    return known && index === field ? `${label} (${step})` : label;
  });
  return words.join(" › ");
}

/** A name in lower case without spaces, hyphens and underscores, which people mix up. */
const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");

/** The known name that was probably meant: the nearest, or the only one that begins with the written text. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const text = simplify(written);
  const names = known.map(simplify);
  if (text === "" || names.length === 0) return undefined;
  const near = closest(text, names);
  // One letter in five may be wrong, missing or extra, and two may have changed places.
  if (distance(text, near) <= Math.max(2, Math.round(text.length / 5)))
    return known[names.indexOf(near)];
  // Such as "price" for "pricePerSqYd".
  const begun = known.filter((_name, index) => text.length > 2 && names[index]?.startsWith(text));
  return begun.length === 1 ? begun[0] : undefined;
}

/** An instruction to write the name that was probably meant. @param otherwise if no name is near. */
export function suggest(written: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(written, known);
  return meant ? `write ${quote(meant)} instead` : otherwise;
}
