import { graphql, type PageProps } from "gatsby";

import { ClosingCall } from "../sections/closing-call";
import { FeatureBand } from "../sections/feature-band";
import { PageHeader } from "../sections/page-header";

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <FeatureBand band={page.services} id="services" arrangement="rows" />
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
        plan(width: 1600, height: 600) {
          ...Plan
        }
        services {
          ...FeatureBand
        }
        closing {
          ...ClosingCall
        }
      }
    }
  }
`;
