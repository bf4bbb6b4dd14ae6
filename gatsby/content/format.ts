import type { WrittenKind } from "../../schema/graphql-types";
import { formatNumber, formatRupees, formatRupeesInWords } from "../../src/lib/rupees";

const monthFormat = new Intl.DateTimeFormat("en-IN", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A month of the data: "2027-06" gives "June 2027". */
export const formatMonth = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** A time of day of the data, on the 12-hour clock: "18:00" gives "6:00 PM". */
export function formatClock(time: string): string {
  const [hours = "0", minutes = "00"] = time.split(":");
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** How a field is written on the pages, by its kind. Each such field has a second one in GraphQL, with this text. */
export const formats = {
  count: formatNumber,
  squareYards: formatNumber,
  rupees: formatRupees,
  lakhs: formatRupeesInWords,
  month: formatMonth,
  clock: formatClock,
} satisfies Record<WrittenKind, (value: never) => string>;
