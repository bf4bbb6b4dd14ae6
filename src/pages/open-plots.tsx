import { graphql, type PageProps } from "gatsby";

import { InnerPage } from "../site/inner-page";
import { Section } from "../ui/section";
import { LayoutFinder } from "../layouts/layout-finder";
import { LayoutMap } from "../layouts/layout-map";
import { layoutListWords } from "../layouts/layout-list-words";

export default function OpenPlotsPage({ data: { content } }: PageProps<Queries.OpenPlotsQuery>) {
  return (
    <InnerPage content={content}>
      <Section id="list" name={layoutListWords.title}>
        <LayoutFinder
          layouts={content.layouts}
          page={content.page}
          places={content.placeList.places}
          chat={content.siteSettings.whatsapp}
        />
      </Section>
      <LayoutMap content={content} />
    </InnerPage>
  );
}

export const query = graphql`
  query OpenPlots {
    content {
      ...PageFrame
      ...TownMap
      page: openPlotsPage {
        ...InnerPage
        ...LayoutFinder
      }
      layouts {
        ...FoundLayout
      }
    }
  }
`;
