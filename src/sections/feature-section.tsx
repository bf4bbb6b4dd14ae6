import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { FeatureCard } from "../components/feature-card";
import { Reveal } from "../components/reveal";
import { border, color, from, space } from "../theme";

export interface FeatureSectionProps {
  section: Queries.FeatureSectionFragment;
  /** Unique on the page; names the section. */
  id: string;
  ground?: "sunk" | "dark";
  /** "columns": points side by side under a rule; "rows": icon beside the words, two to a row. */
  arrangement: "columns" | "rows";
}

/** A section of short points with icons, in one of two arrangements. */
export const FeatureSection = ({ section, id, ground, arrangement }: FeatureSectionProps) => (
  <Section data-ground={ground} aria-labelledby={id}>
    <Container>
      <SectionHeading id={id} heading={section.heading} />
      <Points role="list" data-arrangement={arrangement}>
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
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  [from("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from("lg")]: { rowGap: space.huge },
  "&[data-arrangement=columns]": {
    [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
  "&[data-arrangement=rows]": {
    [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.huge },
  },
});

const Point = styled(Reveal)({
  breakInside: "avoid",
  paddingTop: space.lg,
  borderTop: `${border.thin} solid ${color.line}`,
  "[data-ground=dark] &": { borderColor: color.lineOnDark },
  "[data-arrangement=rows] > &": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    columnGap: space.xl,
    paddingTop: space.xl,
    "& > svg": { gridRow: "1 / span 2" },
  },
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
