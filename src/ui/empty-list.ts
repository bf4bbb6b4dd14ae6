import styled from "@emotion/styled";

import { border, color, radius, size, space } from "../theme";

/** Shown instead of an empty list. */
export const EmptyList = styled.p({
  maxWidth: size.measure,
  padding: space.xl,
  border: `${border.thin} dashed ${color.planLine}`,
  borderRadius: radius.card,
  color: color.textQuiet,
});
