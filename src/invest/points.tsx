import styled from "@emotion/styled";

import { lineAbove } from "../ui/mixins";
import { color, space } from "../theme";

/** A grid of `Point`s, as many in a row as there is room for. */
export const Points = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  gap: `${space.lg} ${space.xl}`,
});

/** A short heading and its text. */
export const Point = styled.li({
  ...lineAbove,
  p: { marginTop: space.xs, color: color.textQuiet },
});
