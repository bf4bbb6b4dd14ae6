import styled from "@emotion/styled";

import { formatRupees } from "../lib/numbers";
import { chargesText } from "../papers/papers";
import { border, color, fontSize, from, radius, space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { displayText } from "../ui/mixins";
import { PrintButton } from "../ui/print-button";
import { facesText } from "../ui/words";
import { formatCurrency, type CostChoice } from "./cost-query";
import { Ledger, LedgerList, SmallText, type LedgerEntry } from "./ledger";
import type { PlotCost } from "./plot-cost";
import {
  downPaymentAndDutyText,
  inputsText,
  labelledFigures,
  priceSheetWords,
  tdsText,
  costWords as words,
} from "./words";

/** The id of the price sheet, which the button below the result prints. */
export const priceSheetId = "price-sheet";

/** What the result and the price sheet show. */
export interface CostView {
  choice: CostChoice;
  cost: PlotCost;
  duties: Queries.DutyRates;
  /** Sentences about the offer and the exchange rate. */
  notes: readonly string[];
}

/** The cost of a plot: the total, the inputs as a sentence, a bar that is divided to scale, and a ledger. */
export function CostResult({ duties, notes, choice, cost }: CostView) {
  const { inputs, unit, currency, name, plot, status, listedCharges } = choice;
  const hasLoan = cost.loan > 0;
  const figure = labelledFigures(cost, duties);
  // Each total is below the amounts that it adds up.
  const entries: LedgerEntry[] = [
    { ...figure("price"), part: "price" },
    { ...figure("duty"), part: "duty" },
    { ...figure("mutation"), part: "duty" },
    { ...figure("agreement"), part: "duty" },
    { ...figure("charges"), part: "charges", detail: chargesText(listedCharges ?? null) },
    { ...figure("ownMoney"), isTotal: true, detail: downPaymentAndDutyText(cost) },
    figure("loan"),
    figure("instalment"),
    { ...figure("interest"), part: "interest" },
    ...(hasLoan ? [{ ...figure("withInterest"), isTotal: true }] : []),
  ];
  const parts = {
    price: cost.price,
    duty: cost.duty + cost.mutation + cost.agreement,
    charges: cost.charges,
    interest: cost.interest,
  };
  return (
    <Result>
      <div>
        <Total>
          <dt>{hasLoan ? figure("total").label : words.total}</dt>
          <dd translate="no" data-main>
            <span>{formatRupees(cost.total)}</span>
            {currency && <SmallText>{formatCurrency(cost.total, currency)}</SmallText>}
          </dd>
          {cost.tds > 0 && (
            <SmallText as="dd">
              <AmountText>{tdsText("this", cost.tds)}</AmountText>
            </SmallText>
          )}
        </Total>
        <p>
          {name && <strong>{`${name}: `}</strong>}
          <AmountText>{inputsText(inputs, unit)}</AmountText>
        </p>
        {plot && <p>{`${plot.sides}. ${facesText(plot)}. ${status}.`}</p>}
        {notes.map((note) => (
          <p key={note}>
            <AmountText>{note}</AmountText>
          </p>
        ))}
        {/* The ledger has the same figures for screen readers. */}
        <CostBar aria-hidden="true">
          {Object.entries(parts)
            .filter(([, rupees]) => rupees > 0)
            .map(([part, rupees]) => (
              <span key={part} data-part={part} style={{ flexGrow: rupees }}>
                {/* A narrow part has no room for its name. */}
                {(part === "price" || part === "interest") && 4 * rupees > cost.withInterest && (
                  <PartName>{figure(part).label}</PartName>
                )}
              </span>
            ))}
        </CostBar>
      </div>
      <Ledger as={ColumnLedger} entries={entries} currency={currency} />
      <Closing>
        <p>{hasLoan ? `${words.dutyNote} ${words.loanNote}` : words.dutyNote}</p>
        <PrintButton
          sectionId={priceSheetId}
          title={[priceSheetWords.title, name].filter(Boolean).join(", ")}
        >
          {words.print}
        </PrintButton>
      </Closing>
    </Result>
  );
}

const Result = styled.div({
  // The children are items of the calculator's grid.
  display: "contents",
  fontVariantNumeric: "tabular-nums",
  p: { color: color.textQuiet },
  // The colours of the bar, and of the ledger beside it, differ in lightness, too.
  "[data-part=price]": { "--part": color.accent },
  "[data-part=charges]": { "--part": color.outline },
  "[data-part=interest]": {
    "--part": `repeating-linear-gradient(-45deg, ${color.accent} 0 2px, ${color.surface} 2px 7px)`,
  },
  "span[data-part], [data-part]::before": {
    background: `var(--part, ${color.text})`,
    printColorAdjust: "exact",
    forcedColorAdjust: "none",
  },
});

const Total = styled.dl({ marginBottom: space.md, "[data-main]": displayText("figure") });

// Looks like the plot in the drawing of the home page, with its corner mark, but cut into parts.
const CostBar = styled.div({
  position: "relative",
  display: "flex",
  gap: border.rule,
  height: "clamp(7rem, 14vw, 11rem)",
  marginTop: space.xl,
  breakInside: "avoid",
  border: `${border.rule} solid ${color.accent}`,
  "[data-part]": { flexBasis: 0, overflow: "hidden", color: color.textOnAccent },
  "&::after": {
    content: '""',
    position: "absolute",
    inset: `auto auto -${space.sm} -${space.sm}`,
    width: space.lg,
    height: space.lg,
    border: `${border.rule} solid ${color.surface}`,
    borderRadius: radius.round,
    backgroundColor: color.text,
  },
});

const PartName = styled.small({
  display: "block",
  padding: space.sm,
  "[data-part=interest] &": { backgroundColor: color.surface, color: color.text },
});

// On wide screens the ledger has two columns: what the plot costs, and how it is paid.
const ColumnLedger = styled(LedgerList)({
  [from("lg")]: {
    columns: 2,
    columnGap: space.columns,
    gridColumn: "1 / -1",
    "[data-total]:not(:last-child)": { breakBefore: "column" },
  },
  "& > div": { position: "relative", paddingInlineStart: space.xl },
  // A stripe in the colour of the bar's part; the stripes of neighbours with one colour touch.
  "[data-part]::before": {
    content: '""',
    position: "absolute",
    inset: `-${border.thin} auto 0 0`,
    width: space.md,
  },
  "[data-below]": { flexBasis: "100%", textAlign: "start" },
});

const Closing = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space.lg,
  gridColumn: "1 / -1",
  justifyContent: "space-between",
  fontSize: fontSize.small,
});
