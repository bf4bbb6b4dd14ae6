import { printParseErrorCode, visit } from "jsonc-parser";

import { nameCharacter } from "../../schema/texts";
import type { Message } from "../report/problem";
import { quote } from "../report/wording";

/** The first mistake in a text that should be JSON. */
export interface JsonError extends Message {
  offset: number;
}

/**
 * The commonest mistakes; the first form that fits explains. A form describes the parser's error, the
 * bracket that is open, and the text before and after the place: ⟨ is the place. In the words, {sign} is the
 * sign there, {open} the bracket, {close} what closes it. They say only what is sure.
 * The last column says that the place is the end of the text before.
 */
const remedies: readonly (readonly [
  form: RegExp,
  problem: string,
  fix: string,
  isBefore?: true,
])[] = [
  [/ ⟨$/, "the file is empty", "undo the last change"],
  [
    /⟨$/,
    "the file ends here, but {open} is not closed",
    "undo the last change; or write what is missing, and {close} at the end of it",
  ],
  [
    /⟨(<{7}|={7}|>{7})/,
    "two versions of this file were not merged",
    "keep the lines that are right, and delete the others and the lines of <<<<<<<, ======= and >>>>>>>",
  ],
  [/^InvalidComment/, "JSON has no comments", "delete this one"],
  [
    /⟨([“”„‟‘’‚‛«»'`´″＂]|"[^"\r\n]*[“”„″＂]\s*[:,}\]]?\s*?$)/m,
    'this quote is not the straight " that JSON needs',
    'write " at both ends of the text',
  ],
  [
    /^Invalid(Escape|Unicode)/,
    "this text has a backslash, which has a special meaning in JSON",
    "write the path of a photo like images/gate.jpg; elsewhere delete the backslash",
  ],
  [
    /^InvalidCharacter/,
    "this text has a tab or another control character",
    "write a space instead",
  ],
  [
    /^(InvalidSymbol|UnexpectedEndOfString).*"⟨["\p{L}\p{N}]/su,
    "a name or a text ends at the quote before this, but more follows",
    "write one quote at each end of a name and of a text; inside a text, write “ and ”",
  ],
  [
    /^UnexpectedEndOfString/,
    "there is no second quote on this line",
    "write a quote at each end of a text, which stays on one line; a number has none",
  ],
  [/[,{[]⟨,|,⟨[}\]]/, "there is one comma too many", "delete it", true],
  [
    /^PropertyName.*⟨\{/s,
    "{sign} is here, but the name of a field belongs here",
    "look above for what is missing: the name of a list and its [, or the } of the record before; move a record that is after a ] to before it",
  ],
  [
    /^Comma\S+ \[.*⟨("[^"\r\n]*"\s*)?:/s,
    "there is a field here, but {open} begins a list",
    "write { before the field if a record begins here, or ] and a comma if the list ends here",
  ],
  [
    /^Comma.*⟨[}\]]/s,
    "{sign} is here, but {open} is not closed",
    "write {close} before it or in place of it, or delete it if it is one too many",
  ],
  [
    /^Comma/,
    "a comma is missing here, or the next word or sign is left over",
    "write a comma between two entries, or delete what is left over",
    true,
  ],
  [
    /^Colon/,
    "a colon is missing after the name of this field",
    "write : and a value; the texts of a list go between [ and ]",
    true,
  ],
  [
    /^Value.*:⟨/s,
    "the value is missing after the colon",
    "write a value, or delete the whole field",
    true,
  ],
  [
    /^/,
    "{sign} does not belong here",
    "delete it; or compare this line with the lines around it, or undo the last change",
  ],
];

/** A text, a name or a number that JSON writes in another way: there are no quotes around the place. */
function withoutQuotes(text: string, code: string, offset: number): JsonError | undefined {
  const [, left] = /(?:[\r\n]|[:[{,])\s*([^"{}[\]:\r\n]*)$/.exec(text.slice(0, offset)) ?? [];
  const [right = ""] = /^[^"{}[\]:\r\n]*/.exec(text.slice(offset)) ?? [];
  if (left === undefined || code === "InvalidCommentToken") return undefined;
  const words = `${left}${right}`.replace(/[\s,;]+$/, "");
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(words);
  if (isNumber || !/^[-+.₹]?\s*[\p{L}\p{N}]/u.test(words)) return undefined;
  return {
    problem: `${quote(words).slice(1, -1)} is neither a text in quotes nor a number as JSON writes it`,
    fix: "put a name or a text between double quotes; write a number in digits only, such as 30000 or 5.5, and yes or no as true or false",
    offset: offset - left.length,
  };
}

/** A bracket, and the line it is on. */
interface Bracket {
  sign: "{" | "[";
  line: number;
}

/** @param open the last bracket that is open at the offset. */
function explain(text: string, code: string, offset: number, open?: Bracket): JsonError {
  const before = text.slice(0, offset).trimEnd();
  const situation = `${code} ${open?.sign ?? ""} ${before}⟨${text.slice(offset)}`;
  const [, problem, fix, isBefore] = remedies.find(([form]) => form.test(situation)) ?? [];
  const sign = text.charAt(offset);
  const fill = (message = "") =>
    message
      .replace("{sign}", /[\s\p{Cc}\p{Cf}]/u.test(sign) ? nameCharacter(sign) : sign)
      .replace("{open}", `the ${open?.sign} on line ${open?.line}`)
      .replace("{close}", open?.sign === "{" ? "}" : "]");
  return { problem: fill(problem), fix: fill(fix), offset: isBefore ? before.length : offset };
}

/** The first place where a text is not JSON, or has a field twice. @returns undefined when there is none. */
export function findJsonError(text: string): JsonError | undefined {
  const open: Bracket[] = [];
  const firstLines = new Map<string, number>();
  let first: JsonError | undefined;
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line) => void open.push({ sign: "{", line: line + 1 }),
      onArrayBegin: (_offset, _length, line) => void open.push({ sign: "[", line: line + 1 }),
      // The parser also ends what is never closed.
      onObjectEnd: (offset) => text[offset] === "}" && open.pop(),
      onArrayEnd: (offset) => text[offset] === "]" && open.pop(),
      onObjectProperty(name, offset, _length, line, _column, pathOfGroup) {
        const field = JSON.stringify([...pathOfGroup(), name]);
        const before = firstLines.get(field);
        firstLines.set(field, line + 1);
        if (before === undefined) return;
        const problem = `the field ${quote(name)} is here twice, first on line ${before}`;
        const fix = "delete the wrong one; if a second record begins here, write }, { before it";
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
