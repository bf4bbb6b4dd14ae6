import styled from "@emotion/styled";

import { formatRupees } from "../lib/numbers";
import { chargesText } from "../papers/papers";
import { border, color, fontSize, fontWeight, from, hairline, radius, space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { besideText, displayText } from "../ui/mixins";
import { PrintButton } from "../ui/print-button";
import { facesText } from "../ui/words";
import { formatCurrency, type CostChoice, type Currency } from "./cost-query";
import type { PlotCost } from "./plot-cost";
import {
  downPaymentAndDutyText,
  inputsText,
  labelledFigures,
  priceSheetWords,
  tdsText,
  costWords as words,
} from "./words";

/** Id of the price sheet, for the button that prints it. */
export const priceSheetId = "price-sheet";

/** What the screen and the price sheet show. */
export interface ShownCost {
  choice: CostChoice;
  cost: PlotCost;
  duties: Queries.DutyRates;
  /** What is said of the offer and of the exchange rate. */
  notes: readonly string[];
}

export interface LedgerEntry {
  label: string;
  rupees: number;
  /** The part of the bar that the amount belongs to. */
  part?: "price" | "duty" | "charges" | "interest";
  isTotal?: boolean;
  /** A line below the amount. */
  detail?: string;
}

/** The cost of a plot: the total, the inputs, which are not printed as fields, a bar divided to scale, and a ledger. */
export function CostResult({ duties, notes, choice, cost }: ShownCost) {
  const { inputs, unit, currency, name, plot, status, listedCharges } = choice;
  const hasLoan = cost.loan > 0;
  const shown = figures.filter(
    ({ figure }) => cost[figure] > 0 && (hasLoan || figure !== "withInterest"),
  );
  const words = costFigureWords;
  const labels = { ...words.labels, duty: words.duty(formatNumber(dutyPercent(duties))) };
  /** A line below a figure. */
  const below: Partial<Record<Figure["figure"], string>> = {
    charges: chargesText(listedCharges ?? null),
    ownMoney: words.downPaymentAndDuty(formatRupees(cost.downPaymentAndDuty)),
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
      <Ledger entries={entries} currency={currency} />
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

interface LedgerProps {
  entries: readonly LedgerEntry[];
  /** Shows the amounts in this currency, too. */
  currency?: Currency;
  /** `LedgerList`, or a component made from it. */
  as?: typeof LedgerList;
}

/** Labels and their amounts at the two ends of a line, without amounts of 0. */
export const Ledger = ({ entries, currency, as: List = ColumnLedger }: LedgerProps) => (
  <List>
    {entries
      .filter(({ rupees }) => rupees > 0)
      .map(({ label, rupees, part, isTotal, detail }, index) => (
        // An editor may name a charge like another entry.
        <div key={index} data-part={part} data-total={isTotal}>
          <dt>{label}</dt>
          <dd translate="no">
            <span>{formatRupees(rupees)}</span>
            {currency && <SmallText>{formatCurrency(rupees, currency)}</SmallText>}
          </dd>
          {detail && (
            <SmallText as="dd" data-below>
              <AmountText>{detail}</AmountText>
            </SmallText>
          )}
        </div>
      ))}
  </List>
);

const Result = styled.div({
  // The children are items of the calculator's grid.
  display: "contents",
  fontVariantNumeric: "tabular-nums",
  p: { color: color.textQuiet },
  // The colours of the bar and of the marks in the ledger differ in lightness, too.
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

// Looks like the plot of the home page, cut into parts.
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

export const LedgerList = styled.dl({
  "& > div": {
    breakInside: "avoid",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.lg,
    paddingBlock: space.sm,
    borderTop: hairline,
  },
  // A long label breaks, and leaves the amount in its column.
  dt: { flex: "1 8rem", color: "inherit", fontSize: "inherit" },
  // Breaks long amounts in large text, which are wider than a phone.
  dd: { overflowWrap: "anywhere", marginInlineStart: "auto", textAlign: "end" },
  "[data-total]": { fontWeight: fontWeight.semibold },
});

// Two columns on wide screens: what the plot costs, and how it is paid.
const ColumnLedger = styled(LedgerList)({
  [from("lg")]: {
    columns: 2,
    columnGap: space.columns,
    gridColumn: "1 / -1",
    "[data-total]:not(:last-child)": { breakBefore: "column" },
  },
  "& > div": { position: "relative", paddingInlineStart: space.xl },
  // The entries of one part of the bar have one mark.
  "[data-part]::before": {
    content: '""',
    position: "absolute",
    inset: `-${border.thin} auto 0 0`,
    width: space.md,
  },
  "[data-below]": { flexBasis: "100%", textAlign: "start" },
});

const SmallText = styled.span({ ...besideText, display: "block" });

const Closing = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space.lg,
  gridColumn: "1 / -1",
  justifyContent: "space-between",
  fontSize: fontSize.small,
});
