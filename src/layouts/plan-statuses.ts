export const statuses = ["open", "reserved", "sold", "mortgaged"] as const;
export type Status = (typeof statuses)[number];

/** The plots that are not open, as numbers and ranges: "1-3, 9, 16 to 18". */
export interface StatusTexts {
  sold?: string | null;
  reserved?: string | null;
  mortgaged?: string | null;
}

export const closed = ["sold", "reserved", "mortgaged"] as const;

/** A plot's number as it is compared: "12a " is 12A. */
export const plotKey = (number: string) => number.trim().toUpperCase();

/**
 * Reads numbers and ranges of plots. A range has the plots from one end to the other in the order of counting.
 * @param numbers of all plots, in the order of counting.
 * @returns each number or range with its plots' indexes: none if an end is unknown, or the ends are no range.
 */
export function readNumbers(text: string, numbers: readonly string[]) {
  const known = new Map(numbers.map((number, index) => [plotKey(number), index]));
  const parts = text.split(",").map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const ends = known.has(plotKey(part)) ? [part] : part.split(/\s*(?:[-–—]|\bto\b)\s*/);
    const unknown = ends.find((end) => !known.has(plotKey(end)));
    const [first = 0, last = first] = ends.map((end) => known.get(plotKey(end)) ?? 0);
    const length = unknown === undefined && ends.length <= 2 ? Math.max(0, last - first + 1) : 0;
    return { part, unknown, indexes: Array.from({ length }, (_, index) => first + index) };
  });
}

/** The statuses of all plots, in the order of their numbers. */
export function readStatuses(plan: StatusTexts, numbers: readonly string[]): Status[] {
  const found = numbers.map((): Status => "open");
  for (const status of closed) {
    const parts = readNumbers(plan[status] ?? "", numbers);
    for (const index of parts.flatMap(({ indexes }) => indexes)) found[index] = status;
  }
  return found;
}
