import { z } from "zod";

import { visible } from "./patterns";
import { type Issue, refine } from "./refine";

/**
 * Characters that no text may contain: control characters, invisible characters, halves of surrogate pairs, and the
 * replacement character that a wrong encoding leaves. The two joiners are allowed inside an emoji or an Indian script.
 */
export const unusable =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\ufffd]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

const characterNames: Record<string, string | undefined> = {
  "\t": "a tab",
  "\n": "a line break",
  "\r": "a line break",
  "\u00a0": "a no-break space",
};

/** The name of an invisible character: "a tab", or "an invisible character (U+200B)". */
export function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return characterNames[character] ?? `an invisible character (U+${code})`;
}

type Check = (text: string) => readonly Issue[];

/** Refuses a text with an unusable character. */
export const checkCharacters: Check = (text) => {
  const hidden = unusable.exec(text);
  if (!hidden) return [];
  const [character] = hidden;
  const before = Array.from(text.slice(0, hidden.index)).slice(-20).join("");
  const position = before ? `after "${before}"` : "at its start";
  const fix = /\s/.test(character)
    ? "write a space instead"
    : "delete the text around it and type it again";
  return [{ problem: `contains ${nameCharacter(character)}, ${position}`, fix }];
};

/** The variables for the sum of the duties in percent: without mutation, and with it. */
export const dutyVariables = ["duties", "dutiesAndMutation"] as const;

const withoutVariables = (text: string, variables: readonly string[]) =>
  variables.reduce((rest, variable) => rest.replaceAll(`{${variable}}`, ""), text);

/** Refuses a text with a variable that is not one of the allowed ones. */
export const checkNoVariable =
  (allowed: readonly string[] = []): Check =>
  (text) => {
    const [variable] = /\{[^{}]*\}|\{\w+|\w+\}/.exec(withoutVariables(text, allowed)) ?? [];
    const only = allowed.map((name) => `{${name}}`).join(" and ");
    const problem = `contains ${variable}, but the site fills in ${only ? `only ${only}` : "nothing"} here`;
    const fix = `write ${only && "one of them, or "}the words themselves`;
    return variable === undefined ? [] : [{ problem, fix }];
  };

/** Refuses a template in which a variable is missing, or that has other braces. */
export const checkVariables =
  (variables: readonly string[]): Check =>
  (text) => {
    const isWhole = variables.every((variable) => text.includes(`{${variable}}`));
    return isWhole && !/[{}]/.test(withoutVariables(text, variables)) ? [] : [{}];
  };

const fileName = "looks like a file name";
const nothing = "says nothing about it";

/** Texts that do not describe a photo, and why; the first that matches counts. */
const notDescriptions: readonly [pattern: RegExp, why: string][] = [
  [/^(https?:\/\/|www\.)/i, "looks like an address"],
  [/\.(jpe?g|png|webp|avif|gif|svg|hei[cf])\b/i, fileName],
  // File names that cameras, phones and computers give.
  [/^(img|dscn?|pxl|photo|image|screenshot|whatsapp image)[\s_-]*\d/i, fileName],
  // One word, joined with hyphens or underscores.
  [/^\S*_\S*$|^[a-z\d]+(-[a-z\d]+)+$/, fileName],
  [/^\W*((an?|the|my|new) )?(photo|image|picture|untitled|description|test|todo)\W*$/i, nothing],
  // Two letters or fewer.
  [/^([^\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}]?){2}[^\p{L}\p{M}\p{N}]*$/u, nothing],
];

/** Refuses a text that does not say what a photo shows. */
export const checkDescription: Check = (text) => {
  const [, why] = notDescriptions.find(([pattern]) => pattern.test(text.trim())) ?? [];
  const problem = `must be a description of the photo, but ${why}: "${text}"`;
  return why === undefined ? checkNoVariable()(text) : [{ problem }];
};

/** A text that shows something and has no unusable character. @param check by default refuses all variables. */
export const visibleText = (check: Check = checkNoVariable()) =>
  refine(z.string().regex(visible), (text) => [...checkCharacters(text), ...check(text)]);
