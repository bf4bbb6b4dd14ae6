import styled from "@emotion/styled";

import { border, color, fontSize, space, when } from "../theme";

/** A table of figures, its rows parted by lines. */
export const Table = styled.table({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  caption: { paddingBottom: space.md, color: color.textQuiet, textAlign: "start" },
  tr: { borderBottom: `${border.thin} solid ${color.line}` },
  "th, td": {
    padding: `${space.md} ${space.lg} ${space.md} 0`,
    textAlign: "start",
    verticalAlign: "baseline",
  },
  "thead th": { color: color.textQuiet, fontSize: fontSize.small },
  td: { color: color.textQuiet },
  // A long word must not make the table wider than a phone.
  th: { overflowWrap: "anywhere" },
});

/** Room for a table that may be wider than the screen; a group that can be reached by keyboard, since it scrolls. */
export const TableScroller = styled.div({
  // Holds visually hidden text, which is positioned: outside it would widen the page.
  position: "relative",
  overflowX: "auto",
  [when.print]: { overflow: "visible" },
});
