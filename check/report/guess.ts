const scales = new Map(
  Object.entries({ k: 1e3, thousand: 1e3, l: 1e5, lakh: 1e5, lac: 1e5, crore: 1e7, cr: 1e7 }),
);

// These words after a number do not change its value. Any other word might, so a text with one is
// not read as a number.
const numberForm =
  /^(?:₹|rs\.?|inr)?\s*(-?\d[\d,\s]*(?:\.\d+)*)\s*(k|thousand|l|lakh|lac|crore|cr)?s?\b[\s./%+-]*(?:\b(?:rs|inr|rupees|only|onwards|per|sq|square|yds?|yards?|px|pixels|percent|plots|clients|stars?)\b[\s./-]*)*$/i;

/** The digits of a number; a single point before three of them, as in "30.000", is no decimal point. */
const valueOf = (digits: string) =>
  Number(/^[1-9]\d{0,2}(\.\d{3})+$/.test(digits) ? digits.replaceAll(".", "") : digits);

/** No number that somebody writes is longer; reading a longer text would only take time. */
const longestNumber = 60;

/** The number that a text was meant to be: "₹22.5 lakh" is 2250000. @returns undefined for other texts. */
export function guessNumber(text: string): number | undefined {
  if (text.length > longestNumber) return undefined;
  const [, written, unit] = numberForm.exec(text.trim()) ?? [];
  if (written === undefined) return undefined;
  const digits = written.replace(/[,\s]/g, "");
  const scale = unit && scales.get(unit.toLowerCase());
  const number = scale ? Number(digits) * scale : valueOf(digits);
  return Number.isNaN(number) ? undefined : Number(number.toFixed(4));
}

const unitForm = /\d\s*([a-z]+)/i;

/** The ends of a range like "30,000-32,000", "150 to 500" or "45-50 lakh". @returns undefined for other texts. */
export function guessRange(text: string): [low: number, high: number] | undefined {
  if (text.length > 2 * longestNumber) return undefined;
  const [first = "", last = "", ...others] = text.split(/\s*(?:-|–|—|\bto\b)\s*/);
  const unit = unitForm.test(first) ? "" : (unitForm.exec(last)?.[1] ?? "");
  const [low, high] = [guessNumber(`${first}${unit}`), guessNumber(last)];
  const isRange = low !== undefined && high !== undefined && low <= high && others.length === 0;
  return isRange ? [low, high] : undefined;
}

/** What a word for yes or no means. @returns undefined for any other word. */
export function guessFlag(word: string): boolean | undefined {
  if (/^(true|yes)$/i.test(word.trim())) return true;
  return /^(false|no)$/i.test(word.trim()) ? false : undefined;
}

/** The page that an address of one's own computer leads to: "/contact" for "http://localhost:8000/contact". */
export const localPage = (address: string) =>
  /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/|$)(.*)$/i.exec(address)?.[1];
