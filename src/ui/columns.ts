import styled from "@emotion/styled";

import { from, space } from "../theme";

/** Two columns on a wide screen, the second one wider; one column elsewhere. */
export const Columns = styled.div({
  display: "grid",
  gap: `${space.xxl} ${space.huge}`,
  alignItems: "start",
  [from("lg")]: { gridTemplateColumns: "5fr 7fr" },
});
