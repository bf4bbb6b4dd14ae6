import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { NumberedList } from "../components/numbered-list";
import { from, space } from "../theme";

/** The values, numbered, beside their heading. */
export const AboutValues = ({ values }: { values: Queries.AboutValuesFragment }) => (
  <Section aria-labelledby="values">
    <Container>
      <Columns>
        <SectionHeading id="values" heading={values.heading} />
        <NumberedList items={values.items} />
      </Columns>
    </Container>
  </Section>
);

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.huge,
  [from("lg")]: { gridTemplateColumns: "5fr 7fr" },
});

export const fragment = graphql`
  fragment AboutValues on AboutValues {
    heading {
      ...SectionHeading
    }
    items {
      ...Statement
    }
  }
`;
