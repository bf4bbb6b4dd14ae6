import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, font, fontSize, hairline, lineHeight, space } from "../theme";
import { Reveal } from "./reveal";

/** A numbered list of statements. */
export const NumberedList = ({ items }: { items: readonly Queries.StatementFragment[] }) => (
  <List>
    {items.map(({ title, description }, index) => (
      <Item key={title} as="li" index={index}>
        <h3>{title}</h3>
        <Text>{description}</Text>
      </Item>
    ))}
  </List>
);

const List = styled.ol({ padding: 0, listStyle: "none", counterReset: "statement" });

const Item = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: `${space.huge} 1fr`,
  paddingBlock: space.xl,
  borderTop: hairline,
  counterIncrement: "statement",
  "&::before": {
    content: "counter(statement)",
    gridRow: "1 / span 2",
    color: color.accentText,
    fontFamily: font.display,
    fontSize: fontSize.heading,
    lineHeight: lineHeight.tight,
  },
});

const Text = styled.p({ gridColumn: 2, marginTop: space.sm, color: color.textQuiet });

export const fragment = graphql`
  fragment Statement on Statement {
    title
    description
  }
`;
