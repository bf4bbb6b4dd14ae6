import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { EmptyList } from "../components/empty-list";
import { Reveal } from "../components/reveal";
import { Stars } from "../components/stars";
import { fillTemplate } from "../lib/fill-template";
import {
  between,
  border,
  color,
  font,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  radius,
  space,
  when,
} from "../theme";

export interface TestimonialGridProps {
  list: Queries.TestimonialGridFragment & { testimonials: readonly Queries.TestimonialFragment[] };
  /** Two to a row in larger type, on the page that is about them. */
  isLarge?: boolean;
}

/** What clients say: stars, words, initial, role, and whether it is a sample. */
export function TestimonialGrid({ list, isLarge = false }: TestimonialGridProps) {
  const { labels, empty, testimonials } = list;
  if (testimonials.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <Grid role="list" data-large={isLarge || undefined}>
      {testimonials.map(({ slug, name, role, text, rating, sample }, index) => (
        <Item key={slug} as="li" index={index}>
          <Card>
            <Stars rating={rating} label={fillTemplate(labels.rating, { rating })} />
            <Words>{text}</Words>
            <Client>
              <Initial aria-hidden="true">{[...name][0]}</Initial>
              <Who>
                <Name>{name}</Name>
                <Role>{role}</Role>
              </Who>
              {sample && <Sample>{labels.sample}</Sample>}
            </Client>
          </Card>
        </Item>
      ))}
    </Grid>
  );
}

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  [from("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from("lg")]: { "&:not([data-large])": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

const Item = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  breakInside: "avoid",
  // In rows of two, the last of an odd number takes the whole row.
  [between("md", "lg")]: { "&:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" } },
  [from("lg")]: {
    "[data-large] > &:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
});

const Card = styled.figure({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  padding: space.xl,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceRaised,
});

const Words = styled.blockquote({
  flexGrow: 1,
  [from("md")]: { "[data-large] &": { fontSize: fontSize.lead } },
  [when.print]: { "[data-large] &": { fontSize: "inherit" } },
});

const Client = styled.figcaption({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.md,
  paddingTop: space.lg,
  borderTop: `${border.thin} solid ${color.line}`,
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

// When the text is large, below the initial.
const Who = styled.span({ flex: "1 1 0", minWidth: "5.5rem" });

const Name = styled.span({ display: "block", fontWeight: fontWeight.semibold });

const Role = styled.span({ display: "block", color: color.textQuiet, fontSize: fontSize.small });

const Sample = styled.span({
  padding: `${space.xs} ${space.md}`,
  border: `${border.thin} solid ${color.textQuiet}`,
  borderRadius: radius.small,
  color: color.textQuiet,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});

export const fragment = graphql`
  fragment TestimonialGrid on TestimonialList {
    labels {
      rating
      sample
    }
    empty
  }

  fragment Testimonial on Testimonial {
    slug
    name
    role
    text
    rating
    sample
  }
`;
