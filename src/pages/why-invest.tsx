import { graphql, type PageProps } from "gatsby";

import { CostCalculator } from "../cost/cost-calculator";
import { InnerPage } from "../site/inner-page";
import { LargeList, Points } from "../ui/lists";
import { Section } from "../ui/section";
import { BuyerQuestions, ReturnsComparison } from "../why-invest";

export default function WhyInvestPage({
  data: { content },
  location,
}: PageProps<Queries.WhyInvestQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <ReturnsComparison {...page} />
      <CostCalculator content={content} />
      <Section id="benefits" heading={page.benefits} list={page.benefits.items}>
        <Points items={page.benefits.items} />
      </Section>
      <Section id="hyderabad" heading={page.hyderabad} list={page.hyderabad.reasons}>
        <Points items={page.hyderabad.reasons} as={LargeList} />
      </Section>
      <BuyerQuestions {...page} hash={location.hash} />
    </InnerPage>
  );
}

export const query = graphql`
  query WhyInvest {
    content {
      ...PageFrame
      ...CostCalculator
      page: whyInvestPage {
        ...InnerPage
        benefits {
          ...FeatureSection
        }
        hyderabad {
          ...SectionHeading
          reasons {
            lead
            title
            description
          }
        }
        ...WhyInvestSections
      }
    }
  }
`;
