import type { CSSObject } from "@emotion/react";

import { border, color, from, radius } from "../theme";

/**
 * A step on a survey line: vertical on phones, horizontal on wider screens. Its `::before`, which needs a `content`,
 * becomes a peg on the line; the last peg is gold.
 * @param peg its size, as in CSS.
 */
export const surveyStep = (peg: string): CSSObject => {
  const onLine = `calc(-1 * (${peg} + ${border.rule}) / 2)`;
  const line = `${border.rule} solid ${color.planLine}`;
  return {
    position: "relative",
    borderInlineStart: line,
    "&::before": {
      position: "absolute",
      insetInlineStart: onLine,
      width: peg,
      height: peg,
      border: `${border.rule} solid ${color.accentText}`,
      borderRadius: radius.round,
      backgroundColor: color.surfaceSunk,
    },
    "&:last-of-type::before": { backgroundColor: color.accent },
    [from("md")]: {
      borderTop: line,
      borderInlineStart: 0,
      "&::before": { insetBlockStart: onLine, insetInlineStart: 0 },
    },
  };
};
