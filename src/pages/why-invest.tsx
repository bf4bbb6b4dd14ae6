import { graphql, type PageProps } from "gatsby";

import { BuyerQuestions } from "../invest/buyer-questions";
import { BuyersAbroad } from "../invest/buyers-abroad";
import { Contents } from "../invest/contents";
import { CostCalculator } from "../cost/cost-calculator";
import { InnerPage } from "../site/inner-page";
import { Points } from "../ui/points";
import { ReturnsComparison } from "../invest/returns-comparison";
import { Section } from "../ui/section";
import { VerifyChecklist } from "../invest/verify-checklist";

export default function WhyInvestPage({
  data: { content },
  location,
}: PageProps<Queries.WhyInvestQuery>) {
  const { page } = content;
  const sections = [
    { id: "returns", ...page.returns },
    { id: "cost", ...page.cost },
    { id: "benefits", ...page.benefits },
    { id: "hyderabad", ...page.hyderabad },
    { id: "verify", ...page.verify },
    { id: "nri", ...page.abroad },
    { id: "questions", ...page.questions },
  ];
  return (
    <InnerPage content={content}>
      <Contents sections={sections} />
      <ReturnsComparison returns={page.returns} />
      <CostCalculator
        content={page.cost}
        layouts={content.layouts}
        contact={content.siteSettings.contact}
      />
      <Section id="benefits" heading={page.benefits}>
        <Points items={page.benefits.items} />
      </Section>
      <Section id="hyderabad" heading={page.hyderabad}>
        <Points items={page.hyderabad.reasons} />
      </Section>
      <VerifyChecklist content={page.verify} />
      <BuyersAbroad content={page.abroad} contact={content.siteSettings.contact} />
      <BuyerQuestions content={page.questions} hash={location.hash} />
    </InnerPage>
  );
}

export const query = graphql`
  query WhyInvest {
    content {
      ...PageFrame
      siteSettings {
        contact {
          ...OpeningHours
          ...ContactRows
        }
      }
      layouts {
        ...CostedLayout
      }
      page: whyInvestPage {
        ...InnerPage
        cost {
          ...CostCalculator
        }
        verify {
          ...VerifyChecklist
        }
        returns {
          ...ReturnsComparison
        }
        benefits {
          ...FeatureSection
        }
        hyderabad {
          ...SectionHeading
          reasons {
            title
            description
          }
        }
        abroad {
          ...BuyersAbroad
        }
        questions {
          ...BuyerQuestions
        }
      }
    }
  }
`;
