import type { WrittenKind } from "../../schema/graphql-types";

const language = "en-IN";
const rupeeFormat = new Intl.NumberFormat(language, {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
const numberFormat = new Intl.NumberFormat(language);
const decimalFormat = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
const monthFormat = new Intl.DateTimeFormat(language, {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Whole rupees, grouped the Indian way: 1850000 gives "₹18,50,000". */
export const formatRupees = (rupees: number) => rupeeFormat.format(rupees);

/** A number, grouped the Indian way: 10472 gives "10,472". */
export const formatNumber = (value: number) => numberFormat.format(value);

const lakh = 100_000;
const crore = 10_000_000;
const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Rupees in words of scale: 2250000 gives "₹22.5 lakh", 15000000 gives "₹1.5 crore"; below a lakh in full.
 * At most two decimals. Intl's own compact notation is not used: its Indian form differs between
 * versions of Node.js.
 */
export function formatRupeesInWords(rupees: number): string {
  // Rounds before it picks the unit, so that 99,99,999 is a crore and not "100 lakh".
  if (hundredths(rupees / lakh) >= crore / lakh) {
    return `₹${decimalFormat.format(hundredths(rupees / crore))}\u00a0crore`;
  }
  if (rupees >= lakh) return `₹${decimalFormat.format(hundredths(rupees / lakh))}\u00a0lakh`;
  return formatRupees(rupees);
}

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
