import styled from "@emotion/styled";

import { from, space, when } from "../theme";

/** Two columns on a wide screen, the second one wider; one column on a narrow screen and on paper. */
export const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxl,
  alignItems: "start",
  [from("lg")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: space.huge },
  [when.print]: { gridTemplateColumns: "minmax(0, 1fr)" },
});
