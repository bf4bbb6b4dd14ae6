import styled from "@emotion/styled";

import { Columns } from "../ui/primitives";
import { Section } from "../ui/section";
import { Reveal } from "../ui/reveal";
import { displayText } from "../ui/mixins";
import { color, lineHeight, space } from "../theme";

/** Mission and vision, side by side. */
export const AboutPurpose = ({
  statements,
}: {
  statements: readonly { title: string; text: string }[];
}) => (
  <Section theme="dark">
    <Columns>
      {statements.map(({ title, text }, index) => (
        <Reveal key={title} index={index}>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Reveal>
      ))}
    </Columns>
  </Section>
);

const Title = styled.h2({ color: color.accentText, font: "inherit" });

const Text = styled.p({
  ...displayText("lead", lineHeight.snug),
  marginTop: space.lg,
  textWrap: "balance",
});
