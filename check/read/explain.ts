import { quote } from "../report/say";
import * as brackets from "./explain-brackets";
import * as texts from "./explain-texts";
import type { FormProblem } from "./read-json";
import type { Stumble } from "./stumble";

/** Explains a stumble, or leaves it to the next explanation. */
export type Explanation = (
  stumble: Stumble,
) => (Omit<FormProblem, "offset"> & { offset?: number }) | undefined;

/** The first that fits explains; the order matters. */
const explanations: readonly Explanation[] = [
  brackets.cutShort,
  texts.comment,
  texts.nameWithoutEnd,
  texts.number,
  texts.otherQuotes,
  texts.quoteInside,
  texts.withoutEnd,
  texts.badCharacter,
  texts.invisible,
  brackets.wrongSign,
  brackets.afterEnd,
  brackets.extraComma,
  texts.withoutStart,
  texts.withoutQuotes,
  brackets.recordBehindList,
  brackets.openRecord,
  brackets.fieldInList,
  brackets.missingSign,
  brackets.wrongBracket,
];

/** Explains what an editor did wrong where jsonc-parser stumbled. */
export function explainForm(stumble: Stumble): FormProblem {
  const { offset, token } = stumble;
  for (const explain of explanations) {
    const found = explain(stumble);
    if (found) return { offset, ...found };
  }
  return {
    offset,
    problem: `${quote(token)} cannot be here`,
    fix: "compare this line with the lines around it, or undo the last change",
  };
}
