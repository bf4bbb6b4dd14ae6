import { graphql, type PageProps } from "gatsby";

import { EmptyList } from "../ui/primitives";
import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";
import { TestimonialGrid, testimonialsTitle } from "../testimonials";
import { preferReal } from "../lib/prefer-real";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { testimonials, empty } = content.testimonialList;
  return (
    <InnerPage content={content}>
      <Section id="list" name={testimonialsTitle}>
        {testimonials.length > 0 ? (
          <TestimonialGrid list={preferReal(testimonials)} />
        ) : (
          <EmptyList>{empty}</EmptyList>
        )}
      </Section>
    </InnerPage>
  );
}

export const query = graphql`
  query Testimonials {
    content {
      ...PageFrame
      page: testimonialsPage {
        ...InnerPage
      }
      testimonialList {
        empty
        testimonials {
          ...Testimonial
        }
      }
    }
  }
`;
