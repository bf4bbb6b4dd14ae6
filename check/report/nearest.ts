/** Steps between two texts: letters inserted, dropped, changed, or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** A text without what people mix up: case, spaces, hyphens and underscores. */
const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");

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
  const begun = known.filter((name) => text.length > 2 && simplify(name).startsWith(text));
  return near[0]?.name ?? (begun.length === 1 ? begun[0] : undefined);
}
