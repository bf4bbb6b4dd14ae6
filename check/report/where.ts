import type { Path } from "./problem";
import { quote } from "./say";

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
