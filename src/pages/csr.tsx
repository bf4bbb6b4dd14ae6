import { graphql, type PageProps } from "gatsby";

import { CsrCommitment } from "../sections/csr-commitment";
import { CsrInitiatives } from "../sections/csr-initiatives";
import { PageHeader } from "../sections/page-header";

export default function CsrPage({ data: { content } }: PageProps<Queries.CsrQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <CsrCommitment commitment={page.commitment} />
      <CsrInitiatives initiatives={page.initiatives} />
    </>
  );
}

export const query = graphql`
  query Csr {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
      }
      page: csrPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan {
          ...Plan
        }
        commitment {
          ...CsrCommitment
        }
        initiatives {
          ...CsrInitiatives
        }
      }
    }
  }
`;
