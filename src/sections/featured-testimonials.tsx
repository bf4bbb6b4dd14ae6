import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { MoreLink } from "../components/more-link";
import { TestimonialGrid } from "./testimonial-grid";

export interface FeaturedTestimonialsProps {
  featured: Queries.FeaturedTestimonialsFragment;
  list: Queries.TestimonialGridFragment;
  ground?: "sunk";
}

/** A few testimonials, with a link to all of them. */
export const FeaturedTestimonials = ({ featured, list, ground }: FeaturedTestimonialsProps) => (
  <Section data-ground={ground} aria-labelledby="featured-testimonials">
    <Container>
      <SectionHeading id="featured-testimonials" heading={featured.heading}>
        <MoreLink to="/testimonials">{featured.moreLabel}</MoreLink>
      </SectionHeading>
      <TestimonialGrid list={{ ...list, testimonials: featured.testimonials }} />
    </Container>
  </Section>
);

export const fragment = graphql`
  fragment FeaturedTestimonials on FeaturedTestimonials {
    heading {
      ...SectionHeading
    }
    testimonials {
      ...Testimonial
    }
    moreLabel
  }
`;
