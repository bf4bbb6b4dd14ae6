import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";

import { color, fontWeight, size, space } from "../theme";
import { chevron, chevronUp } from "./chevron";

/** The look of a summary, with a chevron at its end. */
export const summary: CSSObject = {
  display: "flex",
  alignItems: "center",
  minHeight: size.touch,
  cursor: "pointer",
  // Safari's own triangle.
  "&::-webkit-details-marker": { display: "none" },
  "&::after": chevron,
};

/** A summary that opens its text. */
export const Disclosure = styled.details({
  maxWidth: "50rem",
  summary: {
    ...summary,
    justifyContent: "space-between",
    gap: space.lg,
    // Lets a word that is longer than the line break.
    overflowWrap: "anywhere",
    paddingBlock: space.md,
    fontWeight: fontWeight.semibold,
  },
  "&[open] > summary::after": chevronUp,
  "summary ~ *": { marginBottom: space.lg },
  p: { maxWidth: size.measure, color: color.textQuiet },
});
