import { graphql, type PageProps } from "gatsby";

import { InnerPage } from "../site/inner-page";
import { BookingPath } from "../services/booking-path";
import { ServiceCards } from "../services/service-cards";

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <ServiceCards services={page.services} />
      <BookingPath booking={page.booking} />
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
        booking {
          ...BookingPath
        }
        closing {
          ...ClosingCall
        }
      }
    }
  }
`;
