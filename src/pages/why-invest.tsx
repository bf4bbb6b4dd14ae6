import { graphql, type PageProps } from "gatsby";

import { ClosingCall } from "../sections/closing-call";
import { FeatureSection } from "../sections/feature-section";
import { HyderabadReasons } from "../sections/hyderabad-reasons";
import { PageHeader } from "../sections/page-header";
import { ReturnsComparison } from "../sections/returns-comparison";

export default function WhyInvestPage({ data: { content } }: PageProps<Queries.WhyInvestQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <FeatureSection section={page.benefits} id="benefits" arrangement="columns" />
      <HyderabadReasons hyderabad={page.hyderabad} />
      <ReturnsComparison returns={page.returns} />
      <ClosingCall call={page.closing} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query WhyInvest {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
        ...ClosingCallSite
      }
      page: whyInvestPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan(width: 1600, height: 600) {
          ...Plan
        }
        benefits {
          ...FeatureSection
        }
        hyderabad {
          ...HyderabadReasons
        }
        returns {
          ...ReturnsComparison
        }
        closing {
          ...ClosingCall
        }
      }
    }
  }
`;
