import type { WrittenKind } from "../../schema/graphql-types";
import { formatClock } from "../../src/lib/clock";
import { formatNumber, formatRupees, formatRupeesInWords } from "../../src/lib/rupees";

const monthFormat = new Intl.DateTimeFormat("en-IN", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A month of the data: "2027-06" gives "June 2027". */
export const formatMonth = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

const dateFormat = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });

/** A day of the data: "2027-06-30" gives "30 June 2027". */
export const formatDate = (date: string) => dateFormat.format(new Date(date));

/** How a field is written on the pages, by its kind. Each such field has a second one in GraphQL, with this text. */
export const formats = {
  count: formatNumber,
  squareYards: formatNumber,
  rupees: formatRupees,
  lakhs: formatRupeesInWords,
  month: formatMonth,
  date: formatDate,
  clock: formatClock,
} satisfies Record<WrittenKind, (value: never) => string>;
