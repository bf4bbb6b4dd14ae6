/**
 * Characters that no text of the site may contain: control characters, invisible characters, halves
 * of characters, and what a wrong encoding leaves behind. The two joiners are allowed where they do
 * their work: inside an emoji and inside an Indian script.
 */
export const unusable =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\ufffd]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

/** Greek or Cyrillic letters, many of which look like Latin ones, in a word with a Latin letter. */
export const twoAlphabets = /[a-z][\u0370-\u052f]+|[\u0370-\u052f]+[a-z]/i;

const everyUnusable = new RegExp(unusable, "gu");

/** What characters are called; the first that fits counts. */
const names: readonly [form: RegExp, name: string][] = [
  [/\t/, "a tab"],
  [/[\n\r\u2028\u2029]/, "a line break"],
  [/\u00a0/, "a no-break space"],
  [/\u200b/, "a zero-width space"],
  [/\ufeff/, "a byte-order mark"],
  [/\ufffd/, "a character lost to a wrong encoding"],
  [/\p{Cc}/u, "a control character"],
];

const codePoint = (character: string) =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");

/** A character in words and with its code point, like "a zero-width space (U+200B)". */
export function nameCharacter(character: string): string {
  const [, name] = names.find(([form]) => form.test(character)) ?? [];
  return `${name ?? "an invisible character"} (U+${codePoint(character)})`;
}

/** The text with characters that cannot be seen written as their code, for use in a message. */
export const showUnusable = (text: string) =>
  text.replace(everyUnusable, (character) => `\\u${codePoint(character).toLowerCase()}`);
