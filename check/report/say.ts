import { visible } from "../../schema/fields";
import { showUnusable } from "./characters";

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
  // JSON can contain numbers too large for any computer, such as 1e999.
  if (typeof value === "number" && !Number.isFinite(value)) return "too large";
  if (typeof value === "number") return isText ? `the number ${value}` : String(value);
  if (typeof value !== "string") return String(value);
  if (value === "") return "empty";
  if (value.trim() === "") return "only spaces";
  if (!visible.test(value)) return "only marks that cannot be seen";
  return isText ? quote(value) : `the text ${quote(value)}`;
}
