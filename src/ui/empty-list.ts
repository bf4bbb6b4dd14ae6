import styled from "@emotion/styled";

import { color, size } from "../theme";

/** Shown instead of an empty list. */
export const EmptyList = styled.p({
  maxWidth: size.measure,
  color: color.textQuiet,
});
