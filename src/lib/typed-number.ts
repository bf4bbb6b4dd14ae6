/** The valid numbers of a field. */
export interface NumberLimits {
  min: number;
  max: number;
  isWhole?: boolean;
  /** Whether it is in square yards, or for one of them. */
  isBySqYd?: boolean;
}

/** A plot's size, in square yards. */
export const sizeLimits: NumberLimits = { min: 1, max: 100_000, isBySqYd: true };

/** Symbols and units that people write around and inside numbers: "₹18,000/-", "Rs. 18 000", "8.5% p.a.", "200 gaj". */
const ornaments = /[\s,₹%]|^(rs|inr)\.?|\/-$/gi;
const units = /((per|\/)?((sq\.?)?y(ar)?ds?|gaj|y(ea)?rs?|rupees?|p\.?a)\.?)+$/i;

/** Other units of area, after a number. */
const otherArea =
  /\d.*?(s\.?f(t|eet)\.?|sq\.? ?f(ee)?t\.?|sq\.? ?m.*|m2|m²|guntas?|cents?|acres?)$/i;

/** The unit of area other than the square yard that ends a text: "sft" of "1800 sft". */
export const otherAreaIn = (text: string) => otherArea.exec(text.trim())?.[1];

/** Digits, and the words after them: "18lakh", "20L", "1.2cr", "18k". */
const amount = /^(\d{1,9}\.?\d*|\.\d+)(?:(k|l|la[ck]h?s?|cr|crores?)\.?)?$/i;

/** A digit of Devanagari or Telugu as a Latin one; the codes of both end in 66 for zero. */
const toLatin = (digit: string) => String((digit.charCodeAt(0) - 0x66) & 15);

/** What the words after a number multiply it by. */
const scaleOf = ([first = ""] = "") =>
  ({ k: 1_000, l: 100_000, c: 10_000_000 })[first.toLowerCase()] ?? 1;

/**
 * Reads a number that a visitor types or pastes; any text is allowed. Understands lakh and crore.
 * @returns undefined for texts that are no number, and for numbers outside the limits.
 */
export function readNumber(text: string, { min, max, isWhole }: NumberLimits): number | undefined {
  const plain = text
    .trim()
    .replace(/[०-९౦-౯]/g, toLatin)
    .replace(ornaments, "")
    .replace(units, "");
  const [found, digits, words] = amount.exec(plain) ?? [];
  if (!found) return undefined;
  // Three decimals are enough for a rate of exchange; and 0.07 lakh would be 7000.000000000001.
  const value = Number((Number(digits) * scaleOf(words)).toFixed(3));
  const fits = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return fits ? value : undefined;
}
