import styled from "@emotion/styled";

import { size, space } from "../theme";

/** Paragraphs of running text. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <Prose>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Prose>
);

const Prose = styled.div({
  p: { maxWidth: size.measure },
  "p + p": { marginTop: space.lg },
});
