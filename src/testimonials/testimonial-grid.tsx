import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Columns, Row } from "../ui/layout";
import { displayText, secondaryText } from "../ui/mixins";
import { Reveal } from "../ui/reveal";
import { border, color, fontWeight, lineHeight, radius, space } from "../theme";
import { Stars } from "./stars";

export interface TestimonialGridProps {
  testimonials: readonly Queries.TestimonialFragment[];
  /** A variant of `Quotations`. */
  frame?: typeof Quotations;
}

/** Quotations of clients with stars, name and role. */
export const TestimonialGrid = ({
  testimonials,
  frame: Frame = Quotations,
}: TestimonialGridProps) => (
  <Frame as="ul" role="list" least="max(13rem, 30%)" gap="xxl" rows="huge">
    {testimonials.map((testimonial, index) => (
      <Reveal key={testimonial.slug} as="li" index={index}>
        <figure>
          <Stars rating={testimonial.rating} />
          <Words>{testimonial.text}</Words>
          <Client as="figcaption" gap="md">
            <Initial aria-hidden="true">{Array.from(testimonial.name)[0]}</Initial>
            <Who>
              <Name>{testimonial.name}</Name>
              <Role>{testimonial.role}</Role>
            </Who>
          </Client>
        </figure>
      </Reveal>
    ))}
  </Frame>
);

// The names of a row are on one line.
const Quotations = styled(Columns)({
  alignItems: "stretch",
  figure: { display: "grid", gridTemplateRows: "auto 1fr auto", height: "100%" },
});

/** Makes the first a large quotation; the others fill their rows. */
export const Led = styled(Quotations)({
  display: "flex",
  flexWrap: "wrap",
  rowGap: space.rows,
  "& > li": { flex: "1 0 max(17rem, 30%)" },
  "& > :first-of-type": {
    flexBasis: "100%",
    blockquote: { ...displayText("page", lineHeight.snug), maxWidth: "26em" },
  },
});

const Words = styled.blockquote({ marginBlock: space.lg });

const Client = styled(Row)({ flexWrap: "nowrap" });

const Initial = styled.span({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: space.huge,
  height: space.huge,
  border: `${border.thin} solid ${color.planLine}`,
  borderRadius: radius.round,
  color: color.accentText,
  ...displayText("item"),
});

const Who = styled.span({ display: "grid" });

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
