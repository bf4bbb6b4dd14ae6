import type { ContentDocument } from "../shape/content";
import { isGroup, nodeAt } from "../read/json-tree";
import type { Path } from "./problem";
import { quote } from "./say";

const nameKeys = ["name", "title", "label", "caption", "asset", "slug"];

/** What a record calls itself. */
function nameOf(record: unknown): string | undefined {
  if (!isGroup(record)) return undefined;
  return nameKeys
    .map((key) => record[key])
    .find((name) => typeof name === "string" && name.trim() !== "")
    ?.toString();
}

/**
 * The way to a place, in words: `plots › 3 "Adibatla Meadows" › pricePerSqYd`.
 * Entries of lists are counted from 1 and named as they name themselves.
 */
export function whereIs(root: unknown, path: Path): string {
  let value = root;
  const steps = path.map((segment) => {
    if (typeof segment === "string") {
      value = isGroup(value) ? value[segment] : undefined;
      return /^[\w-]{1,40}$/.test(segment) ? segment : quote(segment, 40);
    }
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    value = items[segment];
    const name = nameOf(value);
    return `${segment + 1}${name === undefined ? "" : ` ${quote(name, 40)}`}`;
  });
  return steps.join(" › ");
}

/** A place to be named in a message about another place: `plots › 1 "Adibatla Meadows" (line 20)`. */
export function referTo(document: ContentDocument, path: Path, from: ContentDocument): string {
  const { line } = document.positionOf(document.root ? nodeAt(document.root, path).offset : 0);
  const place = whereIs(document.value, path);
  return document === from ? `${place} (line ${line})` : `${place} (${document.name}:${line})`;
}
