import { indiaOffset, weekdays } from "../lib/time";

/** A line of the opening hours: the names of days, and times such as "09:00", which are null on closed days. */
export type OpeningLine =
  Queries.ContactSectionFragment["siteSettings"]["contact"]["hours"][number];

/** Republic Day, Independence Day and Gandhi Jayanti: every office in India is closed. */
const nationalHolidays = ["01-26", "08-15", "10-02"];

/**
 * Finds out whether the office is open.
 * @param closedDays dates on which the office is closed, besides the national holidays: "2026-11-09".
 * @param now in milliseconds since 1970, as `Date.now()` returns it.
 * @returns the day and time at which the office closes, or opens next; undefined if it stays closed for six days.
 */
export function officeState(
  hours: readonly OpeningLine[],
  closedDays: readonly string[],
  now: number,
) {
  // In a week the name of the day would be today's.
  for (let ahead = 0; ahead < 7; ahead += 1) {
    // Shifted, so that the UTC date and time are those in India.
    const inIndia = new Date(now + (indiaOffset + ahead * 24 * 60) * 60_000);
    const [date = "", clock = ""] = inIndia.toISOString().split("T");
    // The week of `Date` begins on Sunday, the list on Monday.
    const weekday = weekdays.at(inIndia.getUTCDay() - 1) ?? "";
    const line = hours.find(({ days }) => days.includes(weekday));
    const isHoliday = closedDays.includes(date) || nationalHolidays.includes(date.slice(5));
    if (!line?.opens || !line.closes || isHoliday) continue;
    if (ahead > 0 || clock < line.opens) return { isOpen: false, day: weekday, time: line.opens };
    if (clock < line.closes) return { isOpen: true, day: weekday, time: line.closes };
  }
  return undefined;
}
