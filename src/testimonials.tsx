import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, fontWeight, from, hairline, lineHeight, radius, size, space } from "./theme";
import { decorative, displayText, secondaryText } from "./ui/mixins";
import { Reveal } from "./ui/reveal";

interface TestimonialGridProps {
  testimonials: readonly Queries.TestimonialFragment[];
}

/** Quotations of clients with stars, name and role. Samples are shown only while no client has said anything. */
export function TestimonialGrid({ testimonials }: TestimonialGridProps) {
  const real = testimonials.filter(({ sample }) => !sample);
  return (
    <Quotations role="list">
      {(real.length > 0 ? real : testimonials).map(({ slug, name, role, text, rating }, index) => (
        <Reveal key={slug} as="li" index={index}>
          <Testimonial>
            <Quotation>{text}</Quotation>
            <Client>
              <Initial aria-hidden="true">{Array.from(name)[0]}</Initial>
              <ClientName>{name}</ClientName>
              <Stars rating={rating} />
              <ClientRole>{role}</ClientRole>
            </Client>
          </Testimonial>
        </Reveal>
      ))}
    </Quotations>
  );
}

const large = {
  flexBasis: "100%",
  blockquote: { ...displayText("lead", lineHeight.snug), maxWidth: "26em" },
};

// The first quotation is large, and the others are in two columns below it. The last one is large, too, if it is alone in
// its row.
const Quotations = styled.ul({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.xl} ${space.xxl}`,
  "& > li": { flex: "1 0 min(100%, max(17rem, 40%))" },
  "& > li + li": { paddingTop: space.xl, borderTop: hairline },
  "& > li:first-of-type": large,
  [from("md")]: { rowGap: space.heading, "& > li:last-of-type:nth-of-type(even)": large },
});

// The names in a row are on one line.
const Testimonial = styled.figure({
  display: "grid",
  gridTemplateRows: "1fr auto",
  height: "100%",
});

// The opening quotation mark hangs in the margin of the page, which prints do not have.
const Quotation = styled.blockquote({
  ...displayText("item", lineHeight.snug),
  maxWidth: size.measure,
  marginBottom: space.lg,
  position: "relative",
  marginInlineStart: `max(0px, 0.45em - ${space.gutter})`,
  "&::before": {
    ...decorative("open-quote"),
    position: "absolute",
    insetInlineStart: "-0.45em",
  },
  "&::after": decorative("close-quote"),
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

// The minimum width aligns the stars of all clients, and keeps them in place while the font loads.
const ClientName = styled.strong({
  alignSelf: "end",
  minWidth: "2.5em",
  fontWeight: fontWeight.semibold,
});

const ClientRole = styled.small({ ...secondaryText, gridColumn: "2 / -1" });

const starCount = 5;
/** An SVG path: the outline of a star, 24 wide and high, from its top, and a move to the top of the next star. */
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
