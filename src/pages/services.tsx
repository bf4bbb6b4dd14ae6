import { graphql, type PageProps } from "gatsby";

import { ClosingCall } from "../sections/closing-call";
import { PageHeader } from "../sections/page-header";
import { ServiceSteps } from "../sections/service-steps";

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <ServiceSteps services={page.services} />
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
