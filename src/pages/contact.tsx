import { graphql, type PageProps } from "gatsby";

import { ContactShortcuts } from "../sections/contact-shortcuts";
import { ContactSection } from "../sections/contact-section";
import { PageHeader } from "../sections/page-header";

export default function ContactPage({ data: { content } }: PageProps<Queries.ContactQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan}>
        <ContactShortcuts page={page} site={content.siteSettings} />
      </PageHeader>
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
        ...ContactShortcutsSite
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
        plan {
          ...Plan
        }
        ...ContactShortcuts
        ...ContactSection
      }
      placeList {
        ...LocationMap
      }
    }
  }
`;
