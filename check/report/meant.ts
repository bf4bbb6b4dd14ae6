const scales = new Map([
  ["k", 1e3],
  ["thousand", 1e3],
  ["lakh", 1e5],
  ["lac", 1e5],
  ["crore", 1e7],
  ["cr", 1e7],
]);

const written = String.raw`-?(?:\d[\d,\s_'’]*(?:\.\d+)?|\.\d+)`;
const numberForm = new RegExp(String.raw`^(?:₹|rs\.?|inr)?\s*(${written})\s*([a-z]*)[^\d]*$`, "i");

/** The number that a text was meant to be: "₹22.5 lakh" is 2250000. @returns undefined for other texts. */
export function numberMeant(text: string): number | undefined {
  const [, digits, unit = ""] = numberForm.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const scale = scales.get(unit.toLowerCase().replace(/s$/, "")) ?? 1;
  return Number((Number(digits.replace(/[,\s_'’]/g, "")) * scale).toFixed(4));
}

/** The ends of a range like "30,000-32,000" or "150 to 500". @returns undefined for other texts. */
export function rangeMeant(text: string): [low: number, high: number] | undefined {
  const [low, high, ...others] = text.split(/\s*(?:-|–|—|\bto\b)\s*/).map(numberMeant);
  return low !== undefined && high !== undefined && others.length === 0 ? [low, high] : undefined;
}

/** What a word for yes or no means. @returns undefined for any other word. */
export function flagMeant(word: string): boolean | undefined {
  if (/^\s*(true|yes)\s*$/i.test(word)) return true;
  return /^\s*(false|no)\s*$/i.test(word) ? false : undefined;
}
