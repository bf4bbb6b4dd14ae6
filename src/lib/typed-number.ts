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

/** Whole numbers in groups: India's last group has three digits and the others two; elsewhere all have three. */
const groups = String.raw`[1-9](\d?([,\s]\d\d)*|\d{0,2}([,\s]\d{3})*)[,\s]\d{3}`;
/** "18000", "18,000.5"; and "18,", on the way there. */
const usual = new RegExp(String.raw`^(\d+|${groups})?(\.\d*)?,?$`);

/** Digits with separators, and what multiplies them: "18lakh", "20L", "1.2cr", "18k". */
const amount = String.raw`(?<digits>\d[\d.,\s]*|\.\d+)((?<scale>k|thousand|l|la[ck]h?s?|cr|crores?)\.?)?`;

/** A text without the invisible characters that come with a copied number. */
const visible = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** The most characters that are read. */
const longest = 60;

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
  if (text.length > longest) return undefined;
  const [before, after] = words[unit];
  const plain = visible(text)
    .trim()
    .replace(new RegExp(`^${before}`, "i"), "")
    // A space between two digits may separate groups.
    .replace(/(^|\D)\s+|\s+(?=\D)/g, "$1");
  const found = new RegExp(`^${amount}${after},?$`, "i").exec(plain)?.groups;
  const { digits = "", scale } = found ?? {};
  if (!digits || !usual.test(digits)) return undefined;
  const value = round(Number(digits.replace(/[,\s]/g, "")) * scaleOf(scale), 3);
  const fits = value >= min && value <= max && (!isWhole || Number.isInteger(value));
  return fits ? value : undefined;
}

/** Whether a text that is refused would be read without its commas and spaces. */
export const isUnclear = (text: string, limits: NumberLimits) =>
  readNumber(text.replace(/[,\s]/g, ""), limits) !== undefined;

const otherArea =
  /\d.*?(s\.?f(t|eet)?\.?|(sq(uare)?\.? ?)?f(ee)?t\.?|sq(uare)?\.? ?m.*|m2|m²|gunt?t?h?as?|cents?|acres?|hectares?)$/i;

/** The unit of area other than the square yard that ends a text: "sft" of "1800 sft". */
export const otherAreaIn = (text: string, { unit }: Pick<NumberLimits, "unit">) =>
  unit === "sqYd" || unit === "rupeesPerSqYd"
    ? otherArea.exec(visible(text).trim().slice(0, longest))?.[1]
    : undefined;
