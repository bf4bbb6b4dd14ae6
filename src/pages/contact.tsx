import { graphql, type PageProps } from "gatsby";

import { ContactSection } from "../contact/contact-section";
import { InnerPage } from "../site/inner-page";
import { TownMap } from "../layouts/town-map";
import { Points } from "../ui/points";
import { Section } from "../ui/section";

export default function ContactPage({ data: { content } }: PageProps<Queries.ContactQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <ContactSection page={page} site={content.siteSettings} />
      <TownMap content={content} />
      <Section id="nri" heading={page.abroad} list={page.abroad.points}>
        <Points items={page.abroad.points} />
      </Section>
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
        abroad {
          ...SectionHeading
          points {
            title
            description
          }
        }
      }
    }
  }
`;
