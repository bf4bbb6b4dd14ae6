import { findUnusable, nameCharacter } from "../report/characters";
import { flagMeant, numberMeant, rangeMeant } from "../report/meant";
import { quote } from "../report/say";
import type { Explanation } from "./explain";
import type { Stumble } from "./stumble";

const unquoted = (words: string, offset: number) => ({
  offset,
  problem: `the text ${quote(words).slice(1, -1)} has no quotes`,
  fix: `write ${quote(words)}`,
});

/** Comments, which JSON does not allow. */
export const comment: Explanation = ({ code, token }) =>
  code === "InvalidCommentToken" || /^(?:#|<!--)/.test(token)
    ? { problem: "this is a comment, which JSON does not allow", fix: "delete it" }
    : undefined;

/** The offset of the text that the stumble is in, or directly after. */
function textStart({ code, text, offset, before, beforeOffset }: Stumble): number | undefined {
  if (code === "UnexpectedEndOfString") return offset;
  const found = before === '"' ? /"(?:[^"\\\r\n]|\\.)*$/.exec(text.slice(0, beforeOffset)) : null;
  return found ? found.index : undefined;
}

/** A field's name that has no closing quote, so that its text seems to begin at the wrong place. */
export const nameWithoutEnd: Explanation = (stumble) => {
  const { text, code, open } = stumble;
  const offset = textStart(stumble);
  if (offset === undefined || open?.sign !== "{" || code === "CommaExpected") return undefined;
  const name = /^"([\w-]+)\s*:(?!\/\/)/.exec(text.slice(offset))?.[1];
  if (name === undefined || /:\s*$/.test(text.slice(0, offset))) return undefined;
  return {
    offset,
    problem: `the name of the field ${name} has no closing quote`,
    fix: `write ${quote(name)}: and then the value`,
  };
};

const otherQuote = /[“”„‟‘’‚‛«»'`´″＂′]/;
const otherQuoteAtEnd = /[“”„‟″＂](?=\s*[:,\]}]?\s*$)/m;

/** Quotes of another kind at one or both ends of a text. */
export const otherQuotes: Explanation = (stumble) => {
  const { text, code, token } = stumble;
  let { offset } = stumble;
  if (code === "UnexpectedEndOfString") {
    const [line = ""] = text.slice(offset).split(/[\r\n]/);
    const end = otherQuoteAtEnd.exec(line);
    if (!end) return undefined;
    offset += end.index;
  } else if (!otherQuote.test(token.charAt(0))) return undefined;
  const sign = text.charAt(offset);
  const kind = /[“”„‟‘’‚‛]/.test(sign) ? "curly quote" : "quote";
  return {
    offset,
    problem: `the ${kind} ${sign} is not the straight quote " that JSON needs`,
    fix: 'write " at both ends of the text',
  };
};

/** A straight quote inside a text, or two in a row: the text ends too early. */
export const quoteInside: Explanation = ({ code, text, token, offset, before, beforeOffset }) => {
  const isNext = beforeOffset === offset - 1;
  if (before !== '"' || /[\r\n]/.test(text.slice(beforeOffset, offset))) return undefined;
  const rest = text.slice(offset).replace(/[\r\n].*/s, "");
  const isEmpty = isNext && text.charAt(beforeOffset - 1) === '"';
  if (isEmpty || (isNext && /^"\s*(?:[,:}\]]|$)/.test(rest))) {
    return {
      offset: isEmpty ? beforeOffset - 1 : offset,
      problem: "there are two quotes in a row",
      fix: 'write one " at each end of the text',
    };
  }
  const isText = isNext && token.startsWith('"');
  if (!isText && (code !== "InvalidSymbol" || !/^[\p{L}\p{N}]/u.test(token))) return undefined;
  return {
    offset: beforeOffset,
    problem: `the text ends at this quote, but more follows: ${quote(rest, 30)}`,
    fix: 'write \\" for a quote inside a text, or use the curly “ and ” there',
  };
};

/** A text without its second quote. */
export const withoutEnd: Explanation = ({ code, before }) =>
  code === "UnexpectedEndOfString"
    ? /\d/.test(before)
      ? { problem: "there is a quote after a number", fix: "delete it; numbers have no quotes" }
      : {
          problem: "this text has no closing quote on its line",
          fix: 'close it with "; a text stays on one line',
        }
    : undefined;

/** What a text may not contain. */
export const badCharacter: Explanation = ({ code, text, token, offset }) => {
  if (code === "InvalidEscapeCharacter" || code === "InvalidUnicode") {
    return {
      offset: offset + Math.max(0, token.search(/(?<!\\)\\(?!["\\/bfnrt]|u[\da-f]{4})/i)),
      problem: "a backslash has a special meaning here",
      fix: "delete it, or write two of them for one",
    };
  }
  if (code !== "InvalidCharacter") return undefined;
  const at = offset + token.search(/\p{Cc}/u);
  return {
    offset: at,
    problem: `there is ${nameCharacter(text.charAt(at))} inside the text`,
    fix: "write a space instead",
  };
};

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A number with a sign, a unit, a comma or a zero that JSON does not know. */
export const number: Explanation = ({ code, text, words, wordsOffset, open }) => {
  const before = text.slice(0, wordsOffset).trimEnd().at(-1);
  const isValue = before === ":" || (open?.sign === "[" && before === "[");
  // A full stop at the end of a line is a comma that was mistyped.
  const isStop =
    words.endsWith(".") && /^\s*[\r\n]\s*"/.test(text.slice(wordsOffset + words.length));
  if (!isValue || isStop || jsonNumber.test(words)) return undefined;
  if (/^\d{4}-\d\d$/.test(words)) return unquoted(words, wordsOffset);
  const [low] = rangeMeant(words) ?? [];
  if (low !== undefined) {
    return {
      offset: wordsOffset,
      problem: `${words} is a range, but only one number belongs here`,
      fix: `write ${low}, the lower end`,
    };
  }
  const meant = numberMeant(words);
  if (meant === undefined && code !== "UnexpectedEndOfNumber") return undefined;
  return {
    offset: wordsOffset,
    problem: `${quote(words).slice(1, -1)} is not a number as JSON writes it`,
    fix: meant === undefined ? "write digits only, like 150 or 0.35" : `write ${meant}`,
  };
};

/** Characters between the values that cannot be seen. */
export const invisible: Explanation = ({ token }) => {
  const [first = ""] = token;
  return findUnusable(first) || /^\s/u.test(first)
    ? { problem: `there is ${nameCharacter(first)} outside of the quotes`, fix: "delete it" }
    : undefined;
};

/** A name or a text that has no opening quote. */
export const withoutStart: Explanation = ({ text, code, offset, isNamePlace, isValuePlace }) => {
  if (code !== "InvalidSymbol" || !(isNamePlace || isValuePlace)) return undefined;
  const words = /^([^"\r\n{}[\]:]+)"(?=\s*(?:[,:}\]]|$))/m.exec(text.slice(offset))?.[1];
  return words === undefined || (isNamePlace && !text.slice(offset + words.length).match(/^"\s*:/))
    ? undefined
    : {
        problem: `${isNamePlace ? "the name" : "the text"} ${quote(words).slice(1, -1)} has no opening quote`,
        fix: `write ${quote(words)}`,
      };
};

/** A name, a text, or true and false in another spelling, without quotes. */
export const withoutQuotes: Explanation = (stumble) => {
  const { code, text, token, offset, words, wordsOffset, isNamePlace, isValuePlace } = stumble;
  const name = /^[^\s":,{}[\]][^":,{}[\]\r\n]*?(?=\s*:)/.exec(text.slice(offset))?.[0];
  if (isNamePlace && name !== undefined) {
    return {
      problem: `the name of the field ${quote(name).slice(1, -1)} has no quotes`,
      fix: `write ${quote(name)}`,
    };
  }
  if (isNamePlace && token !== "{") {
    return {
      problem: `the name of a field belongs here, but there is ${quote(token)}`,
      fix: "write a name between quotes, a colon and the value; or delete this",
    };
  }
  const flag = flagMeant(token);
  if (isValuePlace && flag !== undefined) {
    return { problem: `${token} is not a value of JSON`, fix: `write ${flag}` };
  }
  return code === "InvalidSymbol" && /[\p{L}\p{N}]/u.test(words)
    ? unquoted(words, wordsOffset)
    : undefined;
};
