import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { EmptyList } from "../ui/empty-list";
import { grid, lineAbove, note, panel } from "../ui/looks";
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
  /** Shows the first as a large quotation and the others in columns below, for the testimonials page. */
  hasLead?: boolean;
}

/** Quotations of clients with stars, name and role; samples are marked. */
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

const Grid = styled.ul(grid(space.xl, { [from("md")]: 2, [from("lg")]: 3 }));

// Columns rather than rows, since the cards differ in height.
const Columns = styled.ul({
  columnGap: space.xl,
  [from("md")]: { columnCount: 2, blockquote: { fontSize: fontSize.lead } },
  // Fits six testimonials on a printed page.
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
    // The name and role.
    "& > :nth-of-type(2)": { flex: "none", maxWidth: "100%" },
    "& > :nth-of-type(2) > :first-of-type": { fontSize: fontSize.lead },
  },
});

const Item = styled(Reveal)({
  display: "grid",
  // In rows of two, an odd last card fills its row.
  [between("md", "lg")]: { "&:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" } },
});

const Card = styled.figure({
  display: "flex",
  flexDirection: "column",
  gap: space.lg,
  padding: space.xl,
  ...panel,
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
const Who = styled.span({ flex: "1 1 0", minWidth: "5.5rem" });

const Name = styled.span({ display: "block", fontWeight: fontWeight.semibold });

const Role = styled.span({ ...note, display: "block" });

const Sample = styled.span({
  padding: `${space.xs} ${space.md}`,
  border: `${border.thin} solid ${color.textQuiet}`,
  borderRadius: radius.small,
  ...note,
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
