import { graphql, type PageProps } from "gatsby";

import { EmptyList } from "../ui/empty-list";
import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";
import { FirstTwoLarge, Lead, TestimonialGrid } from "../testimonials/testimonial-grid";
import { preferReal } from "../testimonials/prefer-real";
import { testimonialsTitle } from "../testimonials/words";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { testimonials, empty } = content.testimonialList;
  const [lead, ...others] = preferReal(testimonials);
  return (
    <InnerPage content={content}>
      <Section id="list" name={testimonialsTitle} theme="dark">
        {lead ? (
          <TestimonialGrid testimonials={[lead]} as={Lead} />
        ) : (
          <EmptyList>{empty}</EmptyList>
        )}
      </Section>
      {others.length > 0 && (
        <Section>
          <TestimonialGrid testimonials={others} as={FirstTwoLarge} />
        </Section>
      )}
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
