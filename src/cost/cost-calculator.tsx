import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useCallback, useState } from "react";

import { Announcement } from "../ui/announcement";
import { hiddenWhilePending, useAppliedQuery } from "../ui/pending-query";
import { Section } from "../ui/section";
import { costQueryKeys, formatCurrency, readCostQuery } from "./cost-query";
import { storedIn } from "../lib/own-address";
import { useQuery } from "../lib/query";
import { formatRupees } from "../lib/rupees";
import { useDevice } from "../lib/use-device";
import { CostFields } from "./cost-fields";
import { CostResult } from "./cost-result";
import { costOf } from "./loan";
import { PriceSheet } from "./price-sheet";
import { costSummary, currencyRateText } from "./words";
import { space } from "../theme";

export interface CostCalculatorProps {
  content: Queries.CostCalculatorFragment;
  /** All plots: the address may name one of them. */
  plots: readonly Queries.CostedPlotFragment[];
  contact: Queries.PriceSheetContactFragment;
}

/** Defaults of the inputs that only a visitor can know. */
const unknown = {
  government: 0,
  charges: 0,
  localBody: "corporation",
  hasAgreement: true,
} as const;

/**
 * The calculator of a plot's cost with duties and a loan. The address is the only store of a visitor's choices. The
 * prerendered page shows the editor's example without the fields.
 */
export function CostCalculator({ content, plots, contact }: CostCalculatorProps) {
  const search = useQuery();
  const isReady = search !== undefined;
  useAppliedQuery(isReady);
  const defaults = { ...content.defaults, ...unknown };
  // Offers only currencies with a rate.
  const currencies = content.currencies.rates.flatMap(({ rupees, ...currency }) =>
    rupees ? [{ ...currency, rupees }] : [],
  );
  const choice = readCostQuery(search ?? "", defaults, currencies, plots);
  const { inputs, currency, layoutCharges } = choice;
  const cost = costOf(inputs, content.duties);
  const write = (rupees: number) =>
    currency ? formatCurrency(rupees, currency) : formatRupees(rupees);
  const instalment = cost.loan === 0 ? undefined : write(cost.instalment);
  const { oldFrom, asOfText } = content.currencies;
  const isOld = useDevice(() => Date.now() >= Date.parse(oldFrom));
  const currencyNote = currency && currencyRateText(currency, asOfText, isOld);
  const summary = costSummary(write(cost.total), instalment);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const onRefused = useCallback((label: string, isRefused: boolean) => {
    setRefused((labels) => {
      if (labels.includes(label) === isRefused) return labels;
      return isRefused ? [...labels, label] : labels.filter((other) => other !== label);
    });
  }, []);
  return (
    <>
      <Section id="cost" ground="granite" heading={content}>
        <Parts {...storedIn(...costQueryKeys)}>
          <CostFields
            duties={content.duties}
            choice={choice}
            defaults={{ ...defaults, charges: layoutCharges }}
            currencies={currencies}
            isReady={isReady}
            summary={summary}
            isStale={refused.length > 0}
            onRefused={onRefused}
          />
          <div>
            <CostResult
              duties={content.duties}
              currencyNote={currencyNote}
              choice={choice}
              cost={cost}
              refused={refused}
            />
            {isReady && <Announcement text={summary} />}
          </div>
        </Parts>
      </Section>
      {isReady && (
        <PriceSheet
          choice={choice}
          cost={cost}
          duties={content.duties}
          currencyNote={currencyNote}
          contact={contact}
        />
      )}
    </>
  );
}

const Parts = styled.div({ display: "grid", gap: space.xxl, ...hiddenWhilePending });

export const fragment = graphql`
  fragment CostCalculator on CostCalculator {
    ...SectionHeading
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
      mutation
      mutationLeast {
        corporation
        corporationText
        municipality
        municipalityText
        village
        villageText
      }
      agreementStamp
      agreementFee
      agreementFeeMost
      agreementFeeMostText
      tds
      tdsFrom
      asOfText
    }
    currencies {
      oldFrom
      asOfText
      rates {
        code
        name
        rupees
      }
    }
  }

  fragment CostedPlot on Plot {
    slug
    name
    pricePerSqYd
    size {
      min
      max
    }
    otherCharges {
      ...LayoutCharge
    }
    ...PricedPlot
  }
`;
