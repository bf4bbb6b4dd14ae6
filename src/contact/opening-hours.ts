import { indiaOffset } from "../lib/time";

/** A line of the opening hours: English names of days, and times such as "09:00", or null when closed. */
export type OpeningLine = Queries.OpeningHoursFragment["hours"][number];

/** In the order of `Date`. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Republic Day, Independence Day and Gandhi Jayanti, on which every office in India is closed. */
const nationalHolidays = ["01-26", "08-15", "10-02"];

const msADay = 86_400_000;
/** Days to search for the next opening. A week ahead, the name of the day would be ambiguous. */
const daysAhead = 6;

/**
 * Finds out whether an office in India is open.
 * @param closedDays further days on which it is closed, such as "2026-11-09".
 * @param now in milliseconds since 1970, as from `Date.now()`.
 * @returns the day and its line: today while the office is open, otherwise the next opening; undefined without one in
 * the next six days.
 */
export function officeState(
  hours: readonly OpeningLine[],
  closedDays: readonly string[],
  now: number,
) {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    // Its UTC parts are the local time of India.
    const there = new Date(now + indiaOffset * 60_000 + ahead * msADay);
    const [date = "", clock = ""] = there.toISOString().split("T");
    const weekday = weekdays[there.getUTCDay()] ?? "";
    const line = hours.find(({ days }) => days.includes(weekday));
    const isHoliday = closedDays.includes(date) || nationalHolidays.includes(date.slice(5));
    if (!line?.opens || !line.closes || isHoliday) continue;
    if (ahead > 0 || clock < line.opens) return { isOpen: false, day: weekday, line };
    if (clock < line.closes) return { isOpen: true, day: weekday, line };
  }
  return undefined;
}
