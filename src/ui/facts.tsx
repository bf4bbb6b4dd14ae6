import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { color, fontWeight, from, space } from "../theme";
import { withAmounts } from "./amount-text";
import { displayText, secondaryText } from "./mixins";

export interface Fact {
  /** Unique among the facts of a record. */
  label: string;
  /** A fact without a value is left out. */
  value: ReactNode;
}

/** Labels and values of a record. A component made from it may set the width of the labels: `--label-width`. */
export const Facts = ({ facts, className }: { facts: Fact[]; className?: string }) => (
  <dl className={className}>
    {facts
      .filter(({ value }) => value)
      .map(({ label, value }) => (
        <FactRow key={label}>
          <dt>{label}</dt>
          <Value>{withAmounts(value)}</Value>
        </FactRow>
      ))}
  </dl>
);

const FactRow = styled.div({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  paddingBlock: space.xs,
  dt: { flex: "none", width: "var(--label-width, 5.5rem)" },
});

const Value = styled.dd({
  // Where less than 6rem is left, the value goes below its label.
  flex: "1 1 6rem",
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  // Breaks long values, which would make the card wider than a phone.
  overflowWrap: "anywhere",
});

/** Large figures over their labels: in four columns, in two where the screen is narrow, in one where text is large. */
export const Figures = ({ list }: { list: readonly { label: string; figure: ReactNode }[] }) => (
  <FigureList role="list">
    {list.map(({ label, figure }) => (
      <li key={label}>
        <Figure>{figure}</Figure>
        <span>{label}</span>
      </li>
    ))}
  </FigureList>
);

const FigureList = styled.ul({
  display: "grid",
  // A column of 8.4rem holds the longest figure.
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8.4rem, 40%), 1fr))",
  gap: `${space.xl} ${space.lg}`,
  [`${from("lg")}, print`]: { gridTemplateColumns: "repeat(4, 1fr)" },
  ...secondaryText,
});

const Figure = styled.strong(displayText("figure"), {
  display: "block",
  color: color.text,
  whiteSpace: "nowrap",
});
