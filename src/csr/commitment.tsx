import styled from "@emotion/styled";

import { Band } from "../ui/layout";
import { displayText } from "../ui/mixins";
import { Section } from "../ui/section";
import { lineHeight, space } from "../theme";

export interface CsrCommitmentProps {
  commitment: { title: string; paragraphs: readonly string[] };
}

/** The commitment of the company, in large type. */
export const CsrCommitment = ({ commitment: { title, paragraphs } }: CsrCommitmentProps) => (
  <Section id="commitment" name={title} as={Statement}>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Section>
);

// Close to the photos below, which show it at work.
const Statement = styled(Band)({
  paddingBottom: space.heading,
  p: displayText("lead", lineHeight.snug),
});
