import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { EmptyList } from "../ui/empty-list";
import { Reveal } from "../ui/reveal";
import { Stars } from "../ui/stars";
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
  /** The first as one large quotation, the others below it in columns: on the page that is about them. */
  hasLead?: boolean;
}

/** What clients say: stars, words, initial, role, and whether it is a sample. */
export function TestimonialGrid({ list, hasLead = false }: TestimonialGridProps) {
  const { labels, empty, testimonials } = list;
  if (testimonials.length === 0) return <EmptyList>{empty}</EmptyList>;
  const List = hasLead ? Columns : Grid;
  return (
    <List role="list">
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
    </List>
  );
}

const Grid = styled.ul({
  display: "grid",
  gap: space.xl,
  [from("md")]: { gridTemplateColumns: "repeat(2, 1fr)" },
  [from("lg")]: { gridTemplateColumns: "repeat(3, 1fr)" },
});

// Columns, not rows: each card is as high as its words, and none leaves a hole.
const Columns = styled.ul({
  columnGap: space.xl,
  [from("md")]: { columnCount: 2, blockquote: { fontSize: fontSize.lead } },
  // Fits six on one printed sheet.
  [when.print]: {
    columnCount: 3,
    blockquote: { fontSize: "inherit" },
    figure: { gap: space.sm, padding: space.md },
  },
  "& > :not(:last-child)": { marginBottom: space.xl },
  "& > :first-of-type": {
    columnSpan: "all",
    marginBottom: space.huge,
    [when.print]: { marginBottom: space.xl },
  },
  "& > :first-of-type > figure": {
    paddingInline: space.none,
    paddingTop: space.none,
    border: "none",
    backgroundColor: "transparent",
  },
  "& > :first-of-type blockquote": {
    maxWidth: "27em",
    fontFamily: font.display,
    fontSize: fontSize.heading,
    lineHeight: lineHeight.snug,
    [when.print]: { fontSize: fontSize.price },
  },
  "& > :first-of-type figcaption": {
    paddingTop: space.none,
    border: "none",
    // Name and role.
    "& > :nth-of-type(2)": { flex: "none", maxWidth: "100%" },
    "& > :nth-of-type(2) > :first-of-type": { fontSize: fontSize.lead },
  },
});

const Item = styled(Reveal)({
  display: "grid",
  // In rows of two, the last of an odd number takes the whole row.
  [between("md", "lg")]: { "&:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" } },
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

const Words = styled.blockquote({ flexGrow: 1 });

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
