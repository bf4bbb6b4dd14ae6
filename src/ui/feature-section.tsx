import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { grid, lineAbove } from "./mixins";
import { Section } from "./section";
import { FeatureCard } from "./feature-card";
import { Reveal, RevealFrame } from "./reveal";
import { from, space } from "../theme";

export interface FeatureSectionProps {
  section: Queries.FeatureSectionFragment;
  /** Id of the heading; unique on the page. */
  id: string;
  background?: "sunk" | "dark";
}

/** A section of short points with icons, four in a row on wide screens. */
export const FeatureSection = ({ section, id, background }: FeatureSectionProps) => (
  <Section id={id} heading={section} background={background}>
    <Points role="list">
      {section.items.map((item, index) => (
        <Reveal key={item.title} frame={Point} as="li" index={index}>
          <FeatureCard {...item} />
        </Reveal>
      ))}
    </Points>
  </Section>
);

const Points = styled.ul(grid(space.xl, { [from("sm")]: 2, [from("lg")]: 4 }), {
  [from("lg")]: { rowGap: space.huge },
});

const Point = styled(RevealFrame)(lineAbove);

export const fragment = graphql`
  fragment FeatureSection on FeatureSection {
    ...SectionHeading
    items {
      ...FeatureCard
    }
  }
`;
