import { graphql, type PageProps } from "gatsby";

import { InnerPage } from "../site/inner-page";
import { PageLinks } from "../site/page-links";

export default function NotFoundPage({ data: { content } }: PageProps<Queries.NotFoundQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <PageLinks title={page.linksTitle} site={content.siteSettings} />
    </InnerPage>
  );
}

export const query = graphql`
  query NotFound {
    content {
      ...PageFrame
      page: notFoundPage {
        ...InnerPage
        linksTitle
      }
    }
  }
`;
