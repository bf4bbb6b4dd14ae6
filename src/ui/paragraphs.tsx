import styled from "@emotion/styled";

import { fontSize, size, space } from "../theme";

export interface ParagraphsProps {
  texts: readonly string[];
  /** Larger text, for a section without other content. */
  isLead?: boolean;
}

/** Paragraphs of running text. */
export const Paragraphs = ({ texts, isLead }: ParagraphsProps) => (
  <Prose data-lead={isLead}>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Prose>
);

const Prose = styled.div({
  p: { maxWidth: size.measure },
  "p + p": { marginTop: space.lg },
  "&[data-lead]": { fontSize: fontSize.lead },
});
