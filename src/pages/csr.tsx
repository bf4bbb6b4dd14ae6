import { graphql, type PageProps } from "gatsby";

import { CsrInitiatives } from "../csr";
import { InnerPage } from "../site/inner-page";

export default function CsrPage({ data: { content } }: PageProps<Queries.CsrQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <CsrInitiatives commitment={page.commitment} list={page.initiatives} />
    </InnerPage>
  );
}

export const query = graphql`
  query Csr {
    content {
      ...PageFrame
      page: csrPage {
        ...InnerPage
        commitment {
          title
          paragraphs
        }
        initiatives {
          ...CsrInitiatives
        }
      }
    }
  }
`;
