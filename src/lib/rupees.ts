/** Where commas go in a whole number, the Indian way: before the last three digits, then before each two. */
const digitGroups = /\B(?=(\d\d)*\d{3}$)/g;

/** Digits, grouped the Indian way: "1850000.5" gives "18,50,000.5". */
export function groupDigits(digits: string): string {
  const [whole = "", ...fraction] = digits.split(".");
  return [whole.replace(digitGroups, ","), ...fraction].join(".");
}

/** Rounds half up, as on paper: the computer's own 13.635 is a trace smaller. Exact for 15 digits. */
export const round = (value: number, decimals = 0) =>
  Math.round(Number((value * 10 ** decimals).toPrecision(15))) / 10 ** decimals;

/**
 * A number, grouped the Indian way, without trailing zeros: 10472.5 gives "10,472.5". Does not use Intl, whose slow
 * formatters would double the total blocking time of a page.
 * @param decimals the maximum.
 */
export const formatNumber = (value: number, decimals = 3) =>
  groupDigits(String(round(value, decimals)));

/** Whole rupees, grouped the Indian way: 1850000 gives "₹18,50,000". */
export const formatRupees = (rupees: number) => `₹${formatNumber(rupees, 0)}`;

const lakh = 100_000;
const crore = 10_000_000;

/**
 * Rupees in lakh or crore: 2250000 gives "₹22.5 lakh", 15000000 gives "₹1.5 crore"; below a lakh in full.
 * At most two decimals.
 */
export function formatRupeesInWords(rupees: number): string {
  // Rounds before choosing the unit, so that 99,99,999 gives a crore rather than "100 lakh".
  if (round(rupees / lakh, 2) >= crore / lakh) {
    return `₹${formatNumber(rupees / crore, 2)}\u00a0crore`;
  }
  if (round(rupees) >= lakh) return `₹${formatNumber(rupees / lakh, 2)}\u00a0lakh`;
  return formatRupees(rupees);
}
