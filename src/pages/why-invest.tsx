import { graphql, type PageProps } from "gatsby";

import { BuyerChecks } from "../sections/buyer-checks";
import { ClosingCall } from "../sections/closing-call";
import { FeatureSection } from "../sections/feature-section";
import { HyderabadReasons } from "../sections/hyderabad-reasons";
import { PageHeader } from "../sections/page-header";
import { ReturnsAtAGlance } from "../sections/returns-at-a-glance";
import { ReturnsComparison } from "../sections/returns-comparison";

export default function WhyInvestPage({ data: { content } }: PageProps<Queries.WhyInvestQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan}>
        <ReturnsAtAGlance returns={page.returns} />
      </PageHeader>
      <FeatureSection
        section={page.benefits}
        id="benefits"
        aside={<BuyerChecks checks={page.checks} />}
      />
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
        plan {
          ...Plan
        }
        benefits {
          ...FeatureSection
        }
        checks {
          ...BuyerChecks
        }
        hyderabad {
          ...HyderabadReasons
        }
        returns {
          ...ReturnsAtAGlance
          ...ReturnsComparison
        }
        closing {
          ...ClosingCall
        }
      }
    }
  }
`;
