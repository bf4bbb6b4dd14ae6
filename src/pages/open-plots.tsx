import { graphql, type PageProps } from "gatsby";

import { LayoutFinder } from "../layouts/layout-finder";
import { TownMap } from "../layouts/town-map";
import { InnerPage } from "../site/inner-page";

export default function OpenPlotsPage({ data: { content } }: PageProps<Queries.OpenPlotsQuery>) {
  return (
    <InnerPage content={content}>
      <LayoutFinder
        layouts={content.layouts}
        page={content.page}
        placeList={content.placeList}
        chat={content.siteSettings.whatsapp}
      />
      <TownMap content={content} />
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
        ...LayoutCard
      }
    }
  }
`;
