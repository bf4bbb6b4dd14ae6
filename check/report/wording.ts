import { closest, distance } from "fastest-levenshtein";

import { characterName, unusable, visible } from "../../schema/patterns";
import { entryOf, fieldsOf, labelOf, metaOf, type Shape } from "../../schema/shape-tree";

/** The path of a value in a file: names of fields and 0-based indexes of lists. */
export type Path = readonly (string | number)[];

const everyInvisible = new RegExp(unusable.source, "gu");

/** A text in quotes. Invisible characters are replaced by their names, and a long text is shortened. */
export function quote(text: string): string {
  const letters = [...text];
  const isLong = letters.length > 60;
  const short = isLong ? `${letters.slice(0, 59).join("")}…` : text;
  const seen = short.replace(everyInvisible, (character) => `[${characterName(character)}]`);
  return `"${seen}"${isLong ? ` (${letters.length} characters)` : ""}`;
}

/** A count with its noun: "1 error", "2 errors". */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The fields of a group, by their names. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value in words, which finish "is …". @param isText whether a text is expected. */
export function describeValue(value: unknown, isText: boolean): string {
  if (Array.isArray(value)) return `a list with ${value.length} entries`;
  if (isGroup(value)) return "a group of fields { … }";
  if (typeof value === "string") return isText ? quote(value) : `the text ${quote(value)}`;
  return isText ? `${value} without quotes` : `${value}`;
}

/** The value at a path; undefined if there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => new Map(Object.entries(value ?? {})).get(`${step}`), root);

/** The shape at a path; undefined for an unknown field. */
export const shapeAt = (root: Shape | undefined, path: Path) =>
  path.reduce<Shape | undefined>(
    (shape, step) =>
      entryOf(shape) ?? new Map(Object.entries(fieldsOf(shape) ?? {})).get(`${step}`),
    root,
  );

/** What a record is called in messages: its name or title, or undefined if it has neither. */
export const titleOf = (record: unknown): string | undefined =>
  ["name", "title", "label", "caption", "asset", "slug"]
    .map((field) => valueAt(record, [field]))
    .find((title): title is string => typeof title === "string" && visible.test(title));

/** What a list's form calls an entry. @param summary of the list: "Plot {{plot}}". */
const summaryOf = (entry: unknown, summary: string) =>
  summary.replace(/{{(\w+)}}/g, (_, field: string) => `${valueAt(entry, [field]) ?? ""}`).trim();

/**
 * A place in words, by labels, with the name of the field in the file: `Projects › 2 "Neem Avenue" › Stage (stage)`.
 * @param shape of the file.
 * @param root the content of the file.
 */
export function whereOf(shape: Shape | undefined, root: unknown, path: Path): string {
  const last = path.findLastIndex((step) => typeof step === "string");
  const words = path.map((step, index) => {
    const inside = path.slice(0, index + 1);
    if (typeof step === "number") {
      const entry = valueAt(root, inside);
      const list = shapeAt(shape, path.slice(0, index));
      const summary = list && metaOf(list).summary;
      const title = summary ? summaryOf(entry, summary) : titleOf(entry);
      return title === undefined ? `${step + 1}` : `${step + 1} ${quote(title)}`;
    }
    const field = shapeAt(shape, inside);
    const label = field ? labelOf(step, field) : quote(step);
    return field && index === last ? `${label} (${step})` : label;
  });
  return words.join(" › ");
}

/** The known name that was probably meant: the nearest, or the first that begins with the written text. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  // People mix up capital letters, hyphens and spaces.
  const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");
  const text = simplify(written);
  const names = known.map(simplify);
  const near = names.length > 0 ? closest(text, names) : "";
  // One letter in five may be wrong, missing or extra, and two may have changed places.
  const isNear = text.length > 1 && distance(text, near) <= Math.max(2, text.length / 5);
  const index = names.findIndex((name) => (isNear ? name === near : name.startsWith(text)));
  return text.length > 1 ? known[index] : undefined;
}

/** An instruction to write the name that was probably meant. @param otherwise if no name is near. */
export function suggest(written: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(written, known);
  return meant ? `write ${quote(meant)} instead` : otherwise;
}
