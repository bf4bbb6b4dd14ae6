import { closest, distance } from "fastest-levenshtein";

import { quote } from "./wording";

/** A text without what people mix up: case, spaces, hyphens and underscores. */
const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");

/**
 * The name that was probably meant.
 * @param written what somebody wrote.
 * @param known the names that exist; of several equally near ones the first is taken.
 * @param slips how many letters may be wrong, missing or too many: by default two, and one in five of a long name.
 * @returns the nearest name, or the only one that begins like this; undefined when there is none.
 */
export function nearest(
  written: string,
  known: readonly string[],
  slips = written.length < 5 ? 1 : Math.max(2, Math.round(written.length / 5)),
): string | undefined {
  const text = simplify(written);
  if (text === "" || known.length === 0) return undefined;
  const names = known.map(simplify);
  const near = closest(text, names);
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
