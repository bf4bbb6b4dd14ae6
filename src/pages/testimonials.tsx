import { graphql, type PageProps } from "gatsby";

import { InnerPage } from "../site/inner-page";
import { TestimonialGrid } from "../testimonials";
import { EmptyList } from "../ui/primitives";
import { Section } from "../ui/section";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { testimonials, empty } = content.testimonialList;
  return (
    <InnerPage content={content}>
      <Section id="list" name="Testimonials">
        {testimonials.length > 0 ? (
          <TestimonialGrid testimonials={testimonials} />
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
