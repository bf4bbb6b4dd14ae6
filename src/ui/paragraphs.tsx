import styled from "@emotion/styled";

import { lineHeight, size, space } from "../theme";
import { displayText } from "./mixins";

/** Paragraphs of running text, the first of them large. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <Prose>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Prose>
);

const Prose = styled.div({
  p: { maxWidth: size.measure },
  "p:first-of-type": displayText("item", lineHeight.snug),
  "p + p": { marginTop: space.lg },
});
