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

/** Digits with separators, and what multiplies them: "18lakh", "20L", "1.2cr", "18k". */
const amount = String.raw`(?<digits>\d[\d., ]*|\.\d+)((?<scale>k|thousand|l|la[ck]h?s?|cr|crores?)\.?)?`;

/** Whole numbers in groups: India's last group has three digits and the others two; elsewhere all have three. */
const groups = (separator: string) =>
  `[1-9](?:\\d?(?:${separator}\\d\\d)*|\\d{0,2}(?:${separator}\\d{3})*)${separator}\\d{3}`;
/** "18000", "18,000.5", "12 00 000"; and "18,", on the way to one of them. */
const usual = new RegExp(`^(\\d+|${groups(",")}|${groups(" ")})?(\\.\\d*)?,?$`);
/** "167,5" and "1.210,5", from a keypad without a point. */
const decimalComma = new RegExp(`^(\\d+|${groups(String.raw`\.`)}|${groups(" ")}),(\\d+)$`);

/** A digit of Devanagari or Telugu as a Latin one; the codes of both end in 66 for zero. */
const toLatin = (digit: string) => String((digit.charCodeAt(0) - 0x66) & 15);
/**
 * A text without invisible characters, such as the marks of direction that come with a copied number, and with Latin
 * digits in place of those of Devanagari and Telugu.
 */
const legible = (text: string) =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").replace(/[०-९౦-౯]/g, toLatin);

/** The most characters that are read. */
const longest = 60;

/** What the words after a number multiply it by; undefined without such words. */
const scaleOf = ([first = ""] = "") =>
  ({ k: 1_000, t: 1_000, l: 100_000, c: 10_000_000 })[first.toLowerCase()];

/** The number that a text stands for: undefined for none, "unclear" if its commas or spaces allow two. */
function parse(text: string, { max, unit }: NumberLimits): number | "unclear" | undefined {
  const all = legible(text).trim();
  if (all.length > longest) return undefined;
  const [before, after] = words[unit];
  const plain = all
    .replace(new RegExp(`^${before}`, "i"), "")
    // Spaces stay between two digits only.
    .replace(/\s+(?!\d)|^\s+/g, "")
    .replace(/(\D)\s/g, "$1")
    .replace(/\s/g, " ");
  const found = new RegExp(`^${amount}${after}$`, "i").exec(plain)?.groups;
  if (!found?.digits) return undefined;
  const { digits, scale } = found;
  const multiplier = scaleOf(scale);
  const read = (number: string) =>
    round(Number(number.replace(/[, ]/g, "")) * (multiplier ?? 1), 3);
  if (usual.test(digits)) return read(digits);
  const [, whole = "", fraction = ""] = decimalComma.exec(digits) ?? [];
  // "33,00" may lack a digit, unless 3,300 were too much or there is "lakh" after it; "1,200" is never 1.2.
  const isClear =
    /^0*$/.test(whole) ||
    fraction.length === 1 ||
    (fraction.length === 2 &&
      (multiplier !== undefined || /\D/.test(whole) || Number(whole + fraction) > max));
  return fraction && isClear ? read(`${whole.replace(/\D/g, "")}.${fraction}`) : "unclear";
}

/**
 * Reads a number that a visitor types or pastes; any text is allowed. Understands lakh, crore, the words of the unit,
 * and a decimal comma where the text can mean nothing else.
 * @returns undefined for texts that are no such number, and for numbers outside the limits.
 */
export function readNumber(text: string, limits: NumberLimits): number | undefined {
  const value = parse(text, limits);
  if (typeof value !== "number") return undefined;
  const fits =
    value >= limits.min && value <= limits.max && (!limits.isWhole || Number.isInteger(value));
  return fits ? value : undefined;
}

/** Whether a text is refused because its commas or spaces allow two readings, such as "33,00" and "18 5". */
export const isUnclear = (text: string, limits: NumberLimits) => parse(text, limits) === "unclear";

const otherArea =
  /\d.*?(s\.?f(t|eet)?\.?|(sq(uare)?\.? ?)?f(ee)?t\.?|sq(uare)?\.? ?m.*|m2|m²|gunt?t?h?as?|cents?|acres?|hectares?)$/i;

/** The unit of area other than the square yard that ends a text: "sft" of "1800 sft". */
export const otherAreaIn = (text: string, { unit }: Pick<NumberLimits, "unit">) =>
  unit === "sqYd" || unit === "rupeesPerSqYd"
    ? otherArea.exec(legible(text).trim().slice(0, longest))?.[1]
    : undefined;
