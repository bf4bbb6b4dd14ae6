import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { areOld, useCurrentLayouts, useToday } from "../lib/freshness";
import { formatRupees } from "../lib/numbers";
import { useQuery, useShowWhenReady } from "../lib/query";
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
 * Computes what a plot costs with duties and a loan. Only the URL stores a visitor's choices. The prebuilt page shows the
 * result for the editor's first values, without the fields.
 */
export function CostCalculator({ content }: { content: Queries.CostCalculatorFragment }) {
  const search = useQuery();
  const isHydrated = search !== undefined;
  useShowWhenReady(isHydrated);
  const { duties, defaults, currencies: exchange, ...heading } = content.whyInvestPage.cost;
  // A currency is offered only with an exchange rate.
  const currencies = exchange.rates.flatMap(({ rupees, ...currency }) =>
    rupees ? [{ ...currency, rupees }] : [],
  );
  const day = useToday();
  const layouts = useCurrentLayouts(content.layouts);
  const choice = readCostQuery(search ?? "", defaults, currencies, layouts);
  const { currency, layout, offer } = choice;
  const cost = plotCost(choice.inputs, duties);
  const isOld = day !== undefined && areOld(exchange.asOf, day);
  const notes = [
    ...(layout && !offer ? [exampleText(layout)] : []),
    ...(currency ? [exchangeRateText(currency, exchange.asOf, isOld)] : []),
  ];
  const formatAmount = (rupees: number) =>
    currency ? formatCurrency(rupees, currency) : formatRupees(rupees);
  const summary = costSummary(cost, formatAmount);
  const view = { choice, cost, duties, notes };
  return (
    <>
      <Section id="cost" theme="dark" heading={heading}>
        <Calculator>
          <CostFields {...view} currencies={currencies} isHydrated={isHydrated} summary={summary} />
          <CostResult {...view} />
          {isHydrated && <Announcement text={summary} />}
        </Calculator>
      </Section>
      {isHydrated && <PriceSheet {...view} contact={content.siteSettings.contact} />}
    </>
  );
}

// On wide screens the fields are beside the total and the bar.
const Calculator = styled.div({
  display: "grid",
  gap: space.xxl,
  ...hiddenWhilePending,
  [from("lg")]: { gridTemplateColumns: "1fr 1fr", columnGap: space.columns },
  // Dims the amounts, the bar and the summary, which leave out a text that its field refuses.
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
          stamp
          transfer
          registration
          mutation
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
