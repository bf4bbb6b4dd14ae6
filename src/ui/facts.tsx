import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { withAmounts } from "./amount-text";
import { fontWeight, space } from "../theme";

export interface Fact {
  /** Unique among the facts of a record. */
  name: string;
  label: string;
  /** Without one, the fact is left out. */
  value: ReactNode;
}

/** Labels and values of a record, aligned so that neighbouring cards are easy to compare. */
export const Facts = ({ facts, className }: { facts: Fact[]; className?: string }) => (
  <dl className={className}>
    {facts
      .filter(({ value }) => value)
      .map(({ name, label, value }) => (
        <Row key={name}>
          <dt>{label}</dt>
          <Value>{withAmounts(value)}</Value>
        </Row>
      ))}
  </dl>
);

// In large text the value goes below its label.
const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  dt: { flex: "none", width: "5.5rem" },
  dd: { flex: "1 1 6rem" },
  paddingBlock: space.xs,
});

const Value = styled.dd({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  // Breaks long values, which would make the card wider than a phone.
  overflowWrap: "anywhere",
});
