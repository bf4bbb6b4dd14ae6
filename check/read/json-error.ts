import { printParseErrorCode, visit } from "jsonc-parser";

import { nameCharacter } from "../../schema/texts";
import type { Message } from "../report/problem";
import { quote } from "../report/wording";

/** A mistake in a text that should be JSON. */
export interface JsonError extends Message {
  offset: number;
}

/**
 * The commonest mistakes; the first pattern that matches counts. A pattern is tested against the parser's
 * error, the innermost open bracket, and the text before and after ⟨, the place of the error. In a message,
 * {sign} is the character at the place, {open} the open bracket, {close} the bracket that closes it.
 * The last column says that the error is at the end of the text before the place.
 */
const mistakes: readonly (readonly [
  pattern: RegExp,
  problem: string,
  fix: string,
  isBefore?: true,
])[] = [
  [/ ⟨$/, "the file is empty", "undo the last change"],
  [
    /⟨$/,
    "the file ends here, but {open} is not closed",
    "undo the last change, or write the missing lines and {close}",
  ],
  [
    /⟨(<{7}|={7}|>{7})/,
    "git could not merge two versions of this file",
    "keep the right lines, and delete the others and the lines with <<<<<<<, ======= and >>>>>>>",
  ],
  [/^InvalidComment/, "JSON has no comments", "delete the comment"],
  [
    /⟨([“”„‟‘’‚‛«»'`´″＂]|"[^"\r\n]*[“”„″＂]\s*[:,}\]]?\s*?$)/m,
    'this is not the straight quote " that JSON needs',
    'write " at both ends of the text',
  ],
  [
    /^Invalid(Escape|Unicode)/,
    "this text has a backslash, which has a special meaning in JSON",
    "write a photo's path with slashes, like images/gate.jpg; elsewhere delete the backslash",
  ],
  [/^InvalidCharacter/, "this text has a tab or control character", "write a space instead"],
  [
    /^(InvalidSymbol|UnexpectedEndOfString).*"⟨["\p{L}\p{N}]/su,
    "a name or a text ends at the quote before this, but more follows",
    "write one quote at each end of a name or text; for quotes inside a text write “ and ”",
  ],
  [
    /^UnexpectedEndOfString/,
    "the second quote is missing on this line",
    "write a quote at each end of the text, on the same line; a number has no quotes",
  ],
  [/[,{[]⟨,|,⟨[}\]]/, "there is one comma too many", "delete it", true],
  [
    /^PropertyName.*⟨\{/s,
    "{sign} is here, but the name of a field is expected",
    "add the missing } of the record before, or the missing name and [ of the list; if this record comes after a ], move it before the ]",
  ],
  [
    /^Comma\S+ \[.*⟨("[^"\r\n]*"\s*)?:/s,
    "a field is here, but {open} begins a list",
    "write { before the field if a record begins here, or ] and a comma if the list ends here",
  ],
  [
    /^Comma.*⟨[}\]]/s,
    "{sign} is here, but {open} is not closed",
    "write {close} before it or in its place, or delete it if it is one too many",
  ],
  [
    /^Comma\S+ \{ .*⟨\{/s,
    "a record begins here, but {open} is not closed",
    "write }, before this {",
  ],
  [
    /^Comma/,
    "a comma is missing here, or the next word or sign does not belong here",
    "write a comma here, or delete the word or sign",
    true,
  ],
  [
    /^Colon/,
    "a colon is missing after the name of this field",
    "write : and a value; write the texts of a list between [ and ]",
    true,
  ],
  [/^Value.*:⟨/s, "the value is missing here", "write a value, or delete the whole field", true],
  [
    /^/,
    "{sign} does not belong here",
    "delete it, compare with the lines around, or undo the last change",
  ],
];

/** A name or text without quotes, or a number that JSON does not know. */
function withoutQuotes(text: string, code: string, offset: number): JsonError | undefined {
  const [, left] = /(?:[\r\n]|[:[{,])\s*([^"{}[\]:\r\n]*)$/.exec(text.slice(0, offset)) ?? [];
  const [right = ""] = /^[^"{}[\]:\r\n]*/.exec(text.slice(offset)) ?? [];
  if (left === undefined || code === "InvalidCommentToken") return undefined;
  const words = `${left}${right}`.replace(/[\s,;]+$/, "");
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(words);
  if (isNumber || !/^[-+.₹]?\s*[\p{L}\p{N}]/u.test(words)) return undefined;
  return {
    problem: `${quote(words).slice(1, -1)} is neither a text in quotes nor a plain number`,
    fix: 'write names and texts between straight quotes ", and numbers in digits only, like 30000 or 5.5',
    offset: offset - left.length,
  };
}

/** @param openAt the offset of the innermost open bracket. */
function explain(text: string, code: string, offset: number, openAt = -1): JsonError {
  const before = text.slice(0, offset).trimEnd();
  const bracket = text.charAt(openAt);
  const context = `${code} ${bracket} ${before}⟨${text.slice(offset)}`;
  const [, problem, fix, isBefore] = mistakes.find(([pattern]) => pattern.test(context)) ?? [];
  const sign = text.charAt(offset);
  const fill = (message = "") =>
    message
      .replace("{sign}", /[\s\p{Cc}\p{Cf}]/u.test(sign) ? nameCharacter(sign) : sign)
      .replace("{open}", `the ${bracket} on line ${text.slice(0, openAt).split(/\r\n?|\n/).length}`)
      .replace("{close}", bracket === "{" ? "}" : "]");
  return { problem: fill(problem), fix: fill(fix), offset: isBefore ? before.length : offset };
}

/** The first mistake in a text: a syntax error, or a field that is there twice. */
export function findJsonError(text: string): JsonError | undefined {
  const open: number[] = [];
  const firstLines = new Map<string, number>();
  let first: JsonError | undefined;
  visit(
    text,
    {
      onObjectBegin: (offset) => void open.push(offset),
      onArrayBegin: (offset) => void open.push(offset),
      // The parser also reports the end of brackets that are never closed.
      onObjectEnd: (offset) => text[offset] === "}" && open.pop(),
      onArrayEnd: (offset) => text[offset] === "]" && open.pop(),
      onObjectProperty(name, offset, _length, line, _column, pathOfGroup) {
        const field = JSON.stringify([...pathOfGroup(), name]);
        const before = firstLines.get(field);
        firstLines.set(field, line + 1);
        if (before === undefined) return;
        const problem = `the field ${quote(name)} is already on line ${before}`;
        const fix = "delete one of the two; if a second record begins here, write }, { before it";
        first ??= { problem, fix, offset };
      },
      onError(error, offset) {
        const code = printParseErrorCode(error);
        first ??= withoutQuotes(text, code, offset) ?? explain(text, code, offset, open.at(-1));
      },
    },
    { disallowComments: true },
  );
  return first;
}
