import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { isSample } from "../ui/sample-mark";
import { InnerPage } from "../site/inner-page";
import { LedRows } from "../testimonials/led-rows";
import { TestimonialGrid } from "../testimonials/testimonial-grid";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { page, testimonialList: list } = content;
  const { testimonials } = list;
  const areSamples = testimonials.length > 0 && testimonials.every(isSample);
  return (
    <InnerPage content={content}>
      <ListSection title={page.listTitle} heading={areSamples ? list.samples : undefined}>
        <TestimonialGrid list={list} look={areSamples ? undefined : LedRows} />
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
        listTitle
        closing {
          ...ClosingCall
        }
      }
      testimonialList {
        ...TestimonialGrid
        testimonials {
          ...Testimonial
        }
      }
    }
  }
`;
