import styled from "@emotion/styled";

import { color, fontWeight, size, space } from "../theme";

/** A summary that opens its text, with the browser's own mark. */
export const Disclosure = styled.details({
  maxWidth: "50rem",
  summary: {
    minHeight: size.touch,
    // Lets a word that is longer than the line break.
    overflowWrap: "anywhere",
    paddingBlock: space.md,
    fontWeight: fontWeight.semibold,
    cursor: "pointer",
  },
  "summary ~ *": { marginBottom: space.lg },
  p: { maxWidth: size.measure, color: color.textQuiet },
});
