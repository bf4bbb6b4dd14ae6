/** The numbers that a field takes. */
export interface NumberLimits {
  min: number;
  max: number;
  isWhole?: boolean;
}

/** A plot's size, in square yards. */
export const sizeLimits: NumberLimits = { min: 1, max: 100_000 };

/** What people write around and inside a number: "₹18,000/-", "Rs. 18 000", "9%". */
const ornaments = /[\s,₹%]|^(rs|inr)\.?|\/-$/gi;

/**
 * A number as visitors type or paste it. Any text is allowed.
 * @returns undefined for what is no number, or none that the field takes.
 */
export function readNumber(text: string, { min, max, isWhole }: NumberLimits): number | undefined {
  const digits = text.trim().replace(ornaments, "");
  if (!/^(\d{1,9}\.?\d{0,3}|\.\d{1,3})$/.test(digits)) return undefined;
  const value = Number(digits);
  const fits = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return fits ? value : undefined;
}
