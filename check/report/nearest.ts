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

/** A longer text than any name; comparing it would only cost time. */
const longestName = 80;

/**
 * The name that takes the fewest steps to write.
 * @param limit how many steps are still a slip; undefined is returned beyond.
 */
export function nearestWithin(
  written: string,
  known: readonly string[],
  limit: number,
): string | undefined {
  const text = simplify(written);
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const name of known) {
    const other = simplify(name);
    if (Math.abs(other.length - text.length) > bestDistance) continue;
    const steps = distance(text, other);
    const isShorter = best === undefined || name.length < best.length;
    if (steps < bestDistance || (steps === bestDistance && steps <= limit && isShorter)) {
      [best, bestDistance] = [name, steps];
    }
  }
  return best;
}

/**
 * The name that was probably meant.
 * @param written what somebody wrote.
 * @param known the names that exist; of several equally near ones the shortest is taken.
 * @returns the nearest name, or undefined when none is near.
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const text = simplify(written);
  if (text === "" || text.length > longestName) return undefined;
  // A third of the letters may be wrong: enough for a typo, too few for another word.
  const best = nearestWithin(text, known, Math.max(1, Math.floor(text.length / 3)));
  // "price" for "pricePerSqYd": the beginning of exactly one name.
  const begun = known.filter((name) => text.length > 3 && simplify(name).startsWith(text));
  return best ?? (begun.length === 1 ? begun[0] : undefined);
}
