import { findUnusable, nameCharacter } from "../../report/characters";
import { flagMeant } from "../../shape/flag-meant";
import { quote } from "../../report/say";
import { blank, insert, replace } from "./repair";
import type { Explanation } from "./scene";

/** true and false in another spelling, and the names that other tools have for nothing. */
export const wrongWord: Explanation = ({ run, token, offset, isValuePlace }) => {
  const flag = flagMeant(token);
  if (flag !== undefined) {
    return {
      problem: `${token} is not a value of JSON`,
      fix: `write ${flag}`,
      repair: replace(offset, token.length, String(flag)),
      isGuess: true,
    };
  }
  const isNothing = /^(?:NaN|undefined|null|none|nil|-?Infinity|N\/A)$/i.test(run?.words ?? "");
  if (!run || !isNothing || !isValuePlace) return undefined;
  return {
    problem: `${run.words} is not a value of JSON`,
    fix: "write a number, or a text between quotes, or delete the line",
    repair: replace(run.offset, run.words.length, "null"),
    isGuess: true,
  };
};

/** Characters between the values that cannot be seen. */
export const invisible: Explanation = ({ text, token, code, offset }) => {
  const [first = ""] = token;
  const isInvisible = (letter: string) => Boolean(findUnusable(letter)) || /^\s/u.test(letter);
  if (code !== "InvalidSymbol" || !isInvisible(first)) return undefined;
  const letters = [...token];
  const visible = letters.findIndex((letter) => !isInvisible(letter));
  const run = letters.slice(0, visible < 0 ? undefined : visible).join("");
  return {
    problem: `there is ${nameCharacter(first)} outside of the quotes`,
    fix: "delete it",
    repair: blank(text, offset, run.length),
  };
};

/** A key that lacks both quotes. */
export const keyWithoutQuotes: Explanation = ({ text, offset, isKeyPlace }) => {
  const key = /^[^\s":,{}[\]][^":,{}[\]\r\n]*?(?=\s*:)/.exec(text.slice(offset))?.[0];
  if (!isKeyPlace || key === undefined) return undefined;
  return {
    problem: `the key ${quote(key).slice(1, -1)} stands without quotes`,
    fix: `write ${quote(key)}`,
    repair: replace(offset, key.length, JSON.stringify(key)),
  };
};

/** A text that lacks both quotes, or signs that mean nothing outside of quotes. */
export const textWithoutQuotes: Explanation = ({ text, code, token, offset, run }) => {
  const isSymbol = code === "InvalidSymbol";
  const loose = (/^[^,{}[\]\r\n"]*/.exec(text.slice(offset))?.[0] ?? token).trim();
  const { words, offset: at } = run ?? { words: loose, offset };
  const isValue = /[:[,]\s*$/.test(text.slice(0, at));
  if (/[\p{L}\p{N}]/u.test(words) && (isSymbol || (run && isValue))) {
    // Words that go on in the next line are left for the editor to put together.
    const isWhole = run && /^\s*(?:,|[}\]"])/.test(text.slice(at + words.length));
    return {
      offset: at,
      problem: `the text ${quote(words).slice(1, -1)} stands without quotes`,
      fix: `write ${quote(words)}`,
      ...(isWhole && { repair: replace(at, words.length, JSON.stringify(words)), isGuess: true }),
    };
  }
  if (!isSymbol) return undefined;
  return {
    problem: `there is ${quote(words || token)} where it means nothing`,
    fix: "delete it, or write it between the quotes of a text",
    repair: blank(text, offset, words.length || token.length),
  };
};

/** What is wrong between the quotes of a text. */
export const badText: Explanation = ({ code, text, token, offset }) => {
  if (code === "InvalidEscapeCharacter") {
    const at = offset + (/^(?:[^\\]|\\["\\/bfnrtu])*/.exec(token)?.[0].length ?? 0);
    return {
      offset: at,
      problem: "a backslash has a special meaning here",
      fix: "delete it, or write two of them for one",
      repair: insert(at, "\\"),
    };
  }
  if (code === "InvalidUnicode") {
    const at = offset + Math.max(0, token.search(/\\u(?![\da-f]{4})/i));
    return {
      offset: at,
      problem: "\\u needs four digits or letters a to f after it",
      fix: "type the character itself",
      repair: replace(at, 2, "??"),
    };
  }
  if (code !== "InvalidCharacter") return undefined;
  const at = offset + token.search(/\p{Cc}/u);
  const [run = ""] = /^\p{Cc}+/u.exec(text.slice(at)) ?? [];
  return {
    offset: at,
    problem: `there is ${nameCharacter(text.charAt(at))} inside the text`,
    fix: "write a space instead",
    repair: blank(text, at, run.length),
  };
};
