import type { TextKind } from "../../schema/graphql-types";
import { exchangeRateDays } from "../../schema/shapes/why-invest";
import { formatClock } from "../../src/lib/clock";
import { formatNumber, formatRupees, formatRupeesInWords } from "../../src/lib/rupees";

function dateFormatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const formatter = new Intl.DateTimeFormat("en-IN", { ...options, timeZone: "UTC" });
  return (date) => formatter.format(new Date(date));
}

/** The day from which the rates of a day are old: "2027-04-01" gives "2027-07-01". */
export function oldFrom(asOf: string): string {
  const day = new Date(asOf);
  day.setUTCDate(day.getUTCDate() + exchangeRateDays + 1);
  return day.toISOString().slice(0, 10);
}

/** The text of a field on the pages, by its kind. Each such field has a second GraphQL field with this text. */
export const formats = {
  count: formatNumber,
  squareYards: formatNumber,
  rupees: formatRupees,
  lakhs: formatRupeesInWords,
  /** "2027-06" gives "June 2027". */
  month: dateFormatter({ month: "long", year: "numeric" }),
  /** "2027-06-30" gives "30 June 2027". */
  date: dateFormatter({ dateStyle: "long" }),
  clock: formatClock,
} satisfies Record<TextKind, (value: never) => string>;
