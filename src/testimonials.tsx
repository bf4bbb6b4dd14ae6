import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, fontWeight, from, hairline, lineHeight, radius, size, space } from "./theme";
import { displayText, secondaryText, silentSign } from "./ui/mixins";
import { Reveal } from "./ui/reveal";

/** The heading of the list, for screen readers. */
export const testimonialsTitle = "Testimonials";

/** Quotations of clients with stars, name and role. */
export const TestimonialGrid = ({ list }: { list: readonly Queries.TestimonialFragment[] }) => (
  <Testimonials role="list">
    {list.map((testimonial, index) => (
      <Reveal key={testimonial.slug} as="li" index={index}>
        <figure>
          <Quotation>{testimonial.text}</Quotation>
          <Client>
            <Initial aria-hidden="true">{Array.from(testimonial.name)[0]}</Initial>
            <Name>{testimonial.name}</Name>
            <Stars rating={testimonial.rating} />
            <Role>{testimonial.role}</Role>
          </Client>
        </figure>
      </Reveal>
    ))}
  </Testimonials>
);

const large = {
  flexBasis: "100%",
  blockquote: { ...displayText("lead", lineHeight.snug), maxWidth: "26em" },
};

// The first quotation is large, and the others are in two columns below it; the last is also large without a neighbour.
const Testimonials = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xl} ${space.xxl}`,
  "& > li": { flex: "1 0 min(100%, max(17rem, 40%))" },
  "& > li + li": { paddingTop: space.xl, borderTop: hairline },
  // The names of a row are on one line.
  figure: { display: "grid", gridTemplateRows: "1fr auto", height: "100%" },
  blockquote: displayText("item", lineHeight.snug),
  "& > :first-of-type": large,
  [from("md")]: { rowGap: space.heading, "& > :last-of-type:nth-of-type(even)": large },
});

// The opening mark stands in the margin of the page, which prints do not have.
const Quotation = styled.blockquote({
  maxWidth: size.measure,
  marginBottom: space.lg,
  position: "relative",
  marginInlineStart: `max(0px, 0.45em - ${space.gutter})`,
  "&::before": { ...silentSign("open-quote"), position: "absolute", insetInlineStart: "-0.45em" },
  "&::after": silentSign("close-quote"),
});

const Client = styled.figcaption({
  display: "grid",
  gridTemplateColumns: "auto auto 1fr",
  columnGap: space.md,
  lineHeight: lineHeight.snug,
});

const Initial = styled.b({
  display: "grid",
  placeItems: "center",
  gridRow: "span 2",
  width: space.huge,
  height: space.huge,
  border: hairline,
  borderRadius: radius.round,
  color: color.accentText,
  ...displayText("item"),
});

// The minimum keeps the stars of all clients below one another, and in place while the font loads.
const Name = styled.strong({
  alignSelf: "end",
  minWidth: "2.5em",
  fontWeight: fontWeight.semibold,
});

const Role = styled.small({ ...secondaryText, gridColumn: "2 / -1" });

const starCount = 5;
/** The outline of a star of 24 by 24 from its top, and a move to the top of the next one. */
const star = "l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8zm24 0";

const Stars = ({ rating }: { rating: number }) => (
  <StarDrawing
    viewBox={`0 0 ${starCount * 24} 24`}
    role="img"
    aria-label={`${rating} out of ${starCount} stars`}
  >
    {rating < starCount && <path d={`M12 2.5${star.repeat(starCount)}`} fill="none" />}
    <path d={`M12 2.5${star.repeat(rating)}`} />
  </StarDrawing>
);

const StarDrawing = styled.svg({
  alignSelf: "center",
  width: "4.5em",
  height: "0.9em",
  fill: color.accent,
  stroke: color.accentText,
  strokeWidth: 1,
});

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
