import { graphql, type PageProps } from "gatsby";

import { InnerPage } from "../site/inner-page";
import { ServiceSteps } from "../services/service-steps";

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <ServiceSteps services={page.services} />
    </InnerPage>
  );
}

export const query = graphql`
  query Services {
    content {
      siteSettings {
        ...Layout
      }
      page: servicesPage {
        ...InnerPage
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
