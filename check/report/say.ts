import { visible } from "../../schema/fields";
import { showUnusable } from "./characters";
import type { Path } from "./problem";

const shorten = (text: string, room: number) => {
  const letters = [...text];
  return letters.length > room ? `${letters.slice(0, room - 1).join("")}…` : text;
};

/** A text between quotes, shortened to a length that fits a message, with nothing invisible in it. */
export const quote = (text: string, room = 60) => `"${showUnusable(shorten(text, room))}"`;

/** Things in a row: "a", "a and b", "a, b and c". @param joint the last word between them. */
export const inARow = (things: readonly string[], joint = "and") =>
  things.length < 2
    ? things.join("")
    : `${things.slice(0, -1).join(", ")} ${joint} ${things.at(-1)}`;

/** A number of things: "1 error", "2 errors". */
export const howMany = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? "" : "s"}`;

/**
 * A value in an editor's words, to finish "but is …".
 * @param isText whether a text belongs here, so that there is no need to say that it is one.
 */
export function describe(value: unknown, isText = false): string {
  if (value === null) return "null (nothing)";
  if (Array.isArray(value)) return "a list [ … ]";
  if (typeof value === "object") return "a group of fields { … }";
  if (typeof value === "number") return isText ? `the number ${value}` : String(value);
  if (typeof value !== "string") return String(value);
  if (!visible.test(value)) return value === "" ? "empty" : "blank";
  return isText ? quote(value) : `the text ${quote(value)}`;
}

const nameFields = ["name", "title", "label", "caption", "asset", "slug"];

/** What is in a group or a list under a name or an index. */
function inside(value: unknown, segment: string | number): unknown {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return entries.find(([name]) => name === String(segment))?.[1];
}

/** The name in a record's own fields. */
const nameOf = (record: unknown) =>
  nameFields
    .map((field) => inside(record, field))
    .find((name) => typeof name === "string" && name.trim() !== "");

/**
 * The path of a place, in words: `plots › 3 "Adibatla Meadows" › pricePerSqYd`.
 * Entries of lists are counted from 1 and shown with their own name.
 */
export function whereIs(root: unknown, path: Path): string {
  let value = root;
  const steps = path.map((segment) => {
    value = inside(value, segment);
    if (typeof segment === "string")
      return /^[\w-]{1,40}$/.test(segment) ? segment : quote(segment, 40);
    const name = nameOf(value);
    return `${segment + 1}${name === undefined ? "" : ` ${quote(String(name), 40)}`}`;
  });
  return steps.join(" › ");
}
