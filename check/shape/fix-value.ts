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
import { flagMeant, numberMeant, rangeMeant } from "../report/meant";
import { foreignLetter, simplify } from "../report/nearest";
import { quote } from "../report/say";
import { nearestIcon } from "./icon-names";

/** The month that a text like "June 2027", "06/2027", "15/06/2027" or "2027-6" means. */
function monthMeant(text: string): string | undefined {
  const dayFirst = /^\d\d?([/.-])(\d\d?)\1(20\d\d)$/.exec(text);
  if (dayFirst) return `${dayFirst[3]}-${dayFirst[2]?.padStart(2, "0")}`;
  const yearFirst = /^(20\d\d)[/.-](\d\d?)(?:[/.-]\d\d?)?$/.exec(text);
  if (yearFirst) return `${yearFirst[1]}-${yearFirst[2]?.padStart(2, "0")}`;
  const [, month, year] = /^\s*(\d\d?)\D(\d{4})\s*$/.exec(text) ?? [];
  const date = new Date(year ? `${year}-${month}-1` : `1 ${text.replace(/^\D*\bof /, "")}`);
  const isPlain = /^[a-z.,\s]*20\d\d$|^\s*(\d\d?\D20\d\d)\s*$/i.test(text);
  if (!isPlain || Number.isNaN(date.getTime())) return undefined;
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}`;
}

/** The time that a text like "9:00", "6 PM" or "9.30 am" means. */
function clockMeant(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
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

function addressMeant(text: string): string | undefined {
  if (/^www\.|^http:\/\//i.test(text)) return `https://${text.replace(/^http:\/\//i, "")}`;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+[\d\s()-]+$/.test(text)) return `tel:${text.replace(/[\s()-]/g, "")}`;
  if (/^[\w-]+(?:\.(?:xml|pdf|txt))?$/i.test(text)) return `/${text.toLowerCase()}`;
  return /^([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text) ? `https://${text}` : undefined;
}

/** By kind, what a text of a wrong form was probably meant to be; fits() decides. */
const meant: Partial<Record<FieldKind, (text: string) => string | undefined>> = {
  slug: hyphenated,
  icon: (text) => nearestIcon(hyphenated(text)),
  month: monthMeant,
  clock: clockMeant,
  whatsapp: (text) => text.replace(/[\s+()-]/g, ""),
  phone: (text) => text.replace(/[\s().-]+/g, " ").replace(/^00/, "+"),
  email: (text) => text.replace(/^mailto:/i, ""),
  color: (text) => `#${text.replace("#", "").replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3")}`,
  href: addressMeant,
  registration: (text) => text.toUpperCase().replace(/\s/g, ""),
  layoutPermit: (text) => text.replace(/\s/g, ""),
};

/** How to fix what was written in place of a stock photo's id. */
function fixPhotoId(shape: Shape, text: string): string | undefined {
  if (/premium_photo|plus\.unsplash/i.test(text))
    return "choose another photo; premium photos cannot be used here";
  const host = /^(?:https?:)?(?:\/\/)?([^/?#\s]+\.[a-z]{2,})(?:[/?#]|$)/i.exec(text)?.[1];
  if (host && !/(^|\.)unsplash\.com$/i.test(host))
    return `choose a photo of unsplash.com; photos of ${quote(host)} cannot be used here`;
  const id = /photo-\d{10,13}-[0-9a-f]{12}/.exec(text)?.[0];
  return id !== undefined && fits(shape, id) ? `write ${quote(id)}` : undefined;
}

/** How to fix the path of an own photo. */
function fixPhotoFile(shape: Shape, text: string): string | undefined {
  const path = text.replaceAll("\\", "/").replace(/[?#].*$/s, "");
  const inside = /^(?:\.?\/)?(?:data\/)?images\/([^.].*)$/.exec(path)?.[1];
  const file = inside ?? path.replace(/^.*\//s, "");
  const name = file
    .replace(/\.(hei[cf]|tiff?|gif|bmp|jfif)$/i, ".jpg")
    .replace(/[^\w./-]+/g, "-")
    .replace(/^-+|-+(?=\.\w+$)/g, "");
  const written = `images/${name}`;
  if (!fits(shape, written)) return undefined;
  const write = `write ${quote(written, 120)}`;
  if (/\.(hei[cf]|tiff?|gif|bmp)$/i.test(file))
    return `save it as JPEG in data/images and ${write}`;
  if (name !== file) return `rename the file in data/images and ${write}`;
  return inside === undefined && path !== file
    ? `put the file into data/images and ${write}`
    : write;
}

/** The choice that was meant: the same except for its case, or the only one that begins like it. */
function choiceMeant(text: string, choices: readonly string[]): string | undefined {
  const written = simplify(text);
  const alike = choices.filter((choice) => simplify(choice).startsWith(written));
  return written && alike.length === 1 ? alike[0] : undefined;
}

function fixText(shape: Shape, text: string): string | undefined {
  const { kind } = noteOf(shape);
  const choices = choicesOf(shape);
  const answer = choices ? choiceMeant(text, choices) : kind && meant[kind]?.(text);
  if (kind === "slug" || kind === "href") {
    const letter = foreignLetter(text);
    if (letter) return letter;
  }
  if (kind === "photoFile") return fixPhotoFile(shape, text);
  if (kind === "photoId") return fixPhotoId(shape, text);
  return answer !== undefined && fits(shape, answer) ? `write ${quote(answer, 120)}` : undefined;
}

function fixNumber(shape: Shape, text: string): string | undefined {
  const [low] = rangeMeant(text) ?? [];
  const number = low ?? numberMeant(text);
  if (number === undefined || !fits(shape, number)) return undefined;
  return `write ${number}${low === undefined ? "" : ", the lower end"}, without quotes`;
}

function fixList(entry: Shape, value: unknown): string | undefined {
  const parts = typeof value === "string" ? value.split(",").map((part) => part.trim()) : [value];
  const entries = parts.filter((part) => part !== "");
  return entries.length > 0 && entries.every((part) => fits(entry, part))
    ? `write ${JSON.stringify(entries).replaceAll('","', '", "')}`
    : undefined;
}

/** A group of two numbers that was written as a range. */
function fixGroup(shape: Shape, value: unknown): string | undefined {
  const range = typeof value === "string" ? rangeMeant(value) : undefined;
  const names = Object.keys(fieldsOf(shape) ?? {});
  const group = range && Object.fromEntries(names.map((name, index) => [name, range[index]]));
  return group && fits(shape, group)
    ? `write { ${names.map((name) => `${quote(name)}: ${group[name]}`).join(", ")} }`
    : undefined;
}

function fixNumberIn(shape: Shape, value: number): string | undefined {
  if (takesText(shape) && fits(shape, String(value))) return `write "${value}" between quotes`;
  const { kind, expects } = noteOf(shape);
  const whole = Math.round(value);
  if (fits(shape, whole)) return `write a whole number, like ${whole}`;
  // A photo that is too small needs more than another number.
  return takesNumber(shape) && Number.isFinite(value) && kind !== "pixels"
    ? `write ${expects}`
    : undefined;
}

/** A longer text is not a mistyped name or number. */
const longest = 300;

/**
 * How to fix a wrong value, as precisely as possible.
 * @returns undefined when the field's own instruction is more helpful.
 */
export function fixValue(shape: Shape, value: unknown): string | undefined {
  const entry = entryOf(shape);
  if (entry) return fixList(entry, value);
  if (fieldsOf(shape)) return fixGroup(shape, value);
  if (typeof value === "number") return fixNumberIn(shape, value);
  if (typeof value !== "string" || value.length > longest) return undefined;
  const text = value.trim();
  if (takesNumber(shape)) return fixNumber(shape, text);
  if (!takesFlag(shape)) return fixText(shape, text);
  const flag = flagMeant(text);
  return flag === undefined ? undefined : `write ${flag}, without quotes`;
}
