import { printParseErrorCode, visit } from "jsonc-parser";

import type { Message } from "../report/problem";
import { quote } from "../report/wording";

/** A mistake in a text that should be JSON. */
export interface JsonError extends Message {
  offset: number;
}

const write = (what: string) => `write ${what}, or undo the last change`;

/**
 * The first pattern that matches says what is wrong and how to correct it. It is tried on the parser's error and the
 * text, with ⟨ where the error is; {here} stands for the word there, {digits} for a number that a comma divides.
 */
const remedies: readonly (readonly [pattern: RegExp, problem: string, fix: string])[] = [
  [/ \s*⟨$/, "the file is empty", "undo the last change"],
  [/⟨$/, "the file ends before a bracket is closed", write("the missing lines and brackets")],
  [
    /⟨(<{7}|={7}|>{7})/,
    "git could not merge two versions of this file",
    "keep the right lines, and delete the others and the lines with <<<<<<<, ======= and >>>>>>>",
  ],
  [/^InvalidComment/, "JSON has no comments", "delete the comment"],
  [/⟨[“”„‟‘’'`´″]/, "{here} has a quote that is not straight", 'write " at both ends of the text'],
  [
    /^Invalid(Escape|Unicode)/,
    "this text has a backslash, which has a special meaning in JSON",
    "write a photo's path with slashes, like /images/gate.jpg; elsewhere delete the backslash",
  ],
  [/^InvalidCharacter/, "this text has a tab or control character", "write a space instead"],
  [
    /^UnexpectedEndOfString/,
    "a quote is missing on this line",
    "write a straight quote at each end of the text; for quotes inside a text write “ and ”",
  ],
  [/,\s*⟨[,}\]]|[{[]\s*⟨,/, "there is one comma too many", "delete it"],
  [/\d,⟨(\d{2,3},)*\d{3}(?!\d)/, "a number has a comma", "write {digits}, without the comma"],
  [
    /^InvalidSymbol|\d(,\s*)?⟨[\d,.]/,
    "{here} is neither a text in quotes nor a plain number",
    'put " at both ends of names and texts, write quotes inside a text as “ and ”, and numbers in digits only, like 18000 or 5.5',
  ],
  [/^Comma/, "a comma or a bracket is missing before {here}", write("it")],
  [
    /^/,
    "a name, a colon or a value is missing before {here}",
    write("it, or delete what does not belong here"),
  ],
];

/** The first mistake in a text: a syntax error, or a field that is there twice. */
export function findJsonError(text: string): JsonError | undefined {
  const lines = new Map<string, number>();
  let first: JsonError | undefined;
  visit(
    text,
    {
      onObjectProperty(name, offset, _length, line, _column, pathOfGroup) {
        const field = JSON.stringify([...pathOfGroup(), name]);
        const before = lines.get(field);
        lines.set(field, line + 1);
        if (before === undefined) return;
        const problem = `the field ${quote(name)} is already on line ${before}`;
        const fix = "delete one of the two; if a second record begins here, write }, { before it";
        first ??= { problem, fix, offset };
      },
      onError(error, offset) {
        const [before, after] = [text.slice(0, offset), text.slice(offset)];
        const context = `${printParseErrorCode(error)} ${before}⟨${after}`;
        const [, problem = "", fix = ""] =
          remedies.find(([pattern]) => pattern.test(context)) ?? [];
        const [here = ""] = /^[^\s,:]+|^./.exec(after) ?? [];
        const number = `${/[\d,]*$/.exec(before)?.[0]}${/^[\d,.]*/.exec(after)?.[0]}`;
        const isComma = problem.startsWith("there is one comma");
        first ??= {
          problem: problem.replace("{here}", () => quote(here, 20).slice(1, -1)),
          fix: fix.replace("{digits}", number.replaceAll(",", "")),
          // The comma may be on a line before.
          offset: isComma ? text.lastIndexOf(",", offset) : offset,
        };
      },
    },
    { disallowComments: true },
  );
  return first;
}
