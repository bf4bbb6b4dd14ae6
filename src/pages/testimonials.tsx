import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { InnerPage } from "../site/inner-page";
import { LedRows } from "../testimonials/led-rows";
import { areSamples, TestimonialGrid } from "../testimonials/testimonial-grid";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { page, testimonialList: list } = content;
  const isSample = areSamples(list.testimonials);
  return (
    <InnerPage content={content}>
      <ListSection title={page.listTitle} heading={isSample ? list.samples : undefined}>
        <TestimonialGrid list={list} look={isSample ? undefined : LedRows} />
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
