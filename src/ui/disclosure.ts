import styled from "@emotion/styled";

import { border, color, fontWeight, size, space } from "../theme";

/** Something that a visitor opens by its summary; its text and the next one are parted by a line. */
export const Disclosure = styled.details({
  borderBottom: `${border.thin} solid ${color.line}`,
  summary: {
    minHeight: size.touch,
    paddingBlock: space.md,
    fontWeight: fontWeight.semibold,
    cursor: "pointer",
  },
  "summary ~ *": { marginBottom: space.lg },
  p: { color: color.textQuiet },
});
