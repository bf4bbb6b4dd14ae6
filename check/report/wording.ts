import { visible } from "../../schema/fields";
import { showUnusable } from "./characters";
import type { Path } from "./problem";

const shorten = (text: string, room: number) => {
  const letters = [...text];
  return letters.length > room ? `${letters.slice(0, room - 1).join("")}…` : text;
};

/** A text in quotes, shortened to a length that fits a message, with nothing invisible in it. */
export const quote = (text: string, room = 60) => `"${showUnusable(shorten(text, room))}"`;

/** Words as a list in a sentence: "a", "a and b", "a, b and c". @param joint the word before the last one. */
export const joinWords = (words: readonly string[], joint = "and") =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;

/** A count with its noun: "1 error", "2 errors". */
export const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/**
 * A value in an editor's words, to finish "but is …".
 * @param isText whether a text belongs here, so that there is no need to say that it is one.
 */
export function describeValue(value: unknown, isText = false): string {
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
export const titleFields = ["name", "title", "label", "caption", "asset"];

/** The name in a record's own fields. */
const nameOf = (record: unknown) =>
  [...titleFields, "slug"]
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
