import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../ui/list-section";
import { InnerPage } from "../site/inner-page";
import { TestimonialGrid } from "../testimonials/testimonial-grid";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <ListSection title={page.listTitle}>
        <TestimonialGrid list={content.testimonialList} hasLead />
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
