import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Band } from "../ui/layout";
import { displayText } from "../ui/mixins";
import { Section } from "../ui/section";
import { lineHeight, space } from "../theme";

/** The commitment of the company, in large type. */
export const CsrCommitment = ({ commitment }: { commitment: Queries.CsrCommitmentFragment }) => (
  <Section id="commitment" name={commitment.title} frame={Statement}>
    {commitment.paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Section>
);

// Close to the photos below, which show it at work.
const Statement = styled(Band)({
  paddingBottom: space.heading,
  p: displayText("statement", lineHeight.snug),
});

export const fragment = graphql`
  fragment CsrCommitment on CsrCommitment {
    title
    paragraphs
  }
`;
