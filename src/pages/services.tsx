import { graphql, type PageProps } from "gatsby";

import { ClosingCall } from "../sections/closing-call";
import { FeatureSection } from "../sections/feature-section";
import { PageHeader } from "../sections/page-header";

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <FeatureSection section={page.services} id="services" arrangement="steps" />
      <ClosingCall call={page.closing} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query Services {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        ...ClosingCallSite
      }
      page: servicesPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan {
          ...Plan
        }
        services {
          ...FeatureSection
        }
        closing {
          ...ClosingCall
        }
      }
    }
  }
`;
