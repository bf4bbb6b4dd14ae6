/** What a number counts, which says the words that people write around it. */
export type Unit = "sqYd" | "rupees" | "rupeesPerSqYd" | "percent" | "percentAYear" | "years";

/** The valid numbers of a field. */
export interface NumberLimits {
  min: number;
  max: number;
  isWhole?: boolean;
  unit: Unit;
}

/** A plot's size, in square yards. */
export const sizeLimits: NumberLimits = { min: 1, max: 100_000, unit: "sqYd" };

const sqYd = String.raw`(((sq|square)[.-]?)?(yards?|yds?|yd²)\.?(\(gaj\))?|gaj(am)?)`;
const rupees = String.raw`(₹|rs\.?|inr|rupees?)`;
const sum = `(/[-=])?${rupees}?(/[-=])?(only)?`;
const percent = "(%|percent)?";

/** The words before and after a number, these without white space: "Rs." and "/-persqyd" of "Rs. 18,000/- per sq yd". */
const words: Readonly<Record<Unit, readonly [before: string, after: string]>> = {
  sqYd: ["", `${sqYd}?`],
  rupees: [`${rupees}?`, sum],
  rupeesPerSqYd: [`${rupees}?`, `${sum}((per|a|/)${sqYd})?`],
  percent: ["", percent],
  percentAYear: ["", String.raw`${percent}(p\.?a\.?|perannum|(a|per)year|yearly)?`],
  years: ["", String.raw`(years?|yrs?\.?)?`],
};

/** Digits, and what multiplies them: "18lakh", "20L", "1.2cr", "18k". */
const amount = String.raw`(?<digits>\d{1,9}\.?\d*|\.\d+)((?<scale>k|thousand|l|la[ck]h?s?|cr|crores?)\.?)?`;

/** A digit of Devanagari or Telugu as a Latin one; the codes of both end in 66 for zero. */
const toLatin = (digit: string) => String((digit.charCodeAt(0) - 0x66) & 15);
/** A text with Latin digits in place of those of Devanagari and Telugu. */
export const inLatin = (text: string) => text.replace(/[०-९౦-౯]/g, toLatin);

/** The most characters that are read. */
const longest = 60;

/** What the words after a number multiply it by. */
const scaleOf = ([first = ""] = "") =>
  ({ k: 1_000, t: 1_000, l: 100_000, c: 10_000_000 })[first.toLowerCase()] ?? 1;

/**
 * Reads a number that a visitor types or pastes; any text is allowed. Understands lakh, crore and the words of the unit.
 * @returns undefined for texts that are no such number, and for numbers outside the limits.
 */
export function readNumber(
  text: string,
  { min, max, isWhole, unit }: NumberLimits,
): number | undefined {
  if (text.length > longest) return undefined;
  const [before, after] = words[unit];
  const plain = inLatin(text)
    .trim()
    .replace(new RegExp(`^${before}`, "i"), "")
    .replace(/[\s,]/g, "");
  const { digits, scale } = new RegExp(`^${amount}${after}$`, "i").exec(plain)?.groups ?? {};
  if (digits === undefined) return undefined;
  // Three decimals are enough for a rate of exchange; and 0.07 lakh would be 7000.000000000001.
  const value = Number((Number(digits) * scaleOf(scale)).toFixed(3));
  const fits = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return fits ? value : undefined;
}

const otherArea =
  /\d.*?(s\.?f(t|eet)?\.?|(sq(uare)?\.? ?)?f(ee)?t\.?|sq(uare)?\.? ?m.*|m2|m²|gunt?t?h?as?|cents?|acres?|hectares?)$/i;

/** The unit of area other than the square yard that ends a text: "sft" of "1800 sft". */
export const otherAreaIn = (text: string, { unit }: Pick<NumberLimits, "unit">) =>
  unit === "sqYd" || unit === "rupeesPerSqYd"
    ? otherArea.exec(inLatin(text.slice(0, longest)).trim())?.[1]
    : undefined;
