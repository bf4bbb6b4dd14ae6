import { round } from "./rupees";

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
const inRupees = `(/[-=])?${rupees}?(/[-=])?(only)?`;
const percent = "(%|percent)?";

/** The words before and after a number, these without white space: "Rs." and "/-persqyd" of "Rs. 18,000/- per sq yd". */
const words: Readonly<Record<Unit, readonly [before: string, after: string]>> = {
  sqYd: ["", `${sqYd}?`],
  rupees: [`${rupees}?`, inRupees],
  rupeesPerSqYd: [`${rupees}?`, `${inRupees}((per|a|/)${sqYd})?`],
  percent: ["", percent],
  percentAYear: ["", String.raw`${percent}(p\.?a\.?|perannum|(a|per)year|yearly)?`],
  years: ["", String.raw`(years?|yrs?\.?)?`],
};

/** Whole numbers in groups: India's last group has three digits and the others two; elsewhere all have three. */
const groups = (separator: string) =>
  String.raw`[1-9](\d?(${separator}\d\d)*|\d{0,2}(${separator}\d{3})*)${separator}\d{3}`;
/** "18000", "18,000.5"; and "18,", on the way there. */
const usual = new RegExp(String.raw`^(\d+|${groups(String.raw`[,\s]`)})?(\.\d*)?,?$`);
/** "167,5" and "1.210,5", from a keypad without a point. */
const decimalComma = new RegExp(
  String.raw`^(?<whole>\d+|${groups(String.raw`[.\s]`)}),(?<part>\d+)$`,
);

/** Digits with separators, and what multiplies them: "18lakh", "20L", "1.2cr", "18k". */
const scaledNumber = String.raw`(?<digits>\d[\d.,\s]*|\.\d+)((?<scale>k|thousand|l|la[ck]h?s?|cr|crores?)\.?)?`;

/** A digit of Devanagari or Telugu as a Latin one; the codes of both end in 66 for zero. */
const toLatin = (digit: string) => String((digit.charCodeAt(0) - 0x66) & 15);
/** A text without the invisible marks that come with a copied number, and with Latin digits. */
const legible = (text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replace(/[०-९౦-౯]/g, toLatin);

/** The most characters that are read. */
const maxLength = 60;

/** What the words after a number multiply it by. */
const scaleOf = ([first = ""] = "") =>
  ({ k: 1_000, t: 1_000, l: 100_000, c: 10_000_000 })[first.toLowerCase()] ?? 1;

/**
 * Reads a number that a visitor types or pastes; any text is allowed. Understands lakh, crore and the words of the unit.
 * @returns undefined for texts that are no such number or may be two, such as "33,00", and for numbers outside the limits.
 */
export function readNumber(
  text: string,
  { min, max, isWhole, unit }: NumberLimits,
): number | undefined {
  if (text.length > maxLength) return undefined;
  const [before, after] = words[unit];
  const plain = legible(text)
    .trim()
    .replace(new RegExp(`^${before}`, "i"), "")
    // A space between two digits may separate groups.
    .replace(/(^|\D)\s+|\s+(?=\D)/g, "$1");
  const found = new RegExp(`^${scaledNumber}${after},?$`, "i").exec(plain)?.groups;
  const { digits = "", scale } = found ?? {};
  const { whole = "", part = "" } = decimalComma.exec(digits)?.groups ?? {};
  // After two digits a third may be missing, unless the number would then be too large; three digits are a group.
  const isDecimal =
    part.length === 1 ||
    whole === "0" ||
    (part.length === 2 && (scale || /\D/.test(whole) || Number(`${whole}${part}0`) > max));
  if (!digits || !(isDecimal || usual.test(digits))) return undefined;
  const latin = isDecimal ? `${whole.replace(/\D/g, "")}.${part}` : digits.replace(/[,\s]/g, "");
  const value = round(Number(latin) * scaleOf(scale), 3);
  const fits = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return fits ? value : undefined;
}

/** Whether a text that is refused would be read without its separators, or with a point in place of its comma. */
export const isUnclear = (text: string, limits: NumberLimits) =>
  [text.replace(/[,\s'’]|\.(?=\d*\.\d)/g, ""), text.replace(/^(\d+),(?=\d{3}(?!\d))/, "$1.")].some(
    (plain) => readNumber(plain, limits) !== undefined,
  );

const otherArea =
  /\d.*?(s\.?f(t|eet)?\.?|(sq(uare)?\.? ?)?f(ee)?t\.?|sq(uare)?\.? ?m.*|m2|m²|gunt?t?h?as?|cents?|acres?|hectares?)$/i;

/** The unit of area other than the square yard that ends a text: "sft" of "1800 sft". */
export const otherAreaIn = (text: string, { unit }: Pick<NumberLimits, "unit">) =>
  unit === "sqYd" || unit === "rupeesPerSqYd"
    ? otherArea.exec(legible(text).trim().slice(0, maxLength))?.[1]
    : undefined;
