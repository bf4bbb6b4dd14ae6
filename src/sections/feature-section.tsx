import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Section, SectionHeading, Container } from "../components/section";
import { FeatureCard } from "../components/feature-card";
import { Reveal } from "../components/reveal";
import { border, color, from, size, space, when } from "../theme";

export interface FeatureSectionProps {
  section: Queries.FeatureSectionFragment;
  /** Unique on the page; names the section. */
  id: string;
  ground?: "sunk" | "dark";
  /** Something beside the points, from a wide screen on. */
  aside?: ReactNode;
}

/** A section of short points with icons, four to a row on a wide screen, or two beside something else. */
export const FeatureSection = ({ section, id, ground, aside }: FeatureSectionProps) => {
  const points = (
    <Points role="list">
      {section.items.map((item, index) => (
        <Point key={item.title} as="li" index={index}>
          <FeatureCard {...item} />
        </Point>
      ))}
    </Points>
  );
  return (
    <Section data-ground={ground} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} heading={section.heading} />
        {aside ? (
          <Columns>
            {points}
            <Aside>{aside}</Aside>
          </Columns>
        ) : (
          points
        )}
      </Container>
    </Section>
  );
};

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  [from("lg")]: {
    gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
    "& > ul": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

const Aside = styled.div({
  [from("lg")]: {
    position: "sticky",
    insetBlockStart: `calc(${size.header} + ${space.xl})`,
    alignSelf: "start",
  },
  [when.print]: { position: "static" },
});

const Points = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", rowGap: space.huge },
});

const Point = styled(Reveal)({
  breakInside: "avoid",
  paddingTop: space.lg,
  borderTop: `${border.thin} solid ${color.line}`,
  "[data-ground=dark] &": { borderColor: color.lineOnDark },
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
