import { quote } from "../../report/say";
import { codeOf, lineAround } from "./code";
import * as numbers from "./numbers";
import { openBrackets } from "./open-brackets";
import * as quotes from "./quotes";
import type { Explained, Run, Scene, Stumble } from "./scene";
import * as signs from "./signs";
import * as texts from "./texts";

/** The first that fits explains; the order matters. */
const explanations = [
  signs.cutShort,
  signs.comment,
  quotes.keyWithoutClosing,
  quotes.quoteTwice,
  quotes.fieldInOneText,
  signs.wrongSign,
  numbers.incompleteNumber,
  numbers.numberWithMore,
  quotes.lookAlikes,
  quotes.lookAlikeAtEnd,
  quotes.behindNumber,
  texts.invisible,
  signs.afterEnd,
  signs.strayComma,
  texts.wrongWord,
  quotes.withoutOpening,
  quotes.quoteInsideText,
  quotes.neverClosed,
  texts.badText,
  texts.keyWithoutQuotes,
  signs.keyExpected,
  texts.textWithoutQuotes,
  signs.keyInList,
  signs.straySign,
  signs.openRecord,
  signs.missingSign,
  signs.wrongBracket,
];

const runs = /[^\s":,{}[\]](?:[^":{}[\]\r\n]|:(?=\d|\/\/))*?(?=\s*(?:,?\s*$|,?\s*[}\]]|,\s*"))/gmu;

const longestRun = 200;

/** The value without quotes around an offset. */
function runAround(text: string, offset: number): Run | undefined {
  const { start, line } = lineAround(codeOf(text), offset);
  // Of a line without end only what is near: no value is as long, and a search takes its square.
  const from = Math.max(start, offset - longestRun);
  const near = line.slice(from - start, offset - start + longestRun);
  for (const { 0: words, index } of near.matchAll(runs)) {
    const at = from + index;
    if (at <= offset && offset < at + words.length) return { offset: at, words };
  }
  return undefined;
}

function setScene(text: string, stumble: Stumble, lineOf: Scene["lineOf"]): Scene {
  const { offset, length } = stumble;
  const beforeOffset = text.slice(0, offset).trimEnd().length - 1;
  const before = text.charAt(beforeOffset);
  const open = openBrackets(text, offset).at(-1);
  const isBehindSign = before !== "" && "{[,".includes(before);
  return {
    ...stumble,
    text,
    token: text.slice(offset, offset + length),
    before,
    beforeOffset,
    isAtEnd: offset >= text.trimEnd().length,
    open,
    isKeyPlace: open?.bracket === "{" && isBehindSign,
    isValuePlace: before === ":" || (open?.bracket === "[" && isBehindSign),
    run: runAround(text, offset),
    lineOf,
  };
}

/** Says in words what jsonc-parser stumbled over. @param lineOf the line of an offset. */
export function explainSyntax(
  text: string,
  stumble: Stumble,
  lineOf: (offset: number) => number,
): Explained {
  const scene = setScene(text, stumble, lineOf);
  for (const explain of explanations) {
    const found = explain(scene);
    if (found) return { offset: stumble.offset, ...found };
  }
  return {
    offset: stumble.offset,
    problem: `this is not JSON: ${quote(scene.token)}`,
    fix: "compare this line with the lines around it, or undo the last change",
  };
}
