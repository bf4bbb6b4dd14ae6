import { graphql } from "gatsby";

import { Band, BandHeading, Container } from "../components/band";
import { MoreLink } from "../components/more-link";
import { TestimonialGrid } from "./testimonial-grid";

export interface FeaturedTestimonialsProps {
  featured: Queries.FeaturedTestimonialsFragment;
  list: Queries.TestimonialGridFragment;
  ground?: "sunk";
}

/** A few testimonials, and the way to all of them. */
export const FeaturedTestimonials = ({ featured, list, ground }: FeaturedTestimonialsProps) => (
  <Band data-ground={ground} aria-labelledby="featured-testimonials">
    <Container>
      <BandHeading
        id="featured-testimonials"
        title={featured.heading.title}
        text={featured.heading.text}
      >
        <MoreLink to="/testimonials">{featured.moreLabel}</MoreLink>
      </BandHeading>
      <TestimonialGrid testimonials={featured.testimonials} list={list} />
    </Container>
  </Band>
);

export const fragment = graphql`
  fragment FeaturedTestimonials on FeaturedTestimonials {
    heading {
      title
      text
    }
    testimonials {
      ...Testimonial
    }
    moreLabel
  }
`;
