import styled from "@emotion/styled";

import { color, fontWeight, hairline, size, space } from "../theme";
import { chevron, chevronUp } from "./chevron";

/** A summary that opens its text, with a line below. */
export const Disclosure = styled.details({
  borderBottom: hairline,
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.lg,
    // Lets a word that is longer than the line break.
    overflowWrap: "anywhere",
    minHeight: size.touch,
    paddingBlock: space.md,
    fontWeight: fontWeight.semibold,
    cursor: "pointer",
    // Safari's own mark.
    "&::-webkit-details-marker": { display: "none" },
    "&::after": chevron,
  },
  "&[open] > summary::after": chevronUp,
  "summary ~ *": { marginBottom: space.lg },
  p: { maxWidth: size.measure, color: color.textQuiet },
});
