/** The places of commas in a whole number, the Indian way: before the last three digits, then before each two. */
const digitGroups = /\B(?=(\d\d)*\d{3}$)/g;

/** Digits, grouped the Indian way: "1850000.5" gives "18,50,000.5". */
export function groupDigits(digits: string): string {
  const [whole = "", ...fraction] = digits.split(".");
  return [whole.replace(digitGroups, ","), ...fraction].join(".");
}

/** Rounds half up, as on paper, although 13.635 is stored as a slightly smaller number. Exact for 15 digits. */
export const round = (value: number, decimals = 0) =>
  Math.round(Number((value * 10 ** decimals).toPrecision(15))) / 10 ** decimals;

/**
 * A number, grouped the Indian way, without trailing zeros: 10472.5 gives "10,472.5". Does not use Intl, whose slow
 * formatters would double the total blocking time of a page.
 * @param decimals the maximum number of decimals.
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

/** The valid numbers of a field. */
export interface NumberLimits {
  min: number;
  max: number;
  isWhole?: boolean;
}

/** The limits of a plot's size, in square yards. */
export const sizeLimits: NumberLimits = { min: 1, max: 100_000 };

/** The value itself; undefined outside the limits. */
const valueWithin = (value: number | undefined, { min, max, isWhole }: NumberLimits) =>
  value !== undefined && value >= min && value <= max && (!isWhole || Number.isInteger(value))
    ? value
    : undefined;

/** A number as programs write it, such as "167.225" in a URL; undefined for other texts. */
export function exactNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : undefined;
}

/** Reads a number in a URL, which the site itself has written; undefined outside the limits. */
export const readUrlNumber = (text: string, limits: NumberLimits) =>
  valueWithin(exactNumber(text), limits);

/**
 * Digits, plain or in groups. In India the last group has three digits and the others have two; elsewhere all have three.
 * At most two digits follow a point, since three may be a group: some people read "18.000" as 18,000.
 */
const unambiguousNumber =
  /^(?=\.?\d)(\d+|[1-9]\d?(,\d\d)*,\d{3}|[1-9]\d{0,2}(,\d{3})+)?(\.\d{0,2})?$/;

/** The digits of a typed number with their separators, and the word that multiplies them. */
const typedParts = (text: string) =>
  /^₹?(?<digits>[\d.,]+)(?<scale>k|l|lakhs?|lacs?|cr|crores?)?$/i.exec(text.replace(/\s/g, ""))
    ?.groups ?? {};

const scales: Readonly<Record<string, number>> = { k: 1_000, l: lakh, c: crore };

/** Whether a typed number can be read in two ways, because of its commas or its point. */
export function isUnclear(text: string): boolean {
  const { digits } = typedParts(text);
  return digits !== undefined && !unambiguousNumber.test(digits);
}

/** Reads a number that people type: "₹18,000", "1.5 lakh"; undefined for an unclear one, and outside the limits. */
export function readNumber(text: string, limits: NumberLimits): number | undefined {
  const { digits = "", scale = "" } = typedParts(text);
  if (!unambiguousNumber.test(digits)) return undefined;
  const factor = scales[scale.charAt(0).toLowerCase()] ?? 1;
  return valueWithin(round(Number(digits.replaceAll(",", "")) * factor, 2), limits);
}
