import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, hairline, space } from "../theme";
import { Reveal, RevealFrame } from "../ui/reveal";

/** A list of statements, with a line above each. */
export const StatementList = ({ items }: { items: readonly Queries.StatementFragment[] }) => (
  <ul role="list">
    {items.map(({ title, description }, index) => (
      <Reveal key={title} frame={Item} as="li" index={index}>
        <h3>{title}</h3>
        <Text>{description}</Text>
      </Reveal>
    ))}
  </ul>
);

const Item = styled(RevealFrame)({ paddingBlock: space.xl, borderTop: hairline });

const Text = styled.p({ marginTop: space.sm, color: color.textQuiet });

export const fragment = graphql`
  fragment Statement on Statement {
    title
    description
  }
`;
