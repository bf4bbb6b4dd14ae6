import { graphql, type PageProps } from "gatsby";

import { BuyerQuestions } from "../sections/buyer-questions";
import { BuyersAbroad } from "../sections/buyers-abroad";
import { ClosingCall } from "../sections/closing-call";
import { CostCalculator } from "../sections/cost-calculator";
import { FeatureSection } from "../sections/feature-section";
import { HyderabadReasons } from "../sections/hyderabad-reasons";
import { PageHeader } from "../sections/page-header";
import { ReturnsAtAGlance } from "../sections/returns-at-a-glance";
import { ReturnsComparison } from "../sections/returns-comparison";
import { VerifyChecklist } from "../sections/verify-checklist";

export default function WhyInvestPage({
  data: { content },
  location,
}: PageProps<Queries.WhyInvestQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan}>
        <ReturnsAtAGlance returns={page.returns} />
      </PageHeader>
      <FeatureSection section={page.benefits} id="benefits" />
      <HyderabadReasons hyderabad={page.hyderabad} />
      <ReturnsComparison returns={page.returns} />
      <CostCalculator content={page.cost} />
      <VerifyChecklist content={page.verify} />
      <BuyersAbroad content={page.abroad} contact={content.siteSettings.contact} />
      <BuyerQuestions content={page.questions} hash={location.hash} />
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
        contact {
          ...BuyersAbroadContact
        }
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
        hyderabad {
          ...HyderabadReasons
        }
        returns {
          ...ReturnsAtAGlance
          ...ReturnsComparison
        }
        cost {
          ...CostCalculator
        }
        verify {
          ...VerifyChecklist
        }
        abroad {
          ...BuyersAbroad
        }
        questions {
          ...BuyerQuestions
        }
        closing {
          ...ClosingCall
        }
      }
    }
  }
`;
