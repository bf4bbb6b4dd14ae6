import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { color, fontSize, hairline, layer, space, until, when } from "../theme";

export const Table = styled.table({
  width: "100%",
  fontVariantNumeric: "tabular-nums",
  tr: { borderBottom: hairline },
  "th, td": {
    padding: `${space.md} ${space.lg} ${space.md} 0`,
    textAlign: "start",
    verticalAlign: "baseline",
  },
  "thead th, td": { color: color.textQuiet },
  "thead th": { fontSize: fontSize.small },
  // Breaks long words, which would make the table wider than a phone. Where there is room, columns fit their words.
  [until("md")]: { "tbody th": { overflowWrap: "anywhere" } },
});

/**
 * Scrolls a table that is wider than the screen, but for its first column, and shows a shadow where it goes on. Give it
 * a role, a name and tabIndex 0, so that keyboards reach it.
 */
export const TableScroller = styled.div({
  // Contains visually hidden text, whose absolute position would otherwise widen the page.
  position: "relative",
  [when.screen]: {
    overflowX: "auto",
    // The first layer is at the end of the table, and covers the shadow once it is reached.
    background: `linear-gradient(to left, ${color.surface} 1.5rem, transparent) right / 4rem 100% no-repeat local, linear-gradient(to left, ${color.line}, transparent) right / 0.5rem 100% no-repeat`,
    "th:first-of-type": {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: layer.content,
      backgroundColor: color.surface,
    },
  },
});

export const HeaderRow = ({ texts }: { texts: readonly ReactNode[] }) => (
  <thead>
    <tr>
      {texts.map((text, index) => (
        <th key={index} scope="col">
          {text}
        </th>
      ))}
    </tr>
  </thead>
);
