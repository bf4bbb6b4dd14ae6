import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { border, color, fontSize, fontWeight, space } from "../theme";

export interface Fact {
  label: string;
  value: ReactNode;
  /** For the one figure that a visitor looks for first. */
  isMain?: boolean;
}

export interface FactsProps {
  facts: Fact[];
  className?: string;
}

/** Facts of a record as label and value, aligned so that neighbours can be compared at a glance. */
export const Facts = ({ facts, className }: FactsProps) => (
  <List className={className}>
    {facts.map(({ label, value, isMain }) => (
      <Row key={label}>
        <Label>{label}</Label>
        <Value data-main={isMain || undefined}>{value}</Value>
      </Row>
    ))}
  </List>
);

const List = styled.dl({ minWidth: 0 });

const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.lg,
  paddingBlock: space.sm,
  borderTop: `${border.thin} solid ${color.line}`,
});

const Label = styled.dt({ color: color.textQuiet, fontSize: fontSize.small });

const Value = styled.dd({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  marginInlineStart: "auto",
  textAlign: "end",
  // An address without spaces must not make the card wider than a phone.
  overflowWrap: "anywhere",
  "&[data-main]": { color: color.accentText },
});
