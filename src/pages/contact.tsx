import { graphql, type PageProps } from "gatsby";

import { ContactSection } from "../contact/contact-section";
import { hasTown } from "../layouts/places";
import { LocationMap, mapWidth, openTowns } from "../layouts/town-map";
import { InnerPage } from "../site/inner-page";
import { Points } from "../ui/lists";
import { Columns } from "../ui/primitives";
import { Section, SectionHeading } from "../ui/section";

export default function ContactPage({ data: { content } }: PageProps<Queries.ContactQuery>) {
  const { page, placeList } = content;
  return (
    <InnerPage content={content}>
      <ContactSection {...content} />
      <Section>
        <Columns minWidth={mapWidth} rowGap="huge">
          {page.abroad.points.length > 0 && (
            <div>
              <SectionHeading id="nri" heading={page.abroad} />
              <Points items={page.abroad.points} />
            </div>
          )}
          {hasTown(placeList.places) && (
            <div>
              <SectionHeading id="map" heading={{ title: placeList.title, text: placeList.note }} />
              <LocationMap placeList={placeList} goldTowns={openTowns(content)} />
            </div>
          )}
        </Columns>
      </Section>
    </InnerPage>
  );
}

export const query = graphql`
  query Contact {
    content {
      ...PageFrame
      ...TownMap
      ...ContactSection
      page: contactPage {
        ...InnerPage
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
