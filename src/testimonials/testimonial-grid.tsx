import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Columns } from "../ui/layout";
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
          <Client>
            <Initial aria-hidden="true">{Array.from(testimonial.name)[0]}</Initial>
            <Name>{testimonial.name}</Name>
            <Role>{testimonial.role}</Role>
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
export const LedByFirst = styled(Quotations)({
  display: "flex",
  flexWrap: "wrap",
  rowGap: space.rows,
  "& > li": { flex: "1 0 min(100%, max(17rem, 30%))" },
  "& > :first-of-type": {
    flexBasis: "100%",
    blockquote: { ...displayText("heading", lineHeight.snug), maxWidth: "26em" },
  },
});

const Words = styled.blockquote({ marginBlock: space.lg });

const Client = styled.figcaption({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: space.md,
  lineHeight: lineHeight.snug,
});

const Initial = styled.span({
  display: "grid",
  placeItems: "center",
  gridRow: "span 2",
  width: space.huge,
  height: space.huge,
  border: `${border.thin} solid ${color.survey}`,
  borderRadius: radius.round,
  color: color.accentText,
  ...displayText("item"),
});

const Name = styled.span({ alignSelf: "end", fontWeight: fontWeight.semibold });

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
