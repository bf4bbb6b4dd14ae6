import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "./section";
import { FeatureCard } from "./feature-card";
import { Reveal } from "./reveal";
import { border, color, from, space } from "../theme";

export interface FeatureSectionProps {
  section: Queries.FeatureSectionFragment;
  /** Unique on the page; names the section. */
  id: string;
  ground?: "sunk" | "dark";
}

/** A section of short points with icons, four to a row on a wide screen. */
export const FeatureSection = ({ section, id, ground }: FeatureSectionProps) => (
  <Section data-ground={ground} aria-labelledby={id}>
    <Container>
      <SectionHeading id={id} heading={section.heading} />
      <Points role="list">
        {section.items.map((item, index) => (
          <Point key={item.title} as="li" index={index}>
            <FeatureCard {...item} />
          </Point>
        ))}
      </Points>
    </Container>
  </Section>
);

const Points = styled.ul({
  display: "grid",
  gap: space.xl,
  [from("sm")]: { gridTemplateColumns: "repeat(2, 1fr)" },
  [from("lg")]: { gridTemplateColumns: "repeat(4, 1fr)", rowGap: space.huge },
});

const Point = styled(Reveal)({
  paddingTop: space.lg,
  borderTop: `${border.thin} solid ${color.line}`,
});

export const fragment = graphql`
  fragment FeatureSection on FeatureSection {
    heading {
      ...SectionHeading
    }
    items {
      ...FeatureCard
    }
  }
`;
