import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, hairline, space } from "../theme";
import { Reveal } from "../ui/reveal";

/** A list of statements, with a line above each. */
export const StatementList = ({ items }: { items: readonly Queries.StatementFragment[] }) => (
  <ul role="list">
    {items.map(({ title, description }, index) => (
      <Item key={title} as="li" index={index}>
        <h3>{title}</h3>
        <Text>{description}</Text>
      </Item>
    ))}
  </ul>
);

const Item = styled(Reveal)({ paddingBlock: space.xl, borderTop: hairline });

const Text = styled.p({ marginTop: space.sm, color: color.textQuiet });

export const fragment = graphql`
  fragment Statement on Statement {
    title
    description
  }
`;
