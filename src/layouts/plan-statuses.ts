export const statuses = ["open", "reserved", "sold", "mortgaged"] as const;
export type Status = (typeof statuses)[number];

/** The plots that are not open, as numbers and ranges: "1-3, 9, 16 to 18". */
export interface StatusTexts {
  sold?: string | null;
  reserved?: string | null;
  mortgaged?: string | null;
}

const closed = ["sold", "reserved", "mortgaged"] as const;

const oldAfterDays = 90;
const millisecondsADay = 24 * 60 * 60 * 1000;

/** Whether statuses are too old to be shown. @param day the visitor's, or that of the build, like "2026-11-20". */
export const statusesAreOld = (asOf: string, day: string) =>
  Date.parse(day) - Date.parse(asOf) > oldAfterDays * millisecondsADay;

/** A plot's number as it is compared: "12a " is 12A. */
export const plotKey = (number: string) => number.trim().toUpperCase();

/**
 * Reads numbers and ranges of plots. A range has the plots from one end to the other in the order of counting.
 * @param numbers of all plots, in the order of counting.
 * @returns the plots' indexes, and what is wrong in the text.
 */
export function readNumbers(text: string, numbers: readonly string[]) {
  const indexes = new Map(numbers.map((number, index) => [plotKey(number), index]));
  const problems: string[] = [];
  const parts = text.split(",").map((part) => part.trim());
  const read = parts.filter(Boolean).flatMap((part) => {
    const ends = indexes.has(plotKey(part)) ? [part] : part.split(/\s*(?:[-–—]|\bto\b)\s*/);
    const unknown = ends.filter((end) => !indexes.has(plotKey(end)));
    const [first = 0, last = first] = ends.flatMap((end) => indexes.get(plotKey(end)) ?? []);
    if (unknown.length > 0) {
      const missing = unknown.map((end) => `no plot ${end}`).join(" and ");
      problems.push(`There is ${missing}: correct "${part}", or add the plot to a row`);
    } else if (ends.length > 2 || last < first) {
      problems.push(`"${part}" is not a range: write the lower number first, such as "16-18"`);
    } else {
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }
    return [];
  });
  return { indexes: read, problems };
}

/** The statuses of all plots, in the order of their numbers. */
export function readStatuses(plan: StatusTexts, numbers: readonly string[]): Status[] {
  const found = numbers.map((): Status => "open");
  for (const status of closed) {
    for (const index of readNumbers(plan[status] ?? "", numbers).indexes) found[index] = status;
  }
  return found;
}

/** What is wrong in the three texts, by text. */
export function statusProblems(plan: StatusTexts, numbers: readonly string[]) {
  const seen = new Map<number, string>();
  return closed.flatMap((status) => {
    const { indexes, problems } = readNumbers(plan[status] ?? "", numbers);
    const repeated = indexes.flatMap((index) => {
      const other = seen.get(index);
      seen.set(index, status);
      const where = other === status ? `twice under ${status}` : `under ${other} and ${status}`;
      return other ? [`Plot ${numbers[index]} stands ${where}: leave it in one place`] : [];
    });
    return [...problems, ...repeated].map((message) => ({ path: [status], message }));
  });
}
