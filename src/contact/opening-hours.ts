import { indiaOffset } from "../lib/clock";

/** A line of the opening hours: English names of days, and times such as "09:00", or null when closed. */
export interface OpeningLine {
  days: readonly string[];
  opens: string | null;
  closes: string | null;
}

/** In the order of `Date`. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * Finds out whether an office in India is open.
 * @param now in milliseconds since 1970, as from `Date.now()`.
 * @returns the day and its line: today while the office is open, otherwise the next opening; undefined for an office
 * that never opens.
 */
export function officeState<Line extends OpeningLine>(hours: readonly Line[], now: number) {
  // Its UTC parts are the local time of India.
  const there = new Date(now + indiaOffset * 60_000);
  const time = there.toISOString().slice(11, 16);
  for (let ahead = 0; ahead <= weekdays.length; ahead += 1) {
    const day = weekdays[(there.getUTCDay() + ahead) % weekdays.length] ?? "";
    const line = hours.find(({ days }) => days.includes(day));
    if (!line?.opens || !line.closes) continue;
    if (ahead > 0 || time < line.opens) return { isOpen: false, day, line };
    if (time < line.closes) return { isOpen: true, day, line };
  }
  return undefined;
}
