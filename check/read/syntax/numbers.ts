import { numberMeant } from "../../shape/number-meant";
import { quote } from "../../report/say";
import { replace } from "./repair";
import type { Explanation, Run } from "./scene";

const digitsOnly = "write digits only, like 150 or 0.35";

/** A number that breaks off. */
export const incompleteNumber: Explanation = ({ code, text, token, offset, isValuePlace }) => {
  const isMinus =
    token === "-" && isValuePlace && /^\s*(?:[,}\]\r\n]|$)/.test(text.slice(offset + 1));
  if (code !== "UnexpectedEndOfNumber" && !isMinus) return undefined;
  return {
    problem: `the number ${token} is not complete`,
    fix: digitsOnly,
    repair: replace(offset, token.length, "null"),
    isGuess: true,
  };
};

/** Words that begin with a number, but are a date, a time, a telephone number or a sentence. */
const isText = (words: string) =>
  /^\+[\d\s-]{8,}$|[a-z]{2,}[^a-z]+[a-z]{2,}/i.test(words) ||
  (numberMeant(words) === undefined && /\d\s*[-/:]\s*\d/.test(words));

/** What a number holds besides its digits. */
function describeNumber({ words, offset }: Run): { problem: string; offset: number } {
  if (/^\d[\d,]*,[\d,.]*$/.test(words)) {
    return {
      problem: `there is a comma inside the number ${words}`,
      offset: offset + words.indexOf(","),
    };
  }
  if (/^\d[\d\s]*\s\d+$/.test(words)) {
    return { problem: `there is a space inside the number ${quote(words).slice(1, -1)}`, offset };
  }
  const zeros = /^0+(?=\d+(?:\.\d+)?$)/.exec(words)?.[0];
  if (zeros) return { problem: "a number cannot begin with 0", offset: offset + zeros.length };
  const [, number = "", unit = ""] = /^(-?\d+(?:\.\d+)?)\s*(\D+)$/.exec(words) ?? [];
  if (unit) {
    const at = offset + words.length - unit.length;
    return { problem: `the number ${number} is followed by ${quote(unit)}`, offset: at };
  }
  const shown = quote(words).slice(1, -1);
  return /(?!\d)\p{Nd}/u.test(words)
    ? { problem: `the number ${shown} is not written with the digits 0 to 9`, offset }
    : { problem: `the number ${shown} holds more than digits`, offset };
}

/** A number with a sign, a unit or a zero that does not belong to it. */
export const numberWithMore: Explanation = ({ run, text, open, code }) => {
  if (!run || code === "InvalidCommentToken") return undefined;
  const before = text.slice(0, run.offset).trimEnd().at(-1);
  if (before !== ":" && open?.bracket !== "[") return undefined;
  if (!/^(?:₹|rs|inr|[$+.-])*\.?\s*\p{Nd}/iu.test(run.words) || isText(run.words)) return undefined;
  const meant = numberMeant(run.words);
  return {
    ...describeNumber(run),
    fix: meant === undefined ? digitsOnly : `write ${meant}`,
    repair: replace(run.offset, run.words.length, meant === undefined ? "null" : String(meant)),
    isGuess: meant === undefined,
  };
};
