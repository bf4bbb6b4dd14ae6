import styled from "@emotion/styled";

import { color, fontWeight, hairline, size, space, when } from "../theme";
import { displayText, silentSign } from "./mixins";

/** A summary across the width that opens its text: a plus, and a minus while it is open. */
export const Disclosure = styled.details({
  "& + &": { borderTop: hairline },
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.lg,
    minHeight: size.touch,
    // Lets a word that is longer than the line break.
    overflowWrap: "anywhere",
    paddingBlock: space.md,
    fontWeight: fontWeight.semibold,
    cursor: "pointer",
    // Safari's own mark.
    "&::-webkit-details-marker": { display: "none" },
  },
  [when.screen]: {
    "summary::after": { ...displayText("item"), ...silentSign('"+"'), flexShrink: 0 },
    "&[open] > summary::after": silentSign('"−"'),
  },
  "summary ~ *": { marginBottom: space.lg },
  p: { maxWidth: size.measure, color: color.textQuiet },
});
