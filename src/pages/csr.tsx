import { graphql, type PageProps } from "gatsby";

import { CsrCommitment } from "../csr/commitment";
import { CsrInitiatives } from "../csr/initiatives";
import { InnerPage } from "../site/inner-page";

export default function CsrPage({ data: { content } }: PageProps<Queries.CsrQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <CsrCommitment commitment={page.commitment} />
      <CsrInitiatives list={page.initiatives} />
    </InnerPage>
  );
}

export const query = graphql`
  query Csr {
    content {
      siteSettings {
        ...PageFrame
      }
      page: csrPage {
        ...InnerPage
        commitment {
          title
          paragraphs
        }
        initiatives {
          ...CsrInitiatives
        }
        closing {
          ...CallToAction
        }
      }
    }
  }
`;
