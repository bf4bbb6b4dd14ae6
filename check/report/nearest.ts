import { quote } from "./say";

/** Steps between two texts: letters inserted, dropped, changed, or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change];
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        steps.push((beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(Math.min(...steps));
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

/** A text without what people mix up: case, spaces, hyphens and underscores. */
export const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");

/** No name is longer; comparing a longer text would only take time. */
const longestName = 80;

/**
 * The name that was probably meant.
 * @param written what somebody wrote.
 * @param known the names that exist; of several equally near ones the shortest is taken.
 * @param slips one letter in this many may be wrong: one in three allows a typo, but not another word.
 * @returns the nearest name, or undefined when none is near.
 */
export function nearest(written: string, known: readonly string[], slips = 3): string | undefined {
  const text = simplify(written);
  if (text === "" || text.length > longestName) return undefined;
  const limit = Math.max(1, Math.floor(text.length / slips));
  const near = known
    .filter((name) => Math.abs(simplify(name).length - text.length) <= limit)
    .map((name) => ({ name, steps: distance(text, simplify(name)) }))
    .filter(({ steps }) => steps <= limit)
    .toSorted((one, other) => one.steps - other.steps || one.name.length - other.name.length);
  // "price" for "pricePerSqYd": the beginning of exactly one name.
  const begun = known.filter((name) => text.length > 3 && simplify(name).startsWith(text));
  return near[0]?.name ?? (begun.length === 1 ? begun[0] : undefined);
}

/**
 * How to fix a name of Latin letters with one of another alphabet, which may look the same.
 * @returns undefined for a name with no such letter, or with no Latin one.
 */
export function foreignLetter(text: string): string | undefined {
  const letter = /(?!\p{Script=Latin})\p{L}/u.exec(text)?.[0];
  if (!letter || !/[a-z]/i.test(text)) return undefined;
  return `type it again with the English keyboard: ${quote(letter)} is a letter of another alphabet`;
}
