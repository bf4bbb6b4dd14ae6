import styled from "@emotion/styled";

import { color, fontWeight, hairline, size, space } from "../theme";

/** A summary that opens its text, with a line below. */
export const Disclosure = styled.details({
  borderBottom: hairline,
  summary: {
    minHeight: size.touch,
    paddingBlock: space.md,
    fontWeight: fontWeight.semibold,
    cursor: "pointer",
  },
  "summary ~ *": { marginBottom: space.lg },
  p: { color: color.textQuiet },
});
