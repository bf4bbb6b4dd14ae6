import { graphql, type PageProps } from "gatsby";

import { ListBand } from "../components/list-band";
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
      <ListBand title={page.listTitle}>
        <TestimonialGrid
          testimonials={content.testimonialList.testimonials}
          list={content.testimonialList}
          isLarge
        />
      </ListBand>
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
        plan(width: 1600, height: 600) {
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
