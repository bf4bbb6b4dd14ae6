import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { color, fontSize, space, when } from "../theme";
import { displayText, secondaryText } from "./mixins";

/** Large figures over their labels, in one row, or two by two on phones. */
export const Figures = ({
  figures,
}: {
  figures: readonly { label: string; figure: ReactNode }[];
}) => (
  <List role="list">
    {figures.map(({ label, figure }) => (
      <li key={label}>
        <strong>{figure}</strong>
        <span>{label}</span>
      </li>
    ))}
  </List>
);

// Flexible, since a figure may be wider than its part of the row.
const List = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xl,
  li: { flex: "1 0 auto", minWidth: "min(46%, 9.5rem)", ...secondaryText },
  strong: {
    ...displayText("figure"),
    display: "block",
    minWidth: "max-content",
    color: color.text,
    whiteSpace: "nowrap",
    // A figure of eight digits would be wider than the screen.
    [when.hugeText]: { fontSize: fontSize.item },
  },
});
