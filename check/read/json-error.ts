import { printParseErrorCode, visit } from "jsonc-parser";

import type { Message } from "../report/problem";
import { nameCharacter, quote } from "../report/wording";
import { positionsIn } from "./positions";

/** The first mistake in a text that should be JSON. */
export interface JsonError extends Message {
  offset: number;
}

/** A bracket that is open, with the names of its fields so far and where they are. */
interface Bracket {
  sign: "{" | "[";
  offset: number;
  names: Map<string, number>;
}

/** A value or a name without quotes, or a number that JSON writes in another way. */
function bareWords(text: string, offset: number): JsonError | undefined {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const start = /(?:^|[:[{])\s*([^\s"{}[\]:,][^"{}[\]:]*)?$/.exec(line);
  const [right = ""] = /^(?!\/[/*])[^\s",{}[\]:][^"{}[\]:\r\n]*/.exec(text.slice(offset)) ?? [];
  if (!start || right === "") return undefined;
  const [, left = ""] = start;
  const words = `${left}${right}`.replace(/[\s,;]+$/, "");
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(words);
  if (isNumber || !/^[-+.₹]?\s*[\p{L}\p{N}]/u.test(words)) return undefined;
  const at = { offset: offset - left.length };
  const shown = quote(words).slice(1, -1);
  if (/[":]/.test(text.charAt(offset + right.length)))
    return { problem: `${shown} lacks a quote`, fix: `write ${quote(words)}`, ...at };
  if (/^(₹|rs\b\.?|inr\b)?\s*[-+.]?\s*\d/i.test(words)) {
    const fix =
      "write digits only, such as 30000 or 5.5; put anything but a number between double quotes";
    return { problem: `${shown} is not how JSON writes a number`, fix, ...at };
  }
  const fix =
    "put a text between double quotes; write a number in digits, and yes or no as true or false";
  return { problem: `${shown} has no quotes`, fix, ...at };
}

const noList = [
  "a record begins here, where the name of a field belongs",
  'write the name of its list, a colon and [ before the first record, like "plots": [',
] as const;

/**
 * What people do wrong; the first form that fits explains. A form describes jsonc-parser's error, the
 * bracket that is open ("root{" for the outermost), and the text before and after the place: ⟨ is the place.
 * In the words, {sign} is the sign there, {open} the bracket, {close} what closes it. No fix may lead to a
 * second mistake. The last column says that the mistake is at the end of the text before.
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
  [/\d⟨"/, "there is a quote after a number", "delete it; a number has none"],
  [
    /^InvalidSymbol.*"[\w-]+\s*:\s*"⟨/s,
    "the name of this field has no closing quote",
    "write the quote before the colon",
  ],
  [
    /^(InvalidSymbol|UnexpectedEndOfString).*"⟨["\p{L}\p{N}]/su,
    "the text ends at the quote before this, but more follows",
    'delete the quote that is too many; inside a text, write “ and ” or \\"',
  ],
  [
    /^InvalidEscape|^InvalidUnicode/,
    "this text has a backslash, which has a special meaning in JSON",
    "for a photo, write images/ and its name, like images/gate.jpg; elsewhere delete the backslash",
  ],
  [
    /^InvalidCharacter/,
    "this text has a tab or another control character",
    "write a space instead",
  ],
  [
    /^UnexpectedEndOfString/,
    "this text has no closing quote on its line",
    'close it with "; a text stays on one line',
  ],
  [
    /^InvalidSymbol.*⟨[\s\p{Cf}\p{Cc}]/su,
    "there is {sign} here, outside of the quotes",
    "delete it; type a usual space if you want one",
  ],
  [
    /^InvalidSymbol/,
    "{sign} does not belong here",
    "delete it, or write what JSON has here: a colon after a name, a comma between two fields",
  ],
  [/^EndOfFile\S+ [^{]*⟨/, "the file does not begin with {", "write { before its first field"],
  [
    /^EndOfFile/,
    "the file goes on after its last closing bracket",
    "move a record that stands here into its list; delete a bracket that is too many",
  ],
  [/[,{[]⟨,/, "there is a comma too many", "delete it"],
  [/^\S+ \S*(\{ .*,⟨\}|\[ .*,⟨\])/s, "there is a comma after the last entry", "delete it", true],
  [
    /^\S+ root\{ .*\],?⟨\{/s,
    "a record begins here, after the end of its list",
    "move it up, to before the ] of its list, with a comma between the records",
  ],
  [/\{⟨\{/, ...noList],
  [/^PropertyName\S+ root\{.*⟨\{/s, ...noList],
  [
    /^PropertyName.*⟨\{/s,
    "a record begins here, but {open} is not closed",
    "write } before the comma in front of this record",
  ],
  [
    /^Comma\S+ \[.*⟨("[^"\r\n]*"\s*)?:/s,
    "there is a field here, but {open} begins a list",
    "write ] and a comma before the field if the list ends there, or { before it if a record begins with it",
  ],
  [
    /^Comma.*⟨[}\]]/s,
    "{sign} stands here, but {open} is not closed",
    "write {close} before it or in place of it, or delete it if it is too many",
  ],
  [
    /^Comma\S+ \S*\{.*⟨(?!"[^"\r\n]*"\s*:)/s,
    "there is more than one value after this name",
    "delete what is too many; or write a comma before a new field, or { before a group of fields",
  ],
  [/^Comma/, "a comma is missing here", "write , between the two entries", true],
  [
    /^Colon.*⟨[,\]}]/s,
    "a colon and a value are missing here, after the name of a field",
    "write them, or delete the name; if this is a list, it stands between [ and ]",
  ],
  [
    /^Colon/,
    "a colon is missing after the name of this field",
    "write : between the name and the value",
    true,
  ],
  [/⟨:/, "there are two colons in a row", "delete one of them"],
  [/:⟨/, "the value is missing after the colon", "write a value, or delete the whole field", true],
  [
    /^/,
    "{sign} does not belong here",
    "compare this line with the lines around it, or undo the last change",
  ],
];

const closing = { "{": "}", "[": "]" };

function explain(text: string, code: string, offset: number, open: readonly Bracket[]): JsonError {
  const before = text.slice(0, offset).trimEnd();
  const inner = open.at(-1);
  const level = `${open.length === 1 ? "root" : ""}${inner?.sign ?? ""}`;
  const situation = `${code} ${level} ${before}⟨${text.slice(offset)}`.replace(/\s+⟨/, (gap) =>
    before === "" ? " ⟨" : gap.trim(),
  );
  const [, problem, fix, isBefore] = remedies.find(([form]) => form.test(situation)) ?? [];
  const sign = text.charAt(offset);
  const words: Record<string, string> = {
    sign: /[\s\p{Cc}\p{Cf}]/u.test(sign) ? nameCharacter(sign) : sign,
    open: inner ? `the ${inner.sign} on line ${positionsIn(text)(inner.offset).line}` : "",
    close: inner ? closing[inner.sign] : "",
  };
  const fill = (message = "") =>
    message.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
  return { problem: fill(problem), fix: fill(fix), offset: isBefore ? before.length : offset };
}

/** The first place where a text is not JSON, or has a field twice. @returns undefined when there is none. */
export function findJsonError(text: string): JsonError | undefined {
  const open: Bracket[] = [];
  let closed: Bracket[] = [];
  let first: JsonError | undefined;
  const begin = (sign: Bracket["sign"]) => (offset: number) => {
    open.push({ sign, offset, names: new Map() });
  };
  const end = () => {
    closed = [...open];
    open.pop();
  };
  visit(
    text,
    {
      onObjectBegin: begin("{"),
      onArrayBegin: begin("["),
      onObjectEnd: end,
      onArrayEnd: end,
      onObjectProperty(name, offset) {
        const names = open.at(-1)?.names;
        const before = names?.get(name);
        names?.set(name, offset);
        if (before === undefined) return;
        const problem = `the field ${quote(name)} is here twice, first on line ${positionsIn(text)(before).line}`;
        const fix = "delete the wrong one; if a second record begins here, write }, { before it";
        first ??= { problem, fix, offset };
      },
      onError(error, offset) {
        const code = printParseErrorCode(error);
        // jsonc-parser ends a bracket before it says that the closing one is missing.
        const brackets = code.startsWith("Close") ? closed : open;
        first ??= bareWords(text, offset) ?? explain(text, code, offset, brackets);
      },
    },
    { disallowComments: true },
  );
  return first;
}
