import { graphql, type PageProps } from "gatsby";

import { CsrInitiatives } from "../csr";
import { InnerPage } from "../site/inner-page";

export default function CsrPage({ data: { content } }: PageProps<Queries.CsrQuery>) {
  return (
    <InnerPage content={content}>
      <CsrInitiatives {...content.page} />
    </InnerPage>
  );
}

export const query = graphql`
  query Csr {
    content {
      ...PageFrame
      page: csrPage {
        ...InnerPage
        ...CsrInitiatives
      }
    }
  }
`;
