import { graphql, type PageProps } from "gatsby";

import { NumberedList } from "../ui/numbered-list";
import { BuyerQuestions } from "../invest/buyer-questions";
import { BuyersAbroad } from "../invest/buyers-abroad";
import { CostCalculator } from "../cost/cost-calculator";
import { FeatureSection } from "../ui/feature-section";
import { InnerPage } from "../site/inner-page";
import { ReturnsAtAGlance } from "../invest/returns-at-a-glance";
import { ReturnsComparison } from "../invest/returns-comparison";
import { SplitSection } from "../ui/split-section";
import { VerifyChecklist } from "../invest/verify-checklist";

export default function WhyInvestPage({
  data: { content },
  location,
}: PageProps<Queries.WhyInvestQuery>) {
  const { page } = content;
  const { hyderabad } = page;
  return (
    <InnerPage content={content} summary={<ReturnsAtAGlance returns={page.returns} />}>
      <FeatureSection section={page.benefits} id="benefits" />
      <SplitSection
        id="hyderabad"
        heading={hyderabad.heading}
        ground="sunk"
        photo={hyderabad.photo}
      >
        <NumberedList items={hyderabad.reasons} />
      </SplitSection>
      <ReturnsComparison returns={page.returns} />
      <CostCalculator content={page.cost} />
      <VerifyChecklist content={page.verify} />
      <BuyersAbroad content={page.abroad} contact={content.siteSettings.contact} />
      <BuyerQuestions content={page.questions} hash={location.hash} />
    </InnerPage>
  );
}

export const query = graphql`
  query WhyInvest {
    content {
      siteSettings {
        ...Layout
        contact {
          ...OpeningHours
        }
      }
      page: whyInvestPage {
        ...InnerPage
        benefits {
          ...FeatureSection
        }
        hyderabad {
          heading {
            ...SectionHeading
          }
          reasons {
            ...Statement
          }
          photo {
            ...HalfPhoto
          }
        }
        returns {
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
