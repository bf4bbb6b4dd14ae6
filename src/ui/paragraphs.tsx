import styled from "@emotion/styled";

import { fontSize, size, space } from "../theme";

export interface ParagraphsProps {
  texts: readonly string[];
  /** Whether they are all that the section has. */
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
