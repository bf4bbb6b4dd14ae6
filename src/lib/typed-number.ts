/** The valid numbers of a field. */
export interface NumberLimits {
  min: number;
  max: number;
  isWhole?: boolean;
}

/** A plot's size, in square yards. */
export const sizeLimits: NumberLimits = { min: 1, max: 100_000 };

/** Symbols that people write around and inside numbers: "₹18,000/-", "Rs. 18 000", "9%". */
const ornaments = /[\s,₹%]|^(rs|inr)\.?|\/-$/gi;

/**
 * Reads a number that a visitor types or pastes; any text is allowed.
 * @returns undefined for texts that are no number, and for numbers outside the limits.
 */
export function readNumber(text: string, { min, max, isWhole }: NumberLimits): number | undefined {
  const digits = text.trim().replace(ornaments, "");
  if (!/^(\d{1,9}\.?\d{0,3}|\.\d{1,3})$/.test(digits)) return undefined;
  const value = Number(digits);
  const fits = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return fits ? value : undefined;
}
