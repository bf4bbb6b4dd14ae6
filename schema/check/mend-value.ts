import type { FieldKind } from "../fields";
import { flagMeant } from "./flag-meant";
import { nearestIcon } from "./icon-names";
import { nearest } from "./nearest";
import { numberMeant } from "./number-meant";
import { inARow, quote } from "./say";
import {
  choicesOf,
  entryOf,
  fits,
  noteOf,
  type Shape,
  takesFlag,
  takesNumber,
  takesText,
} from "./shape-tree";

/** Nobody wrote a sentence for a number; a longer text is not guessed at. */
const longest = 200;

const monthNames = [
  "jan",
  "feb",
  "mar",
  "apr",
  "may",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct",
  "nov",
  "dec",
];

function monthMeant(text: string): string | undefined {
  const year = /\d{4}/.exec(text)?.[0];
  const rest = year ? text.replace(year, "") : text;
  const named = monthNames.findIndex((name) => rest.toLowerCase().includes(name)) + 1;
  const month = named || Number(/\d+/.exec(rest)?.[0] ?? 0);
  return `${year}-${String(month).padStart(2, "0")}`;
}

function clockMeant(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.](\d\d))?\s*([ap])?\.?m?\.?$/i.exec(text.trim());
  if (!found) return undefined;
  const half = found[3]?.toLowerCase();
  const hour = half ? (Number(found[1]) % 12) + (half === "p" ? 12 : 0) : Number(found[1]);
  return `${String(hour).padStart(2, "0")}:${found[2] ?? "00"}`;
}

const hyphenated = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** By kind, what a text of a wrong form was probably meant to be; fits() has the last word. */
const meant: Partial<Record<FieldKind, (text: string) => string | undefined>> = {
  slug: hyphenated,
  icon: (text) => nearestIcon(hyphenated(text)),
  month: monthMeant,
  clock: clockMeant,
  whatsapp: (text) => text.replace(/[\s+()-]/g, ""),
  phone: (text) =>
    text
      .trim()
      .replace(/[\s().-]+/g, " ")
      .replace(/^00/, "+"),
  email: (text) => text.trim().replace(/^mailto:/i, ""),
  colour: (text) =>
    `#${text
      .trim()
      .replace("#", "")
      .replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3")}`,
  photoId: (text) => /photo-\d{10,13}-[0-9a-f]{12}/.exec(text)?.[0],
  href: (text) => {
    const address = text.trim();
    if (/^www\.|^http:\/\//i.test(address)) return `https://${address.replace(/^http:\/\//i, "")}`;
    if (address.includes("@")) return `mailto:${address}`;
    return /^[\w-]+$/.test(address) ? `/${address.toLowerCase()}` : undefined;
  },
  registration: (text) => text.trim().toUpperCase().replace(/\s/g, ""),
  layoutPermit: (text) => text.replace(/\s/g, ""),
};

/** The path that a picture should have, and what else to do for it. */
function pictureMend(shape: Shape, text: string): string | undefined {
  const file = text
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/)?(?:data\/)?(?:images\/)?/, "images/");
  const renamed = file.replace(/[^\w./-]+/g, "-").replace(/\.(hei[cf]|tiff?|gif|bmp)$/i, ".jpg");
  if (!fits(shape, renamed)) return undefined;
  const isOtherFormat = !file.endsWith(renamed.slice(renamed.lastIndexOf(".")));
  const first = isOtherFormat
    ? "save it as JPEG and "
    : renamed === file
      ? ""
      : "rename the file and ";
  return `${first}write ${quote(renamed, 120)}`;
}

function numberMend(shape: Shape, text: string): string | undefined {
  const number = numberMeant(text);
  if (number === undefined || !fits(shape, number)) return undefined;
  const signs = [
    "quotes",
    ...(text.includes(",") ? ["commas"] : []),
    ...(/[^\w.,\s-]/.test(text) ? ["signs"] : []),
    ...(/[a-z]/i.test(text) ? ["words"] : []),
  ];
  return `write ${number} without ${inARow(signs, "or")}`;
}

function flagMend(text: string): string | undefined {
  const flag = flagMeant(text);
  return flag === undefined ? undefined : `write ${flag} without quotes`;
}

function textMend(shape: Shape, text: string): string | undefined {
  const { kind } = noteOf(shape);
  const choices = choicesOf(shape);
  if (choices) {
    const choice = nearest(text, choices);
    return choice && `write ${quote(choice)}`;
  }
  if (kind === "pictureFile") return pictureMend(shape, text);
  const answer = kind && meant[kind]?.(text);
  return answer !== undefined && fits(shape, answer) ? `write ${quote(answer, 120)}` : undefined;
}

/**
 * How to mend a wrong value, as exactly as can be told.
 * @returns undefined when the field's own instruction says more.
 */
export function mendValue(shape: Shape, value: unknown): string | undefined {
  const entry = entryOf(shape);
  if (entry)
    return fits(entry, value) ? `put it between brackets: [${JSON.stringify(value)}]` : undefined;
  if (typeof value === "number") {
    if (takesText(shape) && fits(shape, String(value))) return `write "${value}" between quotes`;
    const whole = Math.round(value);
    return takesNumber(shape) && fits(shape, whole)
      ? `write a whole number, like ${whole}`
      : undefined;
  }
  if (typeof value !== "string" || value.length > longest) return undefined;
  if (takesNumber(shape)) return numberMend(shape, value);
  return takesFlag(shape) ? flagMend(value) : textMend(shape, value);
}
