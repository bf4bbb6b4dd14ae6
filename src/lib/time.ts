/** A time of day on the 12-hour clock: "18:00" gives "6:00 PM". */
export function formatClock(time: string): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** Minutes by which India's clocks are ahead of UTC, all year round. */
export const indiaOffset = 330;

/** The day in India at a moment, like "2026-11-20". */
export const dayInIndia = (moment: Date) =>
  new Date(moment.getTime() + indiaOffset * 60_000).toISOString().slice(0, 10);

/**
 * Converts a time of day to another time zone.
 * @param minutes by which the other zone is ahead; negative if it is behind.
 * @returns the time there, which may be of the day before or after.
 */
export function shiftClock(time: string, minutes: number): string {
  const shifted = Date.parse(`2000-01-01T${time}Z`) + minutes * 60_000;
  return new Date(shifted).toISOString().slice(11, 16);
}

export const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** Days of the week in words: "Mon–Sat", "Mon, Wed", "Sunday". @param days their English names. */
export function daysText(days: readonly string[]): string {
  const listed = weekdays.filter((day) => days.includes(day));
  const [first = "", ...others] = listed.map((day) => day.slice(0, 3));
  if (others.length === 0) return listed.join();
  const isRun = weekdays.join().includes(listed.join());
  return isRun ? `${first}–${others.at(-1)}` : [first, ...others].join(", ");
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A month or a day of the content in words: "2027-06" gives "June 2027", "2027-06-30" gives "30 June 2027". */
export function formatDate(date: string): string {
  const [year = "", month = "", day] = date.split("-");
  const name = `${months[Number(month) - 1]} ${year}`;
  return day ? `${Number(day)} ${name}` : name;
}
