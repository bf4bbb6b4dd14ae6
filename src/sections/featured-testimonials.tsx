import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { MoreLink } from "../components/more-link";
import { TestimonialGrid } from "./testimonial-grid";

export interface FeaturedTestimonialsProps {
  content: Queries.FeaturedTestimonialsFragment;
  ground?: "sunk";
}

/** A few testimonials, with a link to all of them. */
export const FeaturedTestimonials = ({ content, ground }: FeaturedTestimonialsProps) => {
  const { voices } = content.page;
  return (
    <Section data-ground={ground} aria-labelledby="featured-testimonials">
      <Container>
        <SectionHeading id="featured-testimonials" heading={voices.heading}>
          <MoreLink to="/testimonials">{voices.moreLabel}</MoreLink>
        </SectionHeading>
        <TestimonialGrid list={{ ...content.testimonialList, testimonials: voices.testimonials }} />
      </Container>
    </Section>
  );
};

export const fragment = graphql`
  fragment FeaturedTestimonials on Content {
    page: homePage {
      voices {
        heading {
          ...SectionHeading
        }
        testimonials {
          ...Testimonial
        }
        moreLabel
      }
    }
    testimonialList {
      ...TestimonialGrid
    }
  }
`;
