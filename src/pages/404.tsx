import { graphql, type PageProps } from "gatsby";

import { PageHeader } from "../sections/page-header";
import { PageLinks } from "../sections/page-links";

export default function NotFoundPage({ data: { content } }: PageProps<Queries.NotFoundQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <PageLinks title={page.linksTitle} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query NotFound {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        ...PageLinks
      }
      page: notFoundPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan {
          ...Plan
        }
        linksTitle
      }
    }
  }
`;
