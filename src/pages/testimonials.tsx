import { graphql, type PageProps } from "gatsby";

import { ListSection } from "../components/list-section";
import { ClosingCall } from "../sections/closing-call";
import { PageHeader } from "../sections/page-header";
import { TestimonialGrid } from "../sections/testimonial-grid";

export default function TestimonialsPage({
  data: { content },
}: PageProps<Queries.TestimonialsQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <ListSection title={page.listTitle}>
        <TestimonialGrid list={content.testimonialList} hasLead />
      </ListSection>
      <ClosingCall call={page.closing} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query Testimonials {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        ...ClosingCallSite
      }
      page: testimonialsPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan {
          ...Plan
        }
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
