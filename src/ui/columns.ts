import styled from "@emotion/styled";

import { from, space } from "../theme";

/** Two columns on wide screens, the second one wider; otherwise one column. */
export const Columns = styled.div({
  display: "grid",
  columnGap: space.huge,
  alignItems: "start",
  [from("lg")]: { gridTemplateColumns: "5fr 7fr" },
});
