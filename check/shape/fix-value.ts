import type { FieldKind } from "../../schema/fields";
import {
  choicesOf,
  entryOf,
  fieldsOf,
  fits,
  noteOf,
  type Shape,
  takesFlag,
  takesNumber,
  takesText,
} from "../../schema/shape-tree";
import { guessFlag, localPage, guessNumber, guessRange } from "../report/guess";
import { nearest } from "../report/nearest";
import { quote } from "../report/wording";
import { nearestIcon } from "./icon-names";

/** The month that a text like "June 2027", "06/2027", "15/06/2027" or "2027-6" means. */
function guessMonth(text: string): string | undefined {
  const yearFirst = text.replace(/^(?:\d\d?\D)?(\d\d?)\D(20\d\d)$/, "$2-$1");
  const [, year, month] = /^(20\d\d)\D(\d\d?)(?:\D\d\d?)?$/.exec(yearFirst) ?? [];
  if (year && month) return `${year}-${month.padStart(2, "0")}`;
  const date = new Date(`1 ${text}`);
  if (!/^[a-z]+\W+20\d\d$/i.test(text) || Number.isNaN(date.getTime())) return undefined;
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`;
}

/** The time that a text like "9:00", "6 PM" or "9.30 am" means. */
function guessTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(text);
  if (!found) return undefined;
  const [, hours, minutes = "00", half = ""] = found;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

const hyphenated = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The address that a text like "contact", "www.pasidi.in" or "office@pasidi.in" means. */
function guessAddress(text: string): string | undefined {
  const page = localPage(text);
  if (page !== undefined) return page || "/";
  if (/^[^\s@/]+@[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+[\d\s()-]+$/.test(text)) return `tel:${text.replace(/[\s()-]/g, "")}`;
  if (/^[\w-]+(\.(xml|pdf))?$/.test(text)) return `/${text}`;
  const website = text.replace(/^http:\/\//i, "");
  return /^([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(website) ? `https://${website}` : undefined;
}

/** By kind, what a text of a wrong form was probably meant to be; fits() decides. */
const meant: Partial<Record<FieldKind, (text: string) => string | undefined>> = {
  slug: hyphenated,
  icon: (text) => nearestIcon(hyphenated(text)),
  month: guessMonth,
  clock: guessTime,
  whatsapp: (text) => text.replace(/[\s+()-]/g, ""),
  phone: (text) => text.replace(/[\s().-]+/g, " "),
  email: (text) => text.replace(/^mailto:/, ""),
  href: guessAddress,
  photoId: (text) => `photo-${/\d{10,13}-[0-9a-f]{12}/.exec(text)?.[0]}`,
  color: (text) => `#${text}`,
  registration: (text) => text.toUpperCase().replace(/\s/g, ""),
};

/** How to fix the path of an editor's own photo. */
function fixPhotoFile(shape: Shape, text: string): string | undefined {
  const path = text.replaceAll("\\", "/");
  const file = /(?:^|\/)images\/(.+)$/.exec(path)?.[1] ?? path.replace(/^.*\//, "");
  const name = file
    .replace(/\.(hei[cf]|tiff?|gif|bmp)$/i, ".jpg")
    .replace(/[^\w./-]+/g, "-")
    .replace(/-+(?=\.\w+$)/, "");
  if (!fits(shape, `images/${name}`)) return undefined;
  const hasOtherFormat = file.split(".").at(-1) !== name.split(".").at(-1);
  const first = hasOtherFormat ? "save it as JPEG" : `${name === file ? "put" : "rename"} the file`;
  return `${first} in data/images and write ${quote(`images/${name}`, 120)}`;
}

function fixText(shape: Shape, text: string): string | undefined {
  const { kind } = noteOf(shape);
  const choices = choicesOf(shape);
  if (kind === "photoFile") return fixPhotoFile(shape, text);
  if (kind === "photoId" && /premium_photo|plus\.unsplash/.test(text))
    return "choose another photo; premium photos cannot be used here";
  if (kind === "photoId" && /^(https?:\/\/|www\.)/i.test(text) && !text.includes("unsplash.com"))
    return 'save the photo into data/images, and write "file" in place of "id", "width", "height" and "color"';
  const answer = choices ? nearest(text, choices, 6) : kind && meant[kind]?.(text);
  if (answer !== undefined && fits(shape, answer)) return `write ${quote(answer, 120)}`;
  const digits = kind === "phone" ? (/^\+91([\d\s]*)$/.exec(answer ?? "")?.[1] ?? "") : "";
  const count = digits.replace(/\s/g, "").length;
  return count > 0 && count < 10
    ? `it has too few digits: ${count} after +91, where an Indian number has 10`
    : undefined;
}

/** The part of 1 that a text like "0,5", "1/2" or "50%" means. */
function guessFraction(text: string): number | undefined {
  const [, part = "", sign, whole = ""] =
    /^\+?(\d*[.,]?\d+)\s*(?:(%)|\/\s*(\d+))?$/.exec(text) ?? [];
  const value = Number(part.replace(",", ".")) / (sign ? 100 : Number(whole || 1));
  return part ? Number(value.toFixed(4)) : undefined;
}

/** The year of a text like "2024-03" or "March 2024". */
function guessYear(text: string): number | undefined {
  const [, year] = /^(\d{4})-(?:0[1-9]|1[0-2])$/.exec(guessMonth(text) ?? "") ?? [];
  return year ? Number(year) : undefined;
}

function fixNumber(shape: Shape, text: string): string | undefined {
  const { kind } = noteOf(shape);
  const year = kind === "year" ? guessYear(text) : undefined;
  const [low] = guessRange(text) ?? [];
  const number = kind === "fraction" ? guessFraction(text) : (year ?? low ?? guessNumber(text));
  if (number === undefined || !fits(shape, number)) return undefined;
  return `write ${number}${low === undefined ? "" : ", the lower end"}, without quotes`;
}

/** A list that was written as one text. */
function fixList(entry: Shape, value: unknown): string | undefined {
  const entries = typeof value === "string" ? value.split(",").map((part) => part.trim()) : [value];
  return entries.every((part) => fits(entry, part))
    ? `write ${JSON.stringify(entries).replaceAll('","', '", "')}`
    : undefined;
}

/** A group of two numbers that was written as a range. */
function fixGroup(shape: Shape, value: unknown): string | undefined {
  const range = typeof value === "string" ? guessRange(value) : undefined;
  const names = Object.keys(fieldsOf(shape) ?? {});
  const group = range && Object.fromEntries(names.map((name, index) => [name, range[index]]));
  return group && fits(shape, group)
    ? `write { ${names.map((name) => `${quote(name)}: ${group[name]}`).join(", ")} }`
    : undefined;
}

/** A number that is outside its limits, or in place of a text. */
function fixWrongNumber(shape: Shape, value: number): string | undefined {
  if (takesText(shape) && fits(shape, String(value))) return `write "${value}" between quotes`;
  const { kind, expects } = noteOf(shape);
  // A place elsewhere, or latitude and longitude swapped.
  if (kind === "degrees") return undefined;
  const whole = Math.round(value);
  if (fits(shape, whole)) return `write a whole number, like ${whole}`;
  // A photo that is too small needs more than another number.
  return takesNumber(shape) && kind !== "pixels" ? `write ${expects}` : undefined;
}

/**
 * How to fix a wrong value, as precisely as possible.
 * @returns undefined when the field's own instruction is more helpful.
 */
export function fixValue(shape: Shape, value: unknown): string | undefined {
  const entry = entryOf(shape);
  if (entry) return fixList(entry, value);
  if (fieldsOf(shape)) return fixGroup(shape, value);
  if (typeof value === "number") return fixWrongNumber(shape, value);
  // A longer text is not a mistyped name or number.
  if (typeof value !== "string" || value.length > 300) return undefined;
  const text = value.trim();
  if (takesNumber(shape)) return fixNumber(shape, text);
  if (!takesFlag(shape)) return fixText(shape, text);
  const flag = guessFlag(text);
  return flag === undefined ? undefined : `write ${flag}, without quotes`;
}
