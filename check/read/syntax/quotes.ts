import { quote } from "../../report/say";
import { lineAround } from "./code";
import { applyRepair, type Edit, insert, type Repair, replace } from "./repair";
import type { Explanation, Scene } from "./scene";

const curly = "“”„‟‘’‚‛«»";
const other = "`´″＂′‵〝〞";
/** What may end a text that began with a quote of the wrong kind. */
const ends = new RegExp(
  `["'${curly}${other}](?=\\s*(?:[:}\\]]|$|,\\s*(?:$|["'{[\\d${curly}${other}]|[\\w-]+\\s*:|true|false|null)))`,
);
// The others, such as the apostrophe, also stand at the end of a word.
const endsOfText = /[“”„‟″＂`](?=\s*(?:[:,\]}]|$))/;

const curlyWords = {
  problem: "there are curly quotes where JSON needs straight ones",
  fix: 'write " instead of “ and ” at both ends of the text',
};

function wordsFor(sign: string) {
  if (curly.includes(sign)) return curlyWords;
  if (sign === "'") {
    return {
      problem: "there are single quotes where JSON needs double ones",
      fix: "write \" instead of ' at both ends",
    };
  }
  return {
    problem: `the sign ${sign} only looks like the straight quotes that JSON needs`,
    fix: `write " instead of ${sign} at both ends of the text`,
  };
}

/** A backslash before each quote between two offsets. */
const escapes = (text: string, start: number, end: number): Edit[] =>
  [...text.slice(start, end).matchAll(/(?<!\\)"/g)].map(({ index }) => ({
    offset: start + index,
    length: 0,
    by: "\\",
  }));

/** Closes a text at the end of its line, or of a later one where its quote is. */
function closeText(text: string, offset: number): Repair | undefined {
  const rest = text.slice(offset);
  const line = /^"[^\r\n]*?(?=,?[ \t]*[\r\n])/.exec(rest)?.[0] ?? "";
  const behind = rest.slice(line.length);
  if (/^"\s*[{}[\]]|\s[}\]]$/.test(line)) return undefined;
  if (/^,\s*["{[]|^\s*[}\]]/.test(behind)) return insert(offset + line.length, '"');
  const lines = /^"[^"{}[\]]*"(?=\s*[,}\]])/.exec(rest)?.[0];
  return lines === undefined
    ? undefined
    : replace(offset, lines.length, lines.replace(/[\r\n]/g, " "));
}

/** A text without its second quote. */
export const neverClosed: Explanation = ({ code, text, offset, isKeyPlace }) =>
  code === "UnexpectedEndOfString"
    ? {
        problem: "this text has no closing quote on its line",
        fix: 'close it with "; a text stays on one line',
        repair: isKeyPlace ? undefined : closeText(text, offset),
      }
    : undefined;

/** Whether the text before a place is a key. */
export function isBehindKey({ text, open, before, beforeOffset }: Scene): boolean {
  if (before !== '"' || open?.bracket !== "{") return false;
  return /[{,]\s*$/.test(text.slice(0, beginOf(text, beforeOffset)));
}

/** Quotes of the wrong kind around a text or a key. */
export const lookAlikes: Explanation = ({ text, token, offset }) => {
  const sign = token.charAt(0);
  if (sign === "" || !`'${curly}${other}`.includes(sign)) return undefined;
  const { line, start } = lineAround(text, offset);
  const inside = offset + 1;
  const length = ends.exec(line.slice(inside - start))?.index;
  if (length === undefined) {
    const opened = replace(offset, 1, '"');
    const closed = closeText(applyRepair(text, opened), offset);
    return { ...wordsFor(sign), ...(closed && { repair: [...opened, ...closed] }) };
  }
  const end = inside + length;
  const repair = [
    { offset, length: 1, by: '"' },
    ...escapes(text, inside, end),
    { offset: end, length: 1, by: '"' },
  ];
  return { ...wordsFor(sign), repair };
};

/** Where the text begins that ends at a quote. */
export const beginOf = (text: string, end: number) =>
  end - (/"(?:[^"\\\r\n]|\\.)*$/.exec(text.slice(0, end))?.[0].length ?? 0);

/** A text that began with a straight quote and ran on past its end of the wrong kind. */
export const lookAlikeAtEnd: Explanation = ({ text, code, before, beforeOffset, offset }) => {
  const isOpen = code === "UnexpectedEndOfString";
  if (!isOpen && (code !== "InvalidSymbol" || before !== '"')) return undefined;
  const start = isOpen ? offset : beginOf(text, beforeOffset);
  const [line = ""] = text.slice(start, isOpen ? undefined : beforeOffset).split(/[\r\n]/);
  const found = endsOfText.exec(line);
  if (!found) return undefined;
  const at = start + found.index;
  return { ...wordsFor(found[0]), offset: at, repair: replace(at, 1, '"') };
};

/** A key that lacks its second quote, so that its text seems to begin at the wrong place. */
export const keyWithoutClosing: Explanation = ({
  text,
  code,
  open,
  before,
  beforeOffset,
  offset,
}) => {
  const isOpen = code === "UnexpectedEndOfString";
  if (!isOpen && (code !== "InvalidSymbol" || before !== '"')) return undefined;
  const start = isOpen ? offset : beginOf(text, beforeOffset);
  const found = /^"([\w-]+)\s*:(?!\/\/)/.exec(text.slice(start));
  const key = found?.[1];
  const isKeyPlace = open?.bracket === "{" && !/[:[]\s*$/.test(text.slice(0, start));
  if (key === undefined || !isKeyPlace) return undefined;
  return {
    offset: start,
    problem: `the key ${key} lacks its closing quote`,
    fix: `write ${quote(key)}: and then the value`,
    repair: insert(start + key.length + 1, '"'),
  };
};

/** A field that lacks the two quotes in its middle, so that it seems to be one text. */
export const fieldInOneText: Explanation = ({ text, code, open, before, beforeOffset }) => {
  if (code !== "ColonExpected" || before !== '"' || open?.bracket !== "{") return undefined;
  const start = beginOf(text, beforeOffset);
  const found = /^("([\w-]+)\s*:\s*)(\S.*)$/.exec(text.slice(start, beforeOffset));
  const [, field = "", key = "", value = ""] = found ?? [];
  if (!found) return undefined;
  return {
    offset: start,
    problem: `the key ${key} lacks its closing quote, and its text the opening one`,
    fix: `write ${quote(key)}: ${quote(value)}`,
    repair: [
      { offset: start + key.length + 1, length: 0, by: '"' },
      { offset: start + field.length, length: 0, by: '"' },
    ],
  };
};

/** A quote behind a number that has none in front. */
export const behindNumber: Explanation = ({ text, code, before, beforeOffset, offset }) => {
  const isLast = /^"[ \t]*,?[ \t]*[\r\n]/.test(text.slice(offset));
  if (code !== "UnexpectedEndOfString" || !/\d/.test(before) || !isLast) return undefined;
  const number = /[\d.,-]+$/.exec(text.slice(0, beforeOffset + 1))?.[0] ?? "";
  return {
    problem: `there is a quote behind the number ${number}`,
    fix: "delete it; numbers stand without quotes",
    repair: replace(offset, 1, " "),
  };
};

/** A key or a text that lacks its first quote. */
export const withoutOpening: Explanation = ({ text, code, offset, isKeyPlace, isValuePlace }) => {
  if (code !== "InvalidSymbol" || !(isKeyPlace || isValuePlace)) return undefined;
  const found = /^([^"\r\n{}[\]:]+)"(?=\s*(?:[,:}\]]|$))/m.exec(text.slice(offset));
  if (!found?.[1]) return undefined;
  const words = quote(found[1]);
  const isBehindColon = /^\s*:/.test(text.slice(offset + found[0].length));
  if (isKeyPlace && !isBehindColon) {
    return {
      problem: `there must be a key here, but is ${words}`,
      fix: "delete it, or write a key between quotes",
    };
  }
  return {
    problem: `the ${isKeyPlace ? "key" : "text"} ${words.slice(1, -1)} lacks its opening quote`,
    fix: `write ${words}`,
    ...(isKeyPlace === isBehindColon && { repair: insert(offset, '"') }),
  };
};

/** Two quotes at one end of a text. */
export const quoteTwice: Explanation = ({ text, code, token, before, beforeOffset, offset }) => {
  if (before !== '"' || beforeOffset !== offset - 1) return undefined;
  const answer = {
    problem: "there are two quotes in a row",
    fix: 'write one " at each end of the text',
  };
  if (token.startsWith('"') && /^"\s*(?:[,:}\]]|$)/m.test(text.slice(offset))) {
    return { ...answer, repair: replace(offset, 1, "") };
  }
  if (code !== "InvalidSymbol" || beginOf(text, beforeOffset) !== beforeOffset - 1) {
    return undefined;
  }
  const end = /^[^"\r\n]*"("?)(?!\s*:)/.exec(text.slice(offset));
  if (!end) return { ...answer, offset: beforeOffset - 1 };
  const repair = [
    { offset: beforeOffset, length: 1, by: "" },
    ...(end[1] ? [{ offset: offset + end[0].length - 1, length: 1, by: "" }] : []),
  ];
  return { ...answer, offset: beforeOffset - 1, repair };
};

/** A straight quote inside a text, which ends the text too early. */
export const quoteInsideText: Explanation = (scene) => {
  const { text, code, token, before, beforeOffset, offset } = scene;
  const isOneLine = !/[\r\n]/.test(text.slice(beforeOffset, offset));
  if (code !== "InvalidSymbol" || before !== '"' || !isOneLine) return undefined;
  const { line, start } = lineAround(text, offset);
  const end = /"(?=\s*(?:[}\]]|$|,\s*(?:$|["{[\d]|[\w-]+\s*:)))/.exec(line.slice(offset - start));
  const inside = line.slice(offset - start, offset - start + (end?.index ?? 0));
  const isField = isBehindKey(scene) || /"\s*:/.test(inside);
  return {
    offset: beforeOffset,
    problem: `the text ends at this quote, but ${quote(token)} follows`,
    fix: 'write \\" for a quote inside a text, or use the curly “ and ” there',
    ...(end && !isField && { repair: escapes(text, beforeOffset, offset + end.index) }),
  };
};
