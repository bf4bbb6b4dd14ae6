const scales = new Map(Object.entries({ k: 1e3, lakh: 1e5, lac: 1e5, crore: 1e7, cr: 1e7 }));

const numberForm = /^(?:₹|rs\.?|inr)?\s*(-?\d[\d,\s]*(?:\.\d+)?)\s*([a-z]*)\D*$/i;

/** The number that a text was meant to be: "₹22.5 lakh" is 2250000. @returns undefined for other texts. */
export function numberMeant(text: string): number | undefined {
  const [, digits, unit = ""] = numberForm.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const scale = scales.get(unit.toLowerCase().replace(/s$/, "")) ?? 1;
  return Number((Number(digits.replace(/[,\s]/g, "")) * scale).toFixed(4));
}

/** The ends of a range like "30,000-32,000" or "150 to 500". @returns undefined for other texts. */
export function rangeMeant(text: string): [low: number, high: number] | undefined {
  const [low, high, ...others] = text.split(/\s*(?:-|–|—|\bto\b)\s*/).map(numberMeant);
  return low !== undefined && high !== undefined && others.length === 0 ? [low, high] : undefined;
}

/** What a word for yes or no means. @returns undefined for any other word. */
export function flagMeant(word: string): boolean | undefined {
  if (/^(true|yes)$/i.test(word.trim())) return true;
  return /^(false|no)$/i.test(word.trim()) ? false : undefined;
}
