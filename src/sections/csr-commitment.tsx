import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Band, BandHeading, Container } from "../components/band";
import { fontSize, from, size, space } from "../theme";

/** What the company commits to, in words alone. */
export const CsrCommitment = ({ commitment }: { commitment: Queries.CsrCommitmentFragment }) => (
  <Band aria-labelledby="commitment">
    <Container>
      <Columns>
        <BandHeading
          id="commitment"
          title={commitment.heading.title}
          text={commitment.heading.text}
        />
        <div>
          {commitment.paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
      </Columns>
    </Container>
  </Band>
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
      title
      text
    }
    paragraphs
  }
`;
