import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { InnerPage } from "../site/inner-page";
import { areSamples, TestimonialGrid } from "../testimonials/testimonial-grid";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { page, testimonialList: list } = content;
  return (
    <InnerPage content={content}>
      <ListSection
        title={page.listTitle}
        heading={areSamples(list.testimonials) ? list.samples : undefined}
      >
        <TestimonialGrid list={list} hasLead />
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
