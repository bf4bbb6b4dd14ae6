import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { fontSize, from, size, space } from "../theme";

/** What the company commits to, as text only. */
export const CsrCommitment = ({ commitment }: { commitment: Queries.CsrCommitmentFragment }) => (
  <Section aria-labelledby="commitment">
    <Container>
      <Columns>
        <SectionHeading id="commitment" heading={commitment.heading} />
        <div>
          {commitment.paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
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

const Paragraph = styled.p({
  maxWidth: size.measure,
  fontSize: fontSize.lead,
  "& + &": { marginTop: space.lg },
});

export const fragment = graphql`
  fragment CsrCommitment on CsrCommitment {
    heading {
      ...SectionHeading
    }
    paragraphs
  }
`;
