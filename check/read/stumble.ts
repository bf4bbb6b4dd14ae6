import { printParseErrorCode, visit } from "jsonc-parser";

import { linesOf } from "./positions";

/** A bracket that is open. */
export interface Bracket {
  sign: "{" | "[";
  offset: number;
}

/** Where jsonc-parser stumbled first, with what an explanation looks at. */
export interface Stumble {
  /** Its name of the error, like "CommaExpected". */
  code: string;
  text: string;
  offset: number;
  token: string;
  /** The last character before the token that is not a space, and its offset. */
  before: string;
  beforeOffset: number;
  /** The innermost bracket that is open. */
  open: Bracket | undefined;
  /** Whether a field's name belongs here. */
  isNamePlace: boolean;
  /** Whether a value belongs here. */
  isValuePlace: boolean;
  /** The words around the token that are outside of quotes and brackets, on its line. */
  words: string;
  wordsOffset: number;
  /** The line of an offset. */
  lineOf: (offset: number) => number;
}

/** The first place where a text is not JSON. @returns undefined when there is none. */
export function firstStumble(text: string): Stumble | undefined {
  const brackets: Bracket[] = [];
  let stumble: Stumble | undefined;
  const open = (sign: Bracket["sign"]) => (offset: number) => {
    if (!stumble) brackets.push({ sign, offset });
  };
  // At the end of a file that is cut short, visit() closes brackets that are not there.
  const close = (offset: number) => {
    if (!stumble && /[}\]]/.test(text.charAt(offset))) brackets.pop();
  };
  visit(
    text,
    {
      onObjectBegin: open("{"),
      onObjectEnd: close,
      onArrayBegin: open("["),
      onArrayEnd: close,
      onError: (error, offset, length) => {
        stumble ??= setScene(text, printParseErrorCode(error), offset, length, brackets.at(-1));
      },
    },
    { disallowComments: true },
  );
  return stumble;
}

function setScene(
  text: string,
  code: string,
  offset: number,
  length: number,
  open: Bracket | undefined,
): Stumble {
  const beforeOffset = text.slice(0, offset).trimEnd().length - 1;
  const before = text.charAt(beforeOffset);
  const isBehindSign = before !== "" && "{[,".includes(before);
  const [left = ""] = /[^":{}[\]\r\n]*$/.exec(text.slice(0, offset)) ?? [];
  const [right = ""] = /^[^"{}[\]\r\n]*/.exec(text.slice(offset)) ?? [];
  const words = (left + right).trim().replace(/\s*,$/, "");
  return {
    code,
    text,
    offset,
    token: text.slice(offset, offset + length),
    before,
    beforeOffset,
    open,
    isNamePlace: open?.sign === "{" && isBehindSign,
    isValuePlace: before === ":" || (open?.sign === "[" && isBehindSign),
    words,
    wordsOffset: offset - left.trimStart().length,
    lineOf: (at) => linesOf(text)(at).line,
  };
}
