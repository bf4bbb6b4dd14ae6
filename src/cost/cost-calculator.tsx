import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useCallback, useState } from "react";

import { formatRupees } from "../lib/numbers";
import { currentLayout, useToday } from "../lib/plot-statuses";
import { useBrowserValue, useQuery, useShowWhenReady } from "../lib/query";
import { formatDate } from "../lib/time";
import { from, space } from "../theme";
import { hiddenWhilePending } from "../ui/mixins";
import { Announcement } from "../ui/primitives";
import { Section } from "../ui/section";
import { CostFields } from "./cost-fields";
import { exchangeRateDays, formatCurrency, readCostQuery } from "./cost-query";
import { CostResult } from "./cost-result";
import { costOf, localBodies } from "./plot-cost";
import { PriceSheet } from "./price-sheet";
import { costSummary, exchangeRateText } from "./words";

interface CostCalculatorProps {
  content: Queries.CostCalculatorFragment;
  /** All layouts: the URL may name one of them. */
  layouts: readonly Queries.CostedLayoutFragment[];
  contact: Queries.ContactRowsFragment;
}

const msADay = 86_400_000;

/** Defaults of the inputs that only a visitor can know. */
const visitorDefaults = {
  governmentValue: 0,
  charges: 0,
  localBody: localBodies[0],
  hasAgreement: true,
} as const;

/** The labels of the fields whose text is refused, and the function by which a field tells it. */
function useRefused() {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const onRefused = useCallback((label: string, isRefused: boolean) => {
    setRefused((labels) => {
      if (labels.includes(label) === isRefused) return labels;
      return isRefused ? [...labels, label] : labels.filter((other) => other !== label);
    });
  }, []);
  return [refused, onRefused] as const;
}

/**
 * The calculator of a plot's cost with duties and a loan. The URL is the only store of a visitor's choices. The
 * prebuilt page shows the editor's example without the fields.
 */
export function CostCalculator({ content, layouts, contact }: CostCalculatorProps) {
  const search = useQuery();
  const isReady = search !== undefined;
  useShowWhenReady(isReady);
  const defaults = { ...content.defaults, ...visitorDefaults };
  // Offers only currencies with an exchange rate.
  const currencies = content.currencies.rates.flatMap(({ rupees, ...currency }) =>
    rupees ? [{ ...currency, rupees }] : [],
  );
  const day = useToday();
  const current = layouts.map((layout) => currentLayout(layout, day));
  const choice = readCostQuery(search ?? "", defaults, currencies, current);
  const { currency } = choice;
  const { duties } = content;
  const cost = costOf(choice.inputs, duties);
  const write = (rupees: number) =>
    currency ? formatCurrency(rupees, currency) : formatRupees(rupees);
  const instalment = cost.loan === 0 ? undefined : write(cost.instalment);
  const { asOf } = content.currencies;
  const isOld = useBrowserValue(
    () => Date.now() > Date.parse(asOf) + (exchangeRateDays + 1) * msADay,
  );
  const currencyNote = currency && exchangeRateText(currency, formatDate(asOf), isOld);
  const shown = { choice, cost, duties, currencyNote };
  const summary = costSummary(write(cost.total), instalment);
  const [refused, onRefused] = useRefused();
  return (
    <>
      <Section id="cost" theme="dark" heading={content}>
        <Parts>
          <CostFields
            duties={duties}
            choice={choice}
            defaults={{ ...defaults, charges: choice.layoutCharges }}
            currencies={currencies}
            isReady={isReady}
            summary={summary}
            isStale={refused.length > 0}
            onRefused={onRefused}
          />
          <CostResult {...shown} refused={refused} />
          {isReady && <Announcement text={summary} />}
        </Parts>
      </Section>
      {isReady && <PriceSheet {...shown} contact={contact} />}
    </>
  );
}

// On wide screens the fields are beside the total and the bar.
const Parts = styled.div({
  display: "grid",
  gap: space.xxl,
  ...hiddenWhilePending,
  [from("lg")]: { gridTemplateColumns: "1fr 1fr", columnGap: space.columns },
});

export const fragment = graphql`
  fragment CostCalculator on CostCalculator {
    ...SectionHeading
    defaults {
      size
      pricePerSqYd
      downPayment
      interestRate
      years
    }
    duties {
      ...Duties
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

  fragment Duties on DutyRates {
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
