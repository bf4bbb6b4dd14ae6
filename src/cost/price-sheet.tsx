import styled from "@emotion/styled";

import { printAloneAttribute } from "../lib/attributes";
import { formatDate } from "../lib/time";
import { chargeName, permitText } from "../papers/papers";
import { reraFact } from "../papers/rera";
import { contactRows } from "../site/contact-rows";
import { border, color, fontWeight, space, when } from "../theme";
import { AmountText } from "../ui/amount-text";
import { Facts, type Fact } from "../ui/facts";
import { displayText, secondaryText } from "../ui/mixins";
import { contactLabels, facesText } from "../ui/words";
import { priceSheetId, type CostView } from "./cost-result";
import { Ledger, LedgerList, type LedgerEntry } from "./ledger";
import { chargeFor } from "./plot-cost";
import {
  costWords,
  labelledFigures,
  loanText,
  rateText,
  sizeText,
  tdsText,
  priceSheetWords as words,
} from "./words";

/** The price of one plot on one sheet, which only its print button shows. The print has the company's name above it. */
export function PriceSheet(props: CostView & { contact: Queries.ContactRowsFragment }) {
  const { choice, cost, duties, notes, contact } = props;
  const { name, layout, offer, currency, inputs, listedCharges } = choice;
  const figure = labelledFigures(cost, duties);
  const entries: LedgerEntry[] = [
    figure("price"),
    figure("stamp"),
    figure("transfer"),
    figure("registration"),
    figure("mutation"),
    figure("agreement"),
    ...(listedCharges?.map((charge) => ({
      label: chargeName(charge),
      rupees: chargeFor(inputs.size, charge),
    })) ?? [figure("charges")]),
    { label: costWords.total, rupees: cost.total, isTotal: true },
  ];
  const loanEntries = [
    { label: words.ownMoney, rupees: cost.ownMoney },
    { label: loanText(inputs.years, inputs.interestRate), rupees: cost.loan },
    figure("instalment"),
  ];
  return (
    <Sheet id={priceSheetId}>
      <SheetTitle>{words.title}</SheetTitle>
      <h2>{name ?? words.anyPlot}</h2>
      {offer && <SheetLocation>{`${offer.location}. ${offer.status}`}</SheetLocation>}
      <SheetFacts facts={plotFacts(choice)} />
      <Ledger as={SheetLedger} entries={entries} currency={currency} />
      {cost.loan > 0 && <Ledger as={SheetLedger} entries={loanEntries} currency={currency} />}
      {[
        cost.tds > 0 && `${tdsText("the total", cost.tds)}.`,
        `${words.note(formatDate(duties.asOf))} ${costWords.dutyNote}`,
        ...notes,
        layout?.sample && words.sample,
      ].map(
        (note) =>
          note && (
            <SheetNote key={note}>
              <AmountText>{note}</AmountText>
            </SheetNote>
          ),
      )}
      <SheetFacts
        facts={contactRows(contact).filter(({ label }) => label !== contactLabels.address)}
      />
    </Sheet>
  );
}

function plotFacts({ inputs, unit, offer, plot, status }: CostView["choice"]): Fact[] {
  const papers = offer?.papers ?? null;
  return [
    { label: words.permit, value: permitText(papers) },
    reraFact(papers),
    { label: words.size, value: sizeText(inputs.size, unit) },
    { label: words.sides, value: plot?.sides },
    { label: words.faces, value: plot && facesText(plot) },
    { label: words.status, value: plot && status },
    ...(["pricePerSqYd", "governmentValue"] as const)
      .filter((name) => inputs[name] > 0)
      .map((name) => ({ label: words[name], value: rateText(inputs[name]) })),
  ];
}

const Sheet = styled.article({
  display: "none",
  [when.print]: { [`&[${printAloneAttribute}]`]: { display: "block" } },
});

const SheetTitle = styled.p({ color: color.accentText, fontWeight: fontWeight.semibold });

const SheetLocation = styled.p({ marginTop: space.sm });

const SheetFacts = styled(Facts)({
  marginBlock: space.xl,
  "--label-width": "25%",
  "a[href^=tel], a[href^=mailto]": { textDecoration: "none" },
});

const SheetLedger = styled(LedgerList)({
  marginBottom: space.xl,
  fontVariantNumeric: "tabular-nums",
  // The second currency stands left of the rupees.
  dd: { display: "flex", flexDirection: "row-reverse", alignItems: "baseline", gap: space.xs },
  "[data-total]": { borderTop: `${border.rule} solid ${color.accent}` },
  "[data-total] dd": displayText("amount"),
});

const SheetNote = styled.p({ ...secondaryText, marginTop: space.sm });
