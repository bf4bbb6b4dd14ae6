import { z } from "zod";

import { visible } from "./patterns";

/**
 * Characters that no text may contain: control characters, invisible characters, halves of surrogate pairs, and the
 * replacement character that a wrong encoding leaves. The two joiners are allowed inside an emoji or an Indian script.
 */
export const unusable =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\ufffd]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

/** The name of an invisible character, such as U+200B. */
export const nameCharacter = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The variables for the sum of the duties in percent: without mutation, and with it. */
export const dutyVariables = ["duties", "dutiesAndMutation"] as const;

/** The message for a text with a character that nobody sees. */
function hiddenCharacter(text: string): string {
  const found = unusable.exec(text);
  const before = text.slice(0, found?.index).slice(-20);
  return `must not contain the invisible character ${nameCharacter(found?.[0] ?? "")} after "${before}": delete the words around it, and type them again`;
}

/** A text that shows something, without hidden characters. @param variables that the site may fill in, in braces. */
export const textWith = (variables: readonly string[] = []) => {
  const allowed = variables.map((name) => `{${name}}`);
  const filledIn = allowed.join(" and ") || "nothing";
  return z
    .string()
    .regex(visible)
    .refine((text) => !unusable.test(text), { error: ({ input }) => hiddenCharacter(`${input}`) })
    .refine((text) => !/[{}]/.test(allowed.reduce((rest, one) => rest.replaceAll(one, ""), text)), {
      error: `must not have braces, since the site fills in ${filledIn} here: write the words themselves`,
    });
};
