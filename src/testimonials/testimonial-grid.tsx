import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { SampleMark } from "../ui/badge";
import { EmptyList } from "../ui/empty-list";
import { filledRows, lineAbove, note, panel } from "../ui/looks";
import { Reveal } from "../ui/reveal";
import { Stars } from "../ui/stars";
import { fillTemplate } from "../lib/fill-template";
import {
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

/** Whether none is a real client's, so that nothing may present them as such. */
export const areSamples = (testimonials: readonly Queries.TestimonialFragment[]) =>
  testimonials.length > 0 && testimonials.every(({ sample }) => sample);

/** Quotations of clients with stars, name and role; samples are marked. */
export function TestimonialGrid({ list, hasLead = false }: TestimonialGridProps) {
  const { labels, empty, testimonials } = list;
  if (testimonials.length === 0) return <EmptyList>{empty}</EmptyList>;
  const List = hasLead && !areSamples(testimonials) ? LedGrid : Grid;
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
              {sample && <SampleMark>{labels.sample}</SampleMark>}
            </Client>
          </Card>
        </Item>
      ))}
    </List>
  );
}

const Grid = styled.ul(filledRows({ [from("md")]: 2, [from("lg")]: 3, [when.print]: 3 }), {
  // Fits six testimonials on a printed page.
  [when.print]: { figure: { gap: space.sm, padding: space.md } },
});

const LedGrid = styled(Grid)({
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

const Item = styled(Reveal)({ display: "grid" });

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

export const fragment = graphql`
  fragment TestimonialGrid on TestimonialList {
    labels {
      rating
      sample
    }
    samples {
      ...SectionHeading
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
