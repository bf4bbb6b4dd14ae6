import styled from "@emotion/styled";

import { printAloneMark } from "../lib/marks";
import { formatNumber, formatRupees } from "../lib/numbers";
import { formatDate } from "../lib/time";
import { chargeName, permitText } from "../papers/papers";
import { reraFacts } from "../papers/rera";
import { border, color, fontSize, fontWeight, space, when } from "../theme";
import { AmountText } from "../ui/amount-text";
import { Facts, type Fact } from "../ui/facts";
import { displayText, secondaryText } from "../ui/mixins";
import { contactLabels, facesText, sizeIn } from "../ui/words";
import { formatCurrency } from "./cost-query";
import { figureRow, priceSheetId, type ShownCost } from "./cost-result";
import { chargeFor } from "./plot-cost";
import {
  costFigureWords,
  costNotes,
  ratePerSqYd,
  sizeText,
  priceSheetWords as words,
} from "./words";

interface AmountLine {
  label: string;
  rupees: number;
  isTotal?: boolean;
}

/** The price, and each duty, fee and charge on a line of its own; below them their total. */
function totalLines({ choice, cost, duties }: ShownCost): AmountLine[] {
  const charges = choice.listedCharges ?? [];
  const { labels } = costFigureWords;
  const lines = [
    { label: labels.price, rupees: cost.price },
    ...(["stamp", "transfer", "registration"] as const).map((name) => ({
      label: words.duties[name](formatNumber(duties[name])),
      rupees: cost[name],
    })),
    { label: labels.mutation, rupees: cost.mutation },
    { label: labels.agreement, rupees: cost.agreement },
    ...charges.map((charge) => ({
      label: chargeName(charge),
      rupees: chargeFor(choice.inputs.size, charge),
    })),
    { label: labels.charges, rupees: charges.length > 0 ? 0 : cost.charges },
  ].filter(({ rupees }) => rupees > 0);
  return [...lines, { label: words.total, rupees: cost.total, isTotal: true }];
}

/** How the total is paid with a loan. */
const loanLines = ({ choice: { inputs }, cost }: ShownCost): AmountLine[] => [
  { label: words.ownMoney, rupees: cost.ownMoney },
  { label: words.loan(inputs.years, formatNumber(inputs.interestRate)), rupees: cost.loan },
  { label: costFigureWords.labels.instalment, rupees: cost.instalment },
];

/** What the layout is, by its papers, and what the plot is, with its size and price. */
function plotFacts({ inputs, unit, offer, plot, status }: ShownCost["choice"]): Fact[] {
  const papers = offer?.papers ?? null;
  const size = sizeText(inputs.size, sizeIn(inputs.size, unit));
  return [
    { name: "permit", label: words.permit, value: papers?.permit && permitText(papers.permit) },
    ...reraFacts(papers),
    { name: "size", label: words.size, value: size },
    { name: "sides", label: words.sides, value: plot?.sides },
    { name: "faces", label: words.faces, value: plot && facesText(plot) },
    { name: "status", label: words.status, value: plot && status },
    ...(["pricePerSqYd", "governmentValue"] as const)
      .filter((name) => inputs[name] > 0)
      .map((name) => ({ name, label: words[name], value: ratePerSqYd(inputs[name]) })),
  ];
}

/**
 * One price on one printed sheet, for the button that prints it; nothing on the screen. The print has the company's name
 * above it.
 */
export function PriceSheet(props: ShownCost & { contact: Queries.ContactRowsFragment }) {
  const { choice, cost, duties, currencyNote, contact } = props;
  const { layout, offer, currency } = choice;
  return (
    <Sheet id={priceSheetId}>
      <p>{words.title}</p>
      <h2>{choice.name ?? words.anyPlot}</h2>
      {offer && <Location>{`${offer.location}. ${offer.status}`}</Location>}
      <LayoutFacts facts={plotFacts(choice)} />
      {[totalLines(props), ...(cost.loan > 0 ? [loanLines(props)] : [])].map((lines, part) => (
        <Lines key={part}>
          {lines.map(({ label, rupees, isTotal }, index) => (
            // An editor may name a charge like another line.
            <div key={index} data-total={isTotal}>
              <dt>{label}</dt>
              <dd translate="no">
                {currency && <small>{`${formatCurrency(rupees, currency)} `}</small>}
                <span>{formatRupees(rupees)}</span>
              </dd>
            </div>
          ))}
        </Lines>
      ))}
      {[
        cost.tds > 0 && words.tds(formatRupees(cost.tds)),
        `${words.note(formatDate(duties.asOf))} ${costNotes.duties}`,
        currencyNote,
        layout && !offer && costNotes.example(layout),
        layout?.sample && words.sample,
      ].map(
        (note) =>
          note && (
            <Note key={note}>
              <AmountText>{note}</AmountText>
            </Note>
          ),
      )}
      <LayoutFacts
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

const LayoutFacts = styled(Facts)({ marginBlock: space.xl, "& > div > dt": { width: "25%" } });

const Lines = styled.dl({
  marginBottom: space.xl,
  fontVariantNumeric: "tabular-nums",
  "& > div": figureRow,
  dt: { flex: 1, fontSize: "inherit", color: color.text },
  small: { ...secondaryText },
  "[data-total]": {
    alignItems: "baseline",
    borderTop: `${border.rule} solid ${color.accent}`,
    fontWeight: fontWeight.semibold,
    "dd > span": displayText("amount"),
  },
});

const Note = styled.p({ ...secondaryText, marginTop: space.sm });
