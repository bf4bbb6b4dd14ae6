import { graphql, type PageProps } from "gatsby";

import { ContactSection } from "../contact/contact-section";
import { InnerPage } from "../site/inner-page";
import { TownMap } from "../layouts/town-map";

export default function ContactPage({ data: { content } }: PageProps<Queries.ContactQuery>) {
  return (
    <InnerPage content={content}>
      <ContactSection page={content.page} site={content.siteSettings} />
      <TownMap content={content} />
    </InnerPage>
  );
}

export const query = graphql`
  query Contact {
    content {
      ...PageFrame
      ...TownMap
      siteSettings {
        ...ContactSite
      }
      page: contactPage {
        ...InnerPage
        ...ContactSection
      }
    }
  }
`;
