import type { FieldKind } from "../../schema/fields";
import { flagMeant } from "./flag-meant";
import { nearestIcon } from "../rules/icon-names";
import { mendLookAlikes } from "../report/look-alikes";
import { photoIdMend, pictureMend } from "./fix-photo";
import { simplify } from "../report/nearest";
import { numberMeant } from "./number-meant";
import { inARow, quote } from "../report/say";
import {
  choicesOf,
  entryOf,
  fits,
  noteOf,
  type Shape,
  takesFlag,
  takesNumber,
  takesText,
} from "../../schema/shape-tree";

/** Nobody wrote a sentence for a number; a longer text is not guessed at. */
const longest = 200;

/** What there is no less than something of. */
const aboveZero: readonly FieldKind[] = ["rupees", "squareYards"];

const monthNames = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const monthNamed = (word: string) =>
  word.length < 3 ? 0 : monthNames.findIndex((name) => name.startsWith(word.toLowerCase())) + 1;

/** The month that a text names, or gives as its only number. */
function monthMeant(text: string): string | undefined {
  const year = /\d{4}/.exec(text)?.[0];
  if (!year) return undefined;
  const rest = text.replace(year, "");
  const words: string[] = rest.match(/\p{L}+/gu) ?? [];
  const named = words.map(monthNamed).filter((month) => month > 0);
  const [month, ...others] =
    words.length > 0 ? named : (rest.match(/\d+/g) ?? []).map((digits) => Number(digits));
  if (month === undefined || others.length > 0) return undefined;
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
  color: (text) =>
    `#${text
      .trim()
      .replace("#", "")
      .replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3")}`,
  href: (text) => {
    const address = text.trim();
    if (/^www\.|^http:\/\//i.test(address)) return `https://${address.replace(/^http:\/\//i, "")}`;
    if (address.includes("@")) return `mailto:${address}`;
    return /^[\w-]+$/.test(address) ? `/${address.toLowerCase()}` : undefined;
  },
  registration: (text) => text.trim().toUpperCase().replace(/\s/g, ""),
  layoutPermit: (text) => text.replace(/\s/g, ""),
};

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

/**
 * The choice that was meant, if only its letters' size, its spaces or its end differ. A choice says
 * something true or false, such as which authority approved a layout: it is not guessed at.
 */
function choiceMeant(text: string, choices: readonly string[]): string | undefined {
  const written = simplify(text);
  const begun = choices.filter((choice) => simplify(choice).startsWith(written));
  return written.length > 2 && begun.length === 1 ? begun[0] : undefined;
}

function textMend(shape: Shape, text: string): string | undefined {
  const strange = mendLookAlikes(text);
  if (strange) return strange;
  const { kind } = noteOf(shape);
  const choices = choicesOf(shape);
  if (choices) {
    const choice = choiceMeant(text, choices);
    return choice && `write ${quote(choice)}`;
  }
  if (kind === "photoFile") return pictureMend(shape, text);
  if (kind === "photoId") return photoIdMend(shape, text);
  const answer = kind && meant[kind]?.(text);
  return answer !== undefined && fits(shape, answer) ? `write ${quote(answer, 120)}` : undefined;
}

/**
 * How to fix a wrong value, as exactly as can be told.
 * @returns undefined when the field's own instruction says more.
 */
export function mendValue(shape: Shape, value: unknown): string | undefined {
  const entry = entryOf(shape);
  if (entry)
    return fits(entry, value) ? `put it between brackets: [${JSON.stringify(value)}]` : undefined;
  if (typeof value === "number") {
    if (takesText(shape) && fits(shape, String(value))) return `write "${value}" between quotes`;
    if (value <= 0 && aboveZero.some((kind) => kind === noteOf(shape).kind))
      return "write a number above 0";
    const whole = Math.round(value);
    return takesNumber(shape) && fits(shape, whole)
      ? `write a whole number, like ${whole}`
      : undefined;
  }
  if (typeof value !== "string" || value.length > longest) return undefined;
  if (takesNumber(shape)) return numberMend(shape, value);
  return takesFlag(shape) ? flagMend(value) : textMend(shape, value);
}
