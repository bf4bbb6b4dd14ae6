import { quote } from "../say";
import { numberWithCommas, numberWithMore } from "./numbers";
import type { Scene, Stumble, TextProblem } from "./scene";
import * as signs from "./signs";
import * as texts from "./texts";

/** The first that fits explains; the order matters. */
const explanations = [
  signs.cutShort,
  signs.comment,
  texts.invisible,
  signs.afterEnd,
  signs.strayComma,
  texts.curlyQuotes,
  texts.singleQuotes,
  signs.wrongSign,
  numberWithCommas,
  numberWithMore,
  texts.wrongWord,
  texts.quoteInsideText,
  texts.badText,
  texts.withoutQuotes,
  signs.straySign,
  signs.keyExpected,
  signs.missingSign,
  signs.wrongBracket,
];

/** Says in words what jsonc-parser stumbled over. */
export function explainSyntax(text: string, stumble: Stumble): TextProblem {
  const { offset, length } = stumble;
  const beforeOffset = text.slice(0, offset).trimEnd().length - 1;
  const scene: Scene = {
    ...stumble,
    text,
    token: text.slice(offset, offset + length),
    before: text.charAt(beforeOffset),
    beforeOffset,
    isAtEnd: offset >= text.trimEnd().length,
  };
  for (const explain of explanations) {
    const found = explain(scene);
    if (found) return { offset, ...found };
  }
  return {
    offset,
    problem: `this is not JSON: ${quote(scene.token)}`,
    mend: "compare this line with the lines around it, or undo the last change",
  };
}
