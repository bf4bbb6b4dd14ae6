import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { printAloneMark } from "../boot/marks";
import { type Fact, Facts } from "../ui/facts";
import { FigureText } from "../ui/figure-text";
import { displayText, secondaryText } from "../ui/mixins";
import { chargeName, permitText } from "../papers/papers";
import { exemptFacts, ReraNumber } from "../papers/rera";
import { contactLabels } from "../ui/words";
import { reraWords } from "../papers/words";
import { formatNumber, formatRupees } from "../lib/rupees";
import { type CostChoice, formatCurrency } from "./cost-query";
import { chargeFor, type PlotCost } from "./loan";
import { areaText, costFigureWords, costNotes, priceSheetWords as words } from "./words";
import { border, color, fontSize, fontWeight, hairline, space, when } from "../theme";

type Plot = Queries.CostedPlotFragment;

export interface PriceSheetProps {
  choice: CostChoice<Plot>;
  cost: PlotCost;
  duties: Queries.CostCalculatorFragment["duties"];
  /** The rate of the second currency in words, if there is one. */
  currencyNote?: string;
  contact: Queries.PriceSheetContactFragment;
}

export const priceSheetId = "price-sheet";

interface Line {
  label: string;
  rupees: number;
}

/** The charges besides the plot's price, each on a line of its own; together with the price they are the total. */
function chargeLines({ choice, cost, duties }: PriceSheetProps): Line[] {
  const { inputs, plot, layoutCharges } = choice;
  const charges = inputs.charges === layoutCharges ? (plot?.otherCharges ?? []) : [];
  const { labels } = costFigureWords;
  return [
    ...(["stamp", "transfer", "registration"] as const).map((name) => ({
      label: words.duties[name](formatNumber(duties[name])),
      rupees: cost[name],
    })),
    { label: labels.mutation, rupees: cost.mutation },
    { label: labels.agreement, rupees: cost.agreement },
    ...charges.map((charge) => ({
      label: chargeName(charge),
      rupees: chargeFor(inputs.size, charge),
    })),
    { label: labels.charges, rupees: charges.length > 0 ? 0 : cost.charges },
  ].filter(({ rupees }) => rupees > 0);
}

/** What the layout is, by its papers, and the plot's size and rate. */
function plotFacts({ inputs, unit, plot }: CostChoice<Plot>): Fact[] {
  const { rera, permit } = plot?.papers ?? {};
  const area = areaText(inputs.size, unit);
  const valued = inputs.government > 0;
  return [
    ...(permit ? [{ name: "permit", label: words.permit, value: permitText(permit) }] : []),
    ...(plot && rera
      ? [{ name: "rera", label: reraWords.label, value: <ReraNumber papers={plot.papers} /> }]
      : exemptFacts(plot?.papers ?? null)),
    { name: "size", label: words.size, value: words.sizeText(formatNumber(inputs.size), area) },
    { name: "rate", label: words.rate, value: words.perSqYd(formatRupees(inputs.rate)) },
    ...(valued
      ? [
          {
            name: "government",
            label: words.government,
            value: words.perSqYd(formatRupees(inputs.government)),
          },
        ]
      : []),
  ];
}

/**
 * One price on one sheet of paper, for the button that prints it; nothing on the screen. The print has the company's name,
 * the address and the date above it.
 */
export function PriceSheet(props: PriceSheetProps) {
  const { choice, cost, duties, currencyNote, contact } = props;
  const { inputs, plot, currency } = choice;
  const { labels } = costFigureWords;
  const renderLine = ({ label, rupees }: Line, isSum = false) => (
    <div key={label} data-sum={isSum || undefined}>
      <dt>{label}</dt>
      <dd translate="no">
        {currency && <small>{`${formatCurrency(rupees, currency)} `}</small>}
        <span>{formatRupees(rupees)}</span>
      </dd>
    </div>
  );
  return (
    <Sheet id={priceSheetId}>
      <p>{words.title}</p>
      <h2>{plot?.name ?? words.anyPlot}</h2>
      {plot && <Location>{`${plot.location}. ${plot.approval.name}`}</Location>}
      <PlotFacts facts={plotFacts(choice)} />
      <Lines>
        {renderLine({ label: labels.price, rupees: cost.price })}
        {chargeLines(props).map((line) => renderLine(line))}
        {renderLine({ label: words.total, rupees: cost.total }, true)}
      </Lines>
      {cost.loan > 0 && (
        <Lines>
          {renderLine({ label: words.start, rupees: cost.start })}
          {renderLine({
            label: words.loan(inputs.years, formatNumber(inputs.interest)),
            rupees: cost.loan,
          })}
          {renderLine({ label: labels.instalment, rupees: cost.instalment })}
        </Lines>
      )}
      {[
        cost.tds > 0 && words.tds(formatRupees(cost.tds)),
        `${words.note(duties.asOfText)} ${costNotes.duties}`,
        currencyNote,
        plot?.sample && words.sample,
      ].map(
        (note) =>
          note && (
            <Note key={note}>
              <FigureText>{note}</FigureText>
            </Note>
          ),
      )}
      <PlotFacts
        facts={[
          { name: "phone", label: contactLabels.phone, value: contact.phone },
          { name: "email", label: contactLabels.email, value: contact.email },
        ]}
      />
    </Sheet>
  );
}

// Sizes for a sheet that is read at a table.
const Sheet = styled.article({
  display: "none",
  [when.print]: { [`&[${printAloneMark}]`]: { display: "block" } },
  "& > p:first-of-type": { color: color.accentText, fontWeight: fontWeight.semibold },
  "& > h2": { fontSize: fontSize.heading },
  fontSize: fontSize.body,
});

const Location = styled.p({ marginTop: space.sm });

const PlotFacts = styled(Facts)({ marginBlock: space.xl, "& > div > dt": { width: "25%" } });

const Lines = styled.dl({
  marginBottom: space.xl,
  fontVariantNumeric: "tabular-nums",
  "& > div": {
    display: "flex",
    justifyContent: "space-between",
    columnGap: space.lg,
    paddingBlock: space.sm,
    borderTop: hairline,
  },
  dt: { fontSize: "inherit", color: color.text },
  small: { ...secondaryText },
  "[data-sum]": {
    alignItems: "baseline",
    borderTop: `${border.rule} solid ${color.accent}`,
    fontWeight: fontWeight.semibold,
    "dd > span": displayText("sum"),
  },
});

const Note = styled.p({ ...secondaryText, marginTop: space.sm });

export const fragment = graphql`
  fragment PricedPlot on Plot {
    location
    approval {
      name
    }
    sample
    papers {
      ...Rera
      permit {
        ...Permit
      }
    }
  }

  fragment PriceSheetContact on ContactDetails {
    phone
    email
  }
`;
