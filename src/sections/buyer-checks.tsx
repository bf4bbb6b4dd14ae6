import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { border, color, fontSize, radius, space } from "../theme";

/** What to check before paying, in the order to do it. */
export const BuyerChecks = ({ checks }: { checks: Queries.BuyerChecksFragment }) => (
  <Sheet aria-labelledby="checks">
    <Title id="checks">{checks.title}</Title>
    <List>
      {checks.items.map((check) => (
        <li key={check}>{check}</li>
      ))}
    </List>
  </Sheet>
);

const Sheet = styled.section({
  padding: space.xl,
  border: `${border.thin} solid ${color.line}`,
  borderTop: `${border.rule} solid ${color.approved}`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
  breakInside: "avoid",
});

const Title = styled.h2({ fontSize: fontSize.title });

const List = styled.ol({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.md,
  marginTop: space.lg,
  paddingInlineStart: space.xl,
  "li::marker": { color: color.approved, fontVariantNumeric: "tabular-nums" },
});

export const fragment = graphql`
  fragment BuyerChecks on BuyerChecks {
    title
    items
  }
`;
