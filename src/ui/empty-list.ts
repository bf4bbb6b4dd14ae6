import styled from "@emotion/styled";

import { color, size } from "../theme";

export const EmptyList = styled.p({
  maxWidth: size.measure,
  color: color.textQuiet,
});
