import { graphql, type PageProps } from "gatsby";

import { LayoutPage } from "../../layouts/layout-page";

export default function OneLayoutPage({ data: { content } }: PageProps<Queries.OneLayoutQuery>) {
  return <LayoutPage layout={content.page} page={content.openPlotsPage} content={content} />;
}

export const query = graphql`
  query OneLayout($id: String!) {
    content {
      ...PageFrame
      ...TownMap
      page: layout(id: $id) {
        head {
          ...PageHead
        }
        ...LayoutOfPage
      }
      openPlotsPage {
        ...LayoutPageTexts
      }
    }
  }
`;
