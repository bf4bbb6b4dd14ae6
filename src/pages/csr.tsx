import { graphql, type PageProps } from "gatsby";

import { Columns } from "../ui/layout";
import { Paragraphs } from "../ui/paragraphs";
import { CsrInitiatives } from "../csr/initiatives";
import { InnerPage } from "../site/inner-page";
import { Section, SectionHeading } from "../ui/section";

export default function CsrPage({ data: { content } }: PageProps<Queries.CsrQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <Section id="commitment">
        <Columns rows="none">
          <SectionHeading id="commitment" heading={page.commitment} />
          <Paragraphs texts={page.commitment.paragraphs} />
        </Columns>
      </Section>
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
          ...SectionHeading
          paragraphs
        }
        initiatives {
          ...CsrInitiatives
        }
        closing {
          ...ClosingCall
        }
      }
    }
  }
`;
