import { graphql, type PageProps } from "gatsby";

import { ContactSection } from "../sections/contact-section";
import { PageHeader } from "../sections/page-header";

export default function ContactPage({ data: { content } }: PageProps<Queries.ContactQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <ContactSection
        page={page}
        places={content.placeList}
        contact={content.siteSettings.contact}
      />
    </>
  );
}

export const query = graphql`
  query Contact {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        contact {
          ...ContactOffice
        }
      }
      page: contactPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan(width: 1600, height: 600) {
          ...Plan
        }
        ...ContactSection
      }
      placeList {
        ...LocationMap
      }
    }
  }
`;
