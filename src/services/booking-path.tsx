import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { lineAbove } from "../ui/mixins";
import { Reveal, RevealFrame } from "../ui/reveal";
import { Section } from "../ui/section";
import { surveyStep } from "../ui/survey-line";
import { color, font, from, space } from "../theme";

/** The steps to a plot, numbered along a path; below it the terms. */
export const BookingPath = ({ booking }: { booking: Queries.BookingPathFragment }) => (
  <Section id="booking" heading={booking} background="sunk">
    <Path role="list">
      {booking.steps.map(({ title, description }, index) => (
        <Reveal key={title} frame={Step} as="li" index={index}>
          <h3>{title}</h3>
          <Text>{description}</Text>
        </Reveal>
      ))}
    </Path>
    {booking.terms.length > 0 && (
      <Terms>
        {booking.terms.map(({ title, description }) => (
          <Term key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </Term>
        ))}
      </Terms>
    )}
  </Section>
);

// Leaves room for half of the number on the path.
const Path = styled.ol({
  counterReset: "step",
  "&[role]": { paddingInlineStart: space.lg },
  [from("md")]: {
    display: "grid",
    gridTemplateColumns: "repeat(3, 1fr)",
    [from("lg")]: { gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))" },
    rowGap: space.huge,
    "&[role]": { paddingInlineStart: space.none, paddingTop: space.lg },
  },
});

const Step = styled(RevealFrame)(
  {
    paddingBottom: space.xl,
    paddingInlineStart: space.xxl,
    counterIncrement: "step",
    "&::before": {
      content: "counter(step)",
      insetBlockStart: 0,
      display: "grid",
      placeItems: "center",
      color: color.accentText,
      fontFamily: font.display,
    },
    // The line ends at the last number.
    "&:last-of-type": {
      borderColor: "transparent",
      "&::before": { color: color.textOnAccent },
    },
    [from("md")]: { padding: `${space.xxl} ${space.lg} 0 0` },
  },
  surveyStep(space.xxl),
);

const Text = styled.p({ marginTop: space.xs, color: color.textQuiet });

const Terms = styled.dl({ marginTop: space.xl });

const Term = styled.div({ ...lineAbove, paddingBottom: space.lg });

export const fragment = graphql`
  fragment BookingPath on BookingPath {
    ...SectionHeading
    steps {
      title
      description
    }
    terms {
      title
      description
    }
  }
`;
