import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, Container } from "../components/section";
import { Reveal } from "../components/reveal";
import { border, color, fontSize, from, space } from "../theme";

export interface AboutPurposeProps {
  mission: Queries.AboutMissionFragment;
  vision: Queries.AboutVisionFragment;
}

/** Mission and vision, side by side. */
export const AboutPurpose = ({ mission, vision }: AboutPurposeProps) => (
  <Section data-ground="dark">
    <Container>
      <Columns>
        {[mission, vision].map(({ title, text }, index) => (
          <Statement key={title} index={index}>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </Statement>
        ))}
      </Columns>
    </Container>
  </Section>
);

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});

const Statement = styled(Reveal)({
  paddingInlineStart: space.xl,
  borderInlineStart: `${border.rule} solid ${color.accent}`,
});

const Title = styled.h2({ fontSize: fontSize.title });

const Text = styled.p({
  marginTop: space.lg,
  color: color.textQuietOnDark,
  fontSize: fontSize.lead,
});

export const fragment = graphql`
  fragment AboutMission on AboutMission {
    title
    text
  }

  fragment AboutVision on AboutVision {
    title
    text
  }
`;
