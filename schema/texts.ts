import { z } from "zod";

import { type Refusal, refuse } from "./field-note";
import { visible } from "./patterns";

/**
 * A character that no text of the site may contain: a control character, an invisible one, half of one,
 * or what a wrong encoding leaves behind. The two joiners are allowed inside an emoji and inside an
 * Indian script, where they do their work.
 */
export const unusable =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\ufffd]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

const characterNames: Record<string, string | undefined> = {
  "\t": "a tab",
  "\n": "a line break",
  "\r": "a line break",
  "\u00a0": "a no-break space",
};

/** The name of a character that cannot be seen: "a tab", or "an invisible character (U+200B)". */
export function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return characterNames[character] ?? `an invisible character (U+${code})`;
}

type Reasons = (text: string) => readonly Refusal[];

/** A text has no character that cannot be seen, or that does not belong in a text. */
export const isReadable: Reasons = (text) => {
  const hidden = unusable.exec(text);
  if (!hidden) return [];
  const [character] = hidden;
  const before = Array.from(text.slice(0, hidden.index)).slice(-20).join("");
  const place = before ? `after "${before}"` : "at its start";
  const fix = /\s/.test(character)
    ? "write a space instead"
    : "delete the text around it and type it again";
  return [{ problem: `contains ${nameCharacter(character)}, ${place}`, fix }];
};

/** A text that is no template has no slots. */
const hasNoSlot: Reasons = (text) => {
  const [slot] = /\{[^{}]*\}|\{\w+|\w+\}/.exec(text) ?? [];
  const problem = `contains ${slot}, which the site does not fill in here`;
  return slot === undefined ? [] : [{ problem, fix: "write the words themselves" }];
};

/** A template has its slots, and no others. */
export const hasSlots =
  (slots: readonly string[], names: string): Reasons =>
  (text) => {
    const words = slots.reduce((rest, slot) => rest.replaceAll(`{${slot}}`, ""), text);
    if (slots.every((slot) => text.includes(`{${slot}}`)) && !/[{}]/.test(words)) return [];
    const expects = `text that contains ${names} and no other braces`;
    return [{ expects, fix: `write ${names} where the site has to fill in the value` }];
  };

const fileName = "looks like a file name";
const nothing = "says nothing about it";

/** Texts that do not describe a photo; the first match counts. */
const looks: readonly [form: RegExp, as: string][] = [
  [/^(https?:\/\/|www\.)/i, "looks like an address"],
  [/\.(jpe?g|png|webp|avif|gif|svg|hei[cf])\b/i, fileName],
  // What cameras, phones and computers call photos.
  [/^(img|dscn?|pxl|photo|image|screenshot|whatsapp image)[\s_-]*\d/i, fileName],
  // One word, joined with hyphens or underscores.
  [/^\S*_\S*$|^[a-z\d]+(-[a-z\d]+)+$/, fileName],
  [/^\W*((an?|the|my|new) )?(photo|image|picture|untitled|description|test|todo)\W*$/i, nothing],
  // Two letters or fewer.
  [/^([^\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}]?){2}[^\p{L}\p{M}\p{N}]*$/u, nothing],
];

/** A description of a photo says what it shows. */
export const describesPhoto: Reasons = (text) => {
  const [, look] = looks.find(([form]) => form.test(text.trim())) ?? [];
  const problem = `must be a description of the photo, but ${look}: "${text}"`;
  return look === undefined ? hasNoSlot(text) : [{ problem }];
};

/** Visible words that can be read. @param reasons why such words are refused, if not for a slot. */
export const visibleText = (reasons: Reasons = hasNoSlot) =>
  refuse(z.string().regex(visible), (text) => [...isReadable(text), ...reasons(text)]);
