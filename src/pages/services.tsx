import { graphql, type PageProps } from "gatsby";

import { Booking, VerifyChecklist } from "../services";
import { InnerPage } from "../site/inner-page";
import { Points } from "../ui/lists";
import { Section } from "../ui/section";

export default function ServicesPage({ data: { content } }: PageProps<Queries.ServicesQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <Booking {...page} />
      <VerifyChecklist {...page} />
      <Section id="services" heading={page.services} list={page.services.items}>
        <Points items={page.services.items} />
      </Section>
    </InnerPage>
  );
}

export const query = graphql`
  query Services {
    content {
      ...PageFrame
      page: servicesPage {
        ...InnerPage
        ...ServiceSections
      }
    }
  }
`;
