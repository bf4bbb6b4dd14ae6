/**
 * Characters that no text of the site may hold: control characters, marks that cannot be seen, halves
 * of characters, and what a wrong encoding leaves behind. The two joiners are allowed where they do
 * their work: inside an emoji and inside an Indian script.
 */
const unusable =
  /(?![\u200c\u200d])[\u034f\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0\ufdd0-\ufdef\ufffd\ufffe\uffff]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

const everyUnusable = new RegExp(unusable, "gu");

const names: Record<string, string> = {
  "\t": "a tab",
  "\n": "a line break",
  "\r": "a line break",
  "\u00a0": "a no-break space",
  "\u00ad": "a soft hyphen",
  "\u200b": "a zero-width space",
  "\u200c": "a zero-width non-joiner",
  "\u200d": "a zero-width joiner",
  "\u2028": "a line separator",
  "\u2029": "a paragraph separator",
  "\u2060": "a word joiner",
  "\ufeff": "a byte-order mark",
  "\ufffd": "a character that was lost by a wrong encoding",
};

const codePoint = (character: string) =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");

/** A character in words and with its code point, like "a zero-width space (U+200B)". */
export function nameCharacter(character: string): string {
  const name =
    names[character] ??
    (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character)
      ? "a text-direction mark"
      : /\p{Cc}/u.test(character)
        ? "a control character"
        : /\p{Cs}/u.test(character)
          ? "half of a character"
          : /\p{Co}/u.test(character)
            ? "a character that only some fonts have"
            : "an invisible character");
  return `${name} (U+${codePoint(character)})`;
}

/** The first character that no text of the site may hold. @returns undefined when there is none. */
export function findUnusable(text: string): { character: string; index: number } | undefined {
  const found = unusable.exec(text);
  return found ? { character: found[0], index: found.index } : undefined;
}

/** The text with characters that cannot be seen written as their code, for use in a message. */
export const showUnusable = (text: string) =>
  text.replace(everyUnusable, (character) => `\\u${codePoint(character).toLowerCase()}`);
