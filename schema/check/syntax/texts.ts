import { findUnusable, nameCharacter } from "../characters";
import { flagMeant } from "../flag-meant";
import { quote } from "../say";
import type { Explanation } from "./scene";

/** Curly quotes in place of straight ones, at either end of a text. */
export const curlyQuotes: Explanation = ({ code, text, token, offset }) => {
  const answer = {
    problem: "there are curly quotes where JSON needs straight ones",
    mend: 'write " instead of “ and ” at both ends of the text',
  };
  if (/^[“”„‟‘’‚«»]/.test(token)) return answer;
  // A text that began with a straight quote ran on past its curly end.
  if (code !== "InvalidSymbol" && code !== "UnexpectedEndOfString") return undefined;
  const start = Math.max(text.lastIndexOf("\n", offset), text.lastIndexOf("\r", offset)) + 1;
  const [line = ""] = text.slice(start).split(/[\r\n]/);
  const found = /[“”„‟]\s*(?:[:,\]}]|$)|[{[,:]\s*[“”„‟]/.exec(line);
  return found ? { ...answer, offset: start + found.index + found[0].search(/[“”„‟]/) } : undefined;
};

/** Single quotes in place of double ones. */
export const singleQuotes: Explanation = ({ token }) =>
  token.startsWith("'")
    ? {
        problem: "there are single quotes where JSON needs double ones",
        mend: "write \" instead of ' at both ends",
      }
    : undefined;

/** true and false in another spelling. */
export const wrongWord: Explanation = ({ token }) => {
  const flag = flagMeant(token);
  return flag === undefined
    ? undefined
    : { problem: `${token} is not a value of JSON`, mend: `write ${flag}` };
};

/** A character between the values that cannot be seen. */
export const invisible: Explanation = ({ token, code }) => {
  const [first = ""] = token;
  if (code !== "InvalidSymbol" || !(findUnusable(first) || /^\s/u.test(first))) return undefined;
  return { problem: `there is ${nameCharacter(first)} outside of the quotes`, mend: "delete it" };
};

/** A straight quote inside a text, which ends the text too early. */
export const quoteInsideText: Explanation = ({
  text,
  code,
  token,
  before,
  beforeOffset,
  offset,
}) => {
  const isOneLine = !/[\r\n]/.test(text.slice(beforeOffset, offset));
  if (code !== "InvalidSymbol" || before !== '"' || !isOneLine) return undefined;
  return {
    offset: beforeOffset,
    problem: `the text ends at this quote, but ${quote(token)} follows`,
    mend: 'write \\" for a quote inside a text, or use the curly “ and ” there',
  };
};

/** A key or a text that lacks both quotes. */
export const withoutQuotes: Explanation = ({ text, code, token, offset, length }) => {
  if (code !== "InvalidSymbol") return undefined;
  const isKey = /^\s*:/.test(text.slice(offset + length));
  const words = isKey ? token : (/^[^,}\]\r\n"]*/.exec(text.slice(offset))?.[0] ?? token).trim();
  return {
    problem: `the ${isKey ? "key" : "text"} ${quote(words).slice(1, -1)} stands without quotes`,
    mend: `write ${quote(words)}`,
  };
};

/** What is wrong between the quotes of a text. */
export const badText: Explanation = ({ code, token, offset }) => {
  if (code === "UnexpectedEndOfString") {
    return {
      problem: "this text has no closing quote on its line",
      mend: 'close it with "; a text stays on one line',
    };
  }
  if (code === "InvalidEscapeCharacter") {
    const before = /^(?:[^\\]|\\["\\/bfnrtu])*/.exec(token)?.[0] ?? "";
    return {
      offset: offset + before.length,
      problem: "a backslash has a special meaning here",
      mend: "delete it, or write two of them for one",
    };
  }
  if (code === "InvalidUnicode") {
    return {
      offset: offset + Math.max(0, token.search(/\\u(?![\da-f]{4})/i)),
      problem: "\\u needs four digits or letters a to f after it",
      mend: "type the character itself",
    };
  }
  if (code !== "InvalidCharacter") return undefined;
  const index = token.search(/\p{Cc}/u);
  return {
    offset: offset + index,
    problem: `there is ${nameCharacter(token.charAt(index))} inside the text`,
    mend: "write a space instead",
  };
};
