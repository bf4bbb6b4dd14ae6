import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { filledRows, lineAbove, secondaryText, textCard } from "../ui/mixins";
import { Reveal, RevealFrame } from "../ui/reveal";
import {
  border,
  color,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  when,
} from "../theme";
import { Stars } from "./stars";

export interface TestimonialGridProps {
  testimonials: readonly Queries.TestimonialFragment[];
  /** A variant of `TestimonialRows`. */
  rows?: typeof TestimonialRows;
}

/** Quotations of clients with stars, name and role. */
export const TestimonialGrid = ({
  testimonials,
  rows: Rows = TestimonialRows,
}: TestimonialGridProps) => (
  <Rows role="list">
    {testimonials.map((testimonial, index) => (
      <Reveal key={testimonial.slug} frame={Item} as="li" index={index}>
        <Card>
          <Stars rating={testimonial.rating} />
          <Words>{testimonial.text}</Words>
          <Client>
            <Initial aria-hidden="true">{Array.from(testimonial.name)[0]}</Initial>
            <Who>
              <Name>{testimonial.name}</Name>
              <Role>{testimonial.role}</Role>
            </Who>
          </Client>
        </Card>
      </Reveal>
    ))}
  </Rows>
);

/** The rows of the list; for variants. */
const TestimonialRows = styled.ul(filledRows, {
  // Fits six testimonials on a printed page.
  [when.print]: { figure: { gap: space.sm, padding: space.md } },
});

/** Testimonials of which the first is a large quotation above the others. */
export const LedRows = styled(TestimonialRows)({
  "& > :first-of-type": {
    flexBasis: "100%",
    blockquote: {
      maxWidth: "27em",
      fontFamily: font.display,
      fontSize: fontSize.price,
      lineHeight: lineHeight.snug,
    },
    figure: { padding: space.none, border: "none", backgroundColor: "transparent" },
    figcaption: { padding: space.none, border: "none" },
  },
});

const Item = styled(RevealFrame)({ display: "grid" });

const Card = styled.figure({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  ...textCard,
});

const Words = styled.blockquote({ flexGrow: 1 });

const Client = styled.figcaption({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.md,
  ...lineAbove,
});

const Initial = styled.span({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: space.huge,
  height: space.huge,
  border: `${border.thin} solid ${color.planLine}`,
  borderRadius: radius.round,
  backgroundColor: color.surfaceSunk,
  color: color.accentText,
  fontFamily: font.display,
  fontSize: fontSize.lead,
});

// With large text it wraps below the initial.
const Who = styled.span({ display: "grid", flex: "1 1 0", minWidth: "5.5rem" });

const Name = styled.span({ fontWeight: fontWeight.semibold });

const Role = styled.span(secondaryText);

export const fragment = graphql`
  fragment Testimonial on Testimonial {
    slug
    name
    role
    text
    rating
    sample
  }
`;
