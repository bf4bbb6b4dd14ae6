import { graphql } from "gatsby";

import { Columns } from "../ui/columns";
import { Container, Section, SectionHeading } from "../ui/section";
import { readCostQuery } from "./cost-query";
import { useQuery } from "../lib/query";
import { CostFields } from "./cost-fields";
import { CostResult } from "./cost-result";

/**
 * What a plot costs with duties and a loan. What a visitor changes is in the address and nowhere else. The prebuilt
 * page has the editor's example, without the fields.
 */
export function CostCalculator({ content }: { content: Queries.CostCalculatorFragment }) {
  const search = useQuery();
  const isReady = search !== undefined;
  const usual = { ...content.defaults, ...content.duties };
  // A currency without a rate is not offered.
  const currencies = content.currencies.rates.flatMap(({ rupees, ...currency }) =>
    rupees ? [{ ...currency, rupees }] : [],
  );
  const choice = readCostQuery(search ?? "", usual, currencies);
  return (
    <Section data-ground="sunk" aria-labelledby="cost">
      <Container>
        <SectionHeading id="cost" heading={content.heading} />
        <Columns>
          <CostFields
            content={content}
            choice={choice}
            usual={usual}
            currencies={currencies}
            isReady={isReady}
          />
          <CostResult content={content} choice={choice} isReady={isReady} />
        </Columns>
      </Container>
    </Section>
  );
}

export const fragment = graphql`
  fragment CostCalculator on CostCalculator {
    heading {
      ...SectionHeading
    }
    defaults {
      size
      rate
      downPayment
      interest
      years
    }
    duties {
      stamp
      transfer
      registration
    }
    currencies {
      rates {
        code
        name
        rupees
      }
    }
    ...CostFields
    ...CostResult
  }
`;
