import { indiaOffset } from "../lib/time";

/** A line of the opening hours: English names of days, and times such as "09:00", or null when closed. */
export type OpeningLine =
  Queries.ContactSectionFragment["siteSettings"]["contact"]["hours"][number];

/** In the order of `Date`. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Republic Day, Independence Day and Gandhi Jayanti, on which every office in India is closed. */
const nationalHolidays = ["01-26", "08-15", "10-02"];

const millisecondsADay = 86_400_000;

/**
 * Finds out whether an office in India is open.
 * @param closedDays further days on which it is closed, such as "2026-11-09".
 * @param now in milliseconds since 1970, as from `Date.now()`.
 * @returns the day and time at which it closes, or opens next; undefined if it does not open in the next six days.
 */
export function officeState(
  hours: readonly OpeningLine[],
  closedDays: readonly string[],
  now: number,
) {
  // After a week the name of the day would be ambiguous.
  for (let ahead = 0; ahead < 7; ahead += 1) {
    // Shifted, so that the UTC parts are the local time of India.
    const there = new Date(now + indiaOffset * 60_000 + ahead * millisecondsADay);
    const [date = "", clock = ""] = there.toISOString().split("T");
    const weekday = weekdays[there.getUTCDay()] ?? "";
    const line = hours.find(({ days }) => days.includes(weekday));
    const isHoliday = closedDays.includes(date) || nationalHolidays.includes(date.slice(5));
    if (!line?.opens || !line.closes || isHoliday) continue;
    if (ahead > 0 || clock < line.opens) return { isOpen: false, day: weekday, time: line.opens };
    if (clock < line.closes) return { isOpen: true, day: weekday, time: line.closes };
  }
  return undefined;
}
