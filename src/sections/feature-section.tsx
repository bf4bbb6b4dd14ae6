import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Section, SectionHeading, Container } from "../components/section";
import { FeatureCard } from "../components/feature-card";
import { Reveal } from "../components/reveal";
import {
  border,
  color,
  font,
  fontSize,
  fontWeight,
  from,
  radius,
  size,
  space,
  when,
} from "../theme";

export interface FeatureSectionProps {
  section: Queries.FeatureSectionFragment;
  /** Unique on the page; names the section. */
  id: string;
  ground?: "sunk" | "dark";
  /** "columns": points side by side under a rule; "pairs": two to a row; "steps": numbered along a path. */
  arrangement: "columns" | "pairs" | "steps";
  /** Something beside the points, from a wide screen on. */
  aside?: ReactNode;
}

/** A section of short points with icons, in one of three arrangements. */
export const FeatureSection = ({
  section,
  id,
  ground,
  arrangement,
  aside,
}: FeatureSectionProps) => {
  const points = (
    <Points
      as={arrangement === "steps" ? "ol" : undefined}
      role="list"
      data-arrangement={arrangement}
    >
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
  [from("lg")]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)" },
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
  [from("lg")]: { rowGap: space.huge },
  "&[data-arrangement=columns]": {
    [from("lg")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
  "&[data-arrangement=steps]": {
    gap: space.none,
    counterReset: "step",
    // Half of a number, which stands on the path.
    paddingInlineStart: space.lg,
    [from("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [from("md")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      rowGap: space.huge,
      paddingInlineStart: space.none,
    },
    [from("lg")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

const Point = styled(Reveal)({
  breakInside: "avoid",
  paddingTop: space.lg,
  borderTop: `${border.thin} solid ${color.line}`,
  "[data-ground=dark] &": { borderColor: color.lineOnDark },
  // The path runs down the page on a phone and along its rows elsewhere; the last step is its end, in gold.
  "[data-arrangement=steps] > &": {
    position: "relative",
    counterIncrement: "step",
    paddingTop: space.none,
    paddingBottom: space.xxl,
    paddingInlineStart: space.xxl,
    borderTop: 0,
    borderInlineStart: `${border.rule} solid ${color.planLine}`,
    "&:last-of-type": { borderColor: "transparent" },
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: `calc(-1 * (${space.xxl} + ${border.rule}) / 2)`,
      display: "grid",
      placeItems: "center",
      width: space.xxl,
      height: space.xxl,
      border: `${border.rule} solid ${color.accentText}`,
      borderRadius: radius.round,
      backgroundColor: color.surface,
      color: color.accentText,
      fontFamily: font.display,
      fontSize: fontSize.body,
      fontWeight: fontWeight.semibold,
    },
    "&:last-of-type::before": { backgroundColor: color.accent, color: color.textOnAccent },
    [from("md")]: {
      paddingTop: space.huge,
      paddingBottom: space.none,
      paddingInline: `${space.none} ${space.xxl}`,
      borderTop: `${border.rule} solid ${color.planLine}`,
      borderInlineStart: 0,
      "&::before": {
        insetBlockStart: `calc(-1 * (${space.xxl} + ${border.rule}) / 2)`,
        insetInlineStart: 0,
      },
    },
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
