import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { lineAbove } from "../ui/looks";
import { Section } from "../ui/section";
import { Reveal } from "../ui/reveal";
import { border, color, font, fontWeight, from, radius, size, space } from "../theme";

/** The steps to a plot, numbered along a path: vertical on phones, in a row on wide screens; below it the terms. */
export const BookingPath = ({
  booking: { heading, steps, terms },
}: {
  booking: Queries.BookingPathFragment;
}) => (
  <Section id="booking" heading={heading} ground="sunk">
    <Path role="list">
      {steps.map(({ title, description }, index) => (
        <Step key={title} as="li" index={index}>
          <h3>{title}</h3>
          <Text>{description}</Text>
        </Step>
      ))}
    </Path>
    {terms.length > 0 && (
      <Terms>
        {terms.map(({ title, description }) => (
          <Term key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </Term>
        ))}
      </Terms>
    )}
  </Section>
);

const Path = styled.ol({
  display: "grid",
  counterReset: "step",
  // Leaves room for half of the number on the path.
  "&[role]": { paddingInlineStart: space.lg },
  [from("lg")]: {
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    "&[role]": { paddingInlineStart: space.none },
  },
});

const Step = styled(Reveal)({
  position: "relative",
  paddingBottom: space.xl,
  paddingInlineStart: space.xxl,
  borderInlineStart: `${border.rule} solid ${color.planLine}`,
  counterIncrement: "step",
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
    backgroundColor: color.surfaceSunk,
    color: color.accentText,
    fontFamily: font.display,
    fontWeight: fontWeight.medium,
  },
  [from("lg")]: {
    paddingTop: space.xxl,
    paddingBottom: space.none,
    paddingInline: `${space.none} ${space.xl}`,
    borderTop: `${border.rule} solid ${color.planLine}`,
    borderInlineStart: 0,
    "&::before": {
      insetBlockStart: `calc(-1 * (${space.xxl} + ${border.rule}) / 2)`,
      insetInlineStart: 0,
    },
  },
  // The last step is gold.
  "&:last-of-type": {
    borderColor: "transparent",
    "&::before": { backgroundColor: color.accent, color: color.textOnAccent },
  },
});

const Text = styled.p({ marginTop: space.xs, color: color.textQuiet });

const Terms = styled.dl({ maxWidth: size.measure, marginTop: space.huge });

const Term = styled.div({ ...lineAbove, paddingBottom: space.lg });

export const fragment = graphql`
  fragment BookingPath on BookingPath {
    heading {
      ...SectionHeading
    }
    steps {
      ...Statement
    }
    terms {
      ...Statement
    }
  }
`;
