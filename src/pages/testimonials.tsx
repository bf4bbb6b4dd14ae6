import { graphql, type PageProps } from "gatsby";

import { EmptyList } from "../ui/empty-list";
import { ListSection } from "../ui/list-section";
import { isSample } from "../ui/sample-mark";
import { InnerPage } from "../site/inner-page";
import { LedRows, TestimonialGrid } from "../testimonials/testimonial-grid";
import { samplesHeading, testimonialsTitle } from "../testimonials/words";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { testimonials, empty } = content.testimonialList;
  const areSamples = testimonials.length > 0 && testimonials.every(isSample);
  return (
    <InnerPage content={content}>
      <ListSection title={testimonialsTitle} heading={areSamples ? samplesHeading : undefined}>
        {testimonials.length > 0 ? (
          <TestimonialGrid testimonials={testimonials} look={areSamples ? undefined : LedRows} />
        ) : (
          <EmptyList>{empty}</EmptyList>
        )}
      </ListSection>
    </InnerPage>
  );
}

export const query = graphql`
  query Testimonials {
    content {
      siteSettings {
        ...Layout
      }
      page: testimonialsPage {
        ...InnerPage
        closing {
          ...ClosingCall
        }
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
