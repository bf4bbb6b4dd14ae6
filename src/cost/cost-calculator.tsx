import { graphql } from "gatsby";

import { Columns } from "../ui/columns";
import { Section } from "../ui/section";
import { readCostQuery } from "./cost-query";
import { useQuery } from "../lib/query";
import { CostFields } from "./cost-fields";
import { CostResult } from "./cost-result";

/**
 * The calculator of a plot's cost with duties and a loan. The address is the only store of a visitor's choices. The
 * prerendered page shows the editor's example without the fields.
 */
export function CostCalculator({ content }: { content: Queries.CostCalculatorFragment }) {
  const search = useQuery();
  const isReady = search !== undefined;
  const usual = { ...content.defaults, ...content.duties };
  // Offers only currencies with a rate.
  const currencies = content.currencies.rates.flatMap(({ rupees, ...currency }) =>
    rupees ? [{ ...currency, rupees }] : [],
  );
  const choice = readCostQuery(search ?? "", usual, currencies);
  return (
    <Section id="cost" heading={content.heading} ground="sunk">
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
