import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { color, from, space } from "../theme";
import { displayText, secondaryText } from "./mixins";

/** Large figures over their labels, in four columns, or two by two where the screen is narrow. */
export const Figures = ({ list }: { list: readonly { label: string; figure: ReactNode }[] }) => (
  <List role="list">
    {list.map(({ label, figure }) => (
      <li key={label}>
        <strong>{figure}</strong>
        <span>{label}</span>
      </li>
    ))}
  </List>
);

const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8.4rem, 40%), 1fr))",
  gap: `${space.xl} ${space.lg}`,
  [`${from("lg")}, print`]: { gridTemplateColumns: "repeat(4, 1fr)" },
  ...secondaryText,
  strong: { ...displayText("figure"), display: "block", color: color.text, whiteSpace: "nowrap" },
});
