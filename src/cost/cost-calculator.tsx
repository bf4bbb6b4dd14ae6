import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatRupees } from "../lib/numbers";
import { areOld, currentLayout, useToday } from "../lib/plot-statuses";
import { useQuery } from "../lib/query";
import { from, space } from "../theme";
import { hiddenWhilePending } from "../ui/mixins";
import { Announcement } from "../ui/primitives";
import { Section } from "../ui/section";
import { CostFields } from "./cost-fields";
import { formatCurrency, readCostQuery } from "./cost-query";
import { CostResult } from "./cost-result";
import { plotCost } from "./plot-cost";
import { PriceSheet } from "./price-sheet";
import { costSummary, exampleText, exchangeRateText } from "./words";

/**
 * The calculator of a plot's cost with duties and a loan. The URL is the only store of a visitor's choices. The
 * prebuilt page shows the editor's example without the fields.
 */
export function CostCalculator({ content }: { content: Queries.CostCalculatorFragment }) {
  const search = useQuery();
  const isReady = search !== undefined;
  useShowWhenReady(isReady);
  const example = content.whyInvestPage.cost;
  const { duties } = example;
  const { asOf, rates } = example.currencies;
  // A currency is offered only with an exchange rate.
  const currencies = rates.flatMap(({ rupees, ...currency }) =>
    rupees ? [{ ...currency, rupees }] : [],
  );
  const day = useToday();
  const layouts = content.layouts.map((one) => currentLayout(one, day));
  const choice = readCostQuery(search ?? "", example.defaults, currencies, layouts);
  const { currency, layout, offer } = choice;
  const cost = plotCost(choice.inputs, duties);
  const isOld = day !== undefined && areOld(asOf, day);
  const notes = [
    ...(layout && !offer ? [exampleText(layout)] : []),
    ...(currency ? [exchangeRateText(currency, asOf, isOld)] : []),
  ];
  const write = (rupees: number) =>
    currency ? formatCurrency(rupees, currency) : formatRupees(rupees);
  const summary = costSummary(cost, write);
  const shown = { choice, cost, duties, notes };
  return (
    <>
      <Section id="cost" theme="dark" heading={example}>
        <Calculator>
          <CostFields {...shown} currencies={currencies} isReady={isReady} summary={summary} />
          <CostResult {...shown} />
          {isReady && <Announcement text={summary} />}
        </Calculator>
      </Section>
      {isReady && <PriceSheet {...shown} contact={content.siteSettings.contact} />}
    </>
  );
}

// On wide screens the fields are beside the total and the bar.
const Calculator = styled.div({
  display: "grid",
  gap: space.xxl,
  ...hiddenWhilePending,
  [from("lg")]: { gridTemplateColumns: "1fr 1fr", columnGap: space.columns },
  // The figures do not follow a text that its field refuses.
  "&:has([aria-invalid=true])": { "dd, [aria-hidden] > *": { opacity: 0.7 } },
});

export const fragment = graphql`
  fragment CostCalculator on Content {
    layouts {
      ...CostedLayout
    }
    siteSettings {
      contact {
        ...ContactRows
      }
    }
    whyInvestPage {
      cost {
        ...SectionHeading
        defaults {
          size
          pricePerSqYd
          downPayment
          interestRate
          years
        }
        duties {
          ...DutySums
          mutationMin {
            corporation
            municipality
            village
          }
          agreementStamp
          agreementFee
          agreementFeeMax
          tds
          tdsFrom
          asOf
        }
        currencies {
          asOf
          rates {
            code
            name
            rupees
          }
        }
      }
    }
  }

  fragment CostedLayout on Layout {
    ...SizedLayout
    slug
    name
    otherCharges {
      ...LayoutCharge
    }
    plan {
      plots {
        sides
        faces
        road
      }
    }
    papers {
      ...Rera
      permit {
        ...Permit
      }
    }
  }
`;
