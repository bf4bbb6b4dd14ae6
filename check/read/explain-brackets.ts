import { quote } from "../report/say";
import type { Explanation } from "./explain";

const closing = { "{": "}", "[": "]" };

/** A file that ends before its brackets are closed. */
export const cutShort: Explanation = ({ code, text, offset, open, lineOf }) => {
  const rest = text.slice(offset).trimEnd();
  const isOpenText = code === "UnexpectedEndOfString" && !/[\r\n]/.test(rest);
  if (rest !== "" && !isOpenText) return undefined;
  return {
    offset: text.trimEnd().length,
    problem: `the file is cut short${open ? `: the ${open.sign} on line ${lineOf(open.offset)} is never closed` : ""}`,
    fix: `undo the last change, or add what is missing${open ? ` and close it with ${closing[open.sign]}` : ""}`,
  };
};

/** A semicolon, an equals sign and the like in place of a comma or a colon. */
export const wrongSign: Explanation = (stumble) => {
  const { text, code, before, beforeOffset, isNamePlace, isValuePlace, open } = stumble;
  // A full stop after a number counts as a part of it.
  const isStop = code === "UnexpectedEndOfNumber" && stumble.token.endsWith(".");
  const offset = isStop ? stumble.offset + stumble.token.length - 1 : stumble.offset;
  const sign = text.charAt(offset);
  if (!/[;=.，、；：–-]/.test(sign) || isNamePlace || (isValuePlace && !isStop)) return undefined;
  const isAfterName =
    before === '"' && open?.sign === "{" && /[{,]\s*"[^"]*$/.test(text.slice(0, beforeOffset));
  const meant = isAfterName ? ":" : ",";
  return {
    offset,
    problem: `there is ${quote(sign)} in place of a ${isAfterName ? "colon" : "comma"}`,
    fix: `write ${meant} instead of ${sign}`,
  };
};

/** Anything after the last closing bracket. */
export const afterEnd: Explanation = ({ text, offset, beforeOffset, open, lineOf }) => {
  if (beforeOffset < 0 || open) return undefined;
  if (text.trimStart().startsWith('"')) {
    return {
      offset: text.search(/\S/),
      problem: "the file does not begin with {",
      fix: "write { before its first field",
    };
  }
  const list = text.slice(0, offset).lastIndexOf("]");
  return /^,?\s*\{/.test(text.slice(offset)) && list >= 0
    ? {
        problem: "a record begins here, after the end of the file",
        fix: `move it up into its list, before the ] on line ${lineOf(list)}, with a comma between the records`,
      }
    : {
        problem: "the file goes on after its last closing bracket",
        fix: "look above for an extra closing bracket and delete it, or undo the last change",
      };
};

/** An extra comma, or an extra bracket after one. */
export const extraComma: Explanation = ({ text, offset, token, before, beforeOffset, open }) => {
  if (open && token === closing[open.sign] && before === ",") {
    return /^.\s*"[^"\r\n]*"\s*:/.test(text.slice(offset))
      ? { problem: `there is an extra ${token}`, fix: "delete it" }
      : {
          offset: beforeOffset,
          problem: `there is a comma after the last entry, before the closing ${token}`,
          fix: "delete this comma",
        };
  }
  return token === "," && "{[,".includes(before)
    ? { problem: "there is an extra comma", fix: "delete it" }
    : undefined;
};

/** A record that was pasted after the closing bracket of its list. */
export const recordBehindList: Explanation = ({ text, token, beforeOffset, open, lineOf }) => {
  const [list] = /\]\s*,?$/.exec(text.slice(0, beforeOffset + 1)) ?? [];
  if (token !== "{" || open?.sign !== "{" || list === undefined) return undefined;
  const line = lineOf(beforeOffset + 1 - list.length);
  return {
    problem: `a record begins here, but its list has ended with the ] on line ${line}`,
    fix: `move the ] of line ${line} to after this record, and write a comma before the record`,
  };
};

/** A record that begins before the last one is closed. */
export const openRecord: Explanation = ({ token, before, open, lineOf }) => {
  if (token !== "{" || open?.sign !== "{" || before === ":" || before === '"') return undefined;
  return before === "{"
    ? { problem: "there are two { in a row", fix: "delete one of them" }
    : {
        problem: `the record that begins on line ${lineOf(open.offset)} is not closed before this {`,
        fix: `write ${before === "," ? "} before the comma" : "}, before it"}, or earlier, where a group inside the record ends`,
      };
};

/** A field where its list should have ended, or its record begun. */
export const fieldInList: Explanation = ({ text, token, offset, beforeOffset, open, lineOf }) => {
  if (token !== ":" || open?.sign !== "[") return undefined;
  const name = /"[^"\r\n]*$/.exec(text.slice(0, beforeOffset))?.[0] ?? "";
  const isListOfRecords = /^\[\s*\{/.test(text.slice(open.offset));
  return {
    offset: name ? beforeOffset - name.length : offset,
    ...(isListOfRecords
      ? {
          problem: "there is a field here, outside of any record",
          fix: "write { before it if its record begins here; else look above for an extra } and delete it",
        }
      : {
          problem: `the [ on line ${lineOf(open.offset)} is not closed before this field`,
          fix: "write ] before this line, where the list ends; if this is a group of fields, write { in place of [",
        }),
  };
};

const beginsField = /^"(?:[^"\\\r\n]|\\.)*"\s*:/;

/** A missing comma, colon or value. */
export const missingSign: Explanation = ({ code, text, token, offset, before, ...rest }) => {
  const { beforeOffset, open } = rest;
  if (code === "ColonExpected") {
    return {
      offset: beforeOffset + 1,
      problem: "a colon is missing after the field's name",
      fix: "write : between the name and the value",
    };
  }
  if (before === ":") {
    return {
      problem: "the value is missing after the colon",
      fix: "write a value, or delete the whole field",
    };
  }
  if (code !== "CommaExpected" || !/^["{[\dtfn-]/.test(token)) return undefined;
  return open?.sign === "[" || beginsField.test(text.slice(offset))
    ? {
        offset: beforeOffset + 1,
        problem: "a comma is missing here",
        fix: "write , between the two entries",
      }
    : {
        problem: `there is a second value here, ${quote(token).slice(1, -1)}, without a field name`,
        fix: 'write a comma and its name before it; a quote inside a text is written \\"',
      };
};

/** Brackets that do not match. */
export const wrongBracket: Explanation = ({ token, open, lineOf }) =>
  open && /^[}\]]/.test(token)
    ? {
        problem: `the ${open.sign} on line ${lineOf(open.offset)} is not closed before this ${token}`,
        fix: `write ${closing[open.sign]} before it, or delete it if it is an extra one`,
      }
    : undefined;
