import { graphql, type PageProps } from "gatsby";

import { EmptyList } from "../ui/empty-list";
import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";
import { FirstFeatured, TestimonialGrid } from "../testimonials/testimonial-grid";
import { preferReal } from "../testimonials/prefer-real";
import { testimonialsTitle } from "../testimonials/words";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { testimonials, empty } = content.testimonialList;
  const shown = preferReal(testimonials);
  return (
    <InnerPage content={content}>
      <Section id="list" name={testimonialsTitle}>
        {shown.length > 0 ? (
          <TestimonialGrid testimonials={shown} as={FirstFeatured} />
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
      siteSettings {
        ...PageFrame
      }
      page: testimonialsPage {
        ...InnerPage
        closing {
          ...CallToAction
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
