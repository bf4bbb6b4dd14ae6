import { graphql, type PageProps } from "gatsby";

import { ContactSection } from "../contact/contact-section";
import { InnerPage } from "../site/inner-page";

export default function ContactPage({ data: { content } }: PageProps<Queries.ContactQuery>) {
  return (
    <InnerPage content={content}>
      <ContactSection page={content.page} places={content.placeList} site={content.siteSettings} />
    </InnerPage>
  );
}

export const query = graphql`
  query Contact {
    content {
      ...PageFrame
      siteSettings {
        contact {
          ...ContactOffice
        }
      }
      page: contactPage {
        ...InnerPage
        officeTitle
        formTitle
        submit
      }
      placeList {
        ...LocationMap
      }
    }
  }
`;
