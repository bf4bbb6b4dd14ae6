import styled from "@emotion/styled";

import { grid } from "../ui/mixins";
import { Section } from "../ui/section";
import { Reveal, RevealFrame } from "../ui/reveal";
import { border, color, fontSize, from, space } from "../theme";

export interface AboutPurposeProps {
  statements: readonly { title: string; text: string }[];
}

/** Mission and vision, side by side. */
export const AboutPurpose = ({ statements }: AboutPurposeProps) => (
  <Section background="dark">
    <Columns>
      {statements.map(({ title, text }, index) => (
        <Reveal key={title} frame={Statement} index={index}>
          <Title>{title}</Title>
          <Text>{text}</Text>
        </Reveal>
      ))}
    </Columns>
  </Section>
);

const Columns = styled.div(grid(space.huge, { [from("md")]: 2 }));

const Statement = styled(RevealFrame)({
  paddingInlineStart: space.xl,
  borderInlineStart: `${border.rule} solid ${color.accent}`,
});

const Title = styled.h2({ fontSize: fontSize.title });

const Text = styled.p({
  marginTop: space.lg,
  color: color.textQuiet,
  fontSize: fontSize.lead,
});
