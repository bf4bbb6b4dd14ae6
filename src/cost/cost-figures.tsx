import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { FigureText } from "../ui/figure-text";
import { besideText, displayText } from "../ui/mixins";
import { type CostChoice, formatCurrency } from "./cost-query";
import type { PlotCost } from "./plot-cost";
import { formatRupees } from "../lib/rupees";
import { border, color, fontWeight, from, hairline, radius, space } from "../theme";
import { costFigureWords as words } from "./words";

/** Id of the price sheet, for the button that prints it. */
export const priceSheetId = "price-sheet";

export interface CostFiguresProps {
  cost: PlotCost;
  /** The duties in percent, as text. */
  percent: string;
  /** The charges of the layout by name; empty without any. */
  chargesText: string;
  currency: CostChoice["currency"];
  /** Below the total: what it is for. */
  children: ReactNode;
}

interface Figure {
  figure: keyof typeof words.labels | "duty";
  /** The part of the bar that it belongs to. */
  part?: keyof ReturnType<typeof partsOf>;
  isSum?: boolean;
}

/** In the order shown, sums after what they add up. */
const figures: readonly Figure[] = [
  { figure: "price", part: "price" },
  { figure: "duty", part: "duty" },
  { figure: "mutation", part: "duty" },
  { figure: "agreement", part: "duty" },
  { figure: "charges", part: "charges" },
  { figure: "ownMoney", isSum: true },
  { figure: "loan" },
  { figure: "instalment" },
  { figure: "interest", part: "interest" },
  { figure: "withInterest", isSum: true },
];

/** The figures of a loan, left out without one. */
const ofLoan: readonly Figure["figure"][] = ["loan", "instalment", "interest", "withInterest"];

/** The parts of the bar, which add up to the sum with interest. */
const partsOf = ({ price, duty, mutation, agreement, charges, interest }: PlotCost) => ({
  price,
  duty: duty + mutation + agreement,
  charges,
  interest,
});

/** What a plot costs: the total and what it is for, the gold plot divided to scale, and a list of sums. */
export function CostFigures({ cost, percent, currency, chargesText, children }: CostFiguresProps) {
  const parts = partsOf(cost);
  const hasLoan = cost.loan > 0;
  const shown = figures.filter(
    ({ figure }) =>
      (hasLoan || !ofLoan.includes(figure)) && (cost.agreement > 0 || figure !== "agreement"),
  );
  const labels = {
    ...words.labels,
    duty: words.duty(percent),
    ...(hasLoan ? {} : { total: words.totalWithoutLoan }),
  };
  /** A line below a figure. */
  const below: Partial<Record<Figure["figure"], string | false>> = {
    charges: chargesText,
    total: cost.tds > 0 && words.tds(formatRupees(cost.tds)),
    ownMoney: words.downPaymentAndDuty(formatRupees(cost.downPaymentAndDuty)),
  };
  const row = ({ figure, part, isSum }: Figure) => (
    <div key={figure} data-part={part && parts[part] > 0 ? part : undefined} data-sum={isSum}>
      <dt>{labels[figure]}</dt>
      <dd translate="no" data-main={figure === "total" || undefined}>
        <span>{formatRupees(cost[figure])}</span>
        {currency && <Small>{formatCurrency(cost[figure], currency)}</Small>}
      </dd>
      {below[figure] && (
        <Small as="dd" data-below>
          <FigureText>{below[figure]}</FigureText>
        </Small>
      )}
    </div>
  );
  return (
    <>
      <div>
        <Total>{row({ figure: "total" })}</Total>
        {children}
        {/* The list below has the same figures for screen readers. */}
        <Bar aria-hidden="true">
          {Object.entries(parts)
            .filter(([, rupees]) => rupees > 0)
            .map(([part, rupees]) => (
              <span key={part} data-part={part} style={{ flexGrow: rupees }}>
                {part === "price" && labels.price}
              </span>
            ))}
        </Bar>
      </div>
      <Figures>{shown.map(row)}</Figures>
    </>
  );
}

// The measured plot of the home page, with its corner stone, cut into parts.
const Bar = styled.div({
  position: "relative",
  display: "flex",
  height: "clamp(7rem, 14vw, 11rem)",
  marginTop: space.xl,
  border: `${border.rule} solid ${color.accent}`,
  span: { flexBasis: 0, padding: space.md, overflow: "hidden", color: color.textOnAccent },
  "span + span": { padding: 0, borderInlineStart: `${border.rule} solid ${color.surface}` },
  "&::after": {
    content: '""',
    position: "absolute",
    inset: `auto auto calc(-0.5 * ${space.lg}) calc(-0.5 * ${space.lg})`,
    width: space.lg,
    height: space.lg,
    border: `${border.rule} solid ${color.surface}`,
    borderRadius: radius.round,
    backgroundColor: color.text,
  },
});

/** A label and its sum at the two ends of a line. */
export const figureRow: CSSObject = {
  display: "flex",
  justifyContent: "space-between",
  columnGap: space.lg,
  paddingBlock: space.sm,
  borderTop: hairline,
};

const Total = styled.dl({
  marginBottom: space.md,
  fontVariantNumeric: "tabular-nums",
  "dd[data-main]": { ...displayText("figure"), overflowWrap: "anywhere" },
});

// Two columns on wide screens: what the plot costs, and how it is paid.
const Figures = styled.dl({
  fontVariantNumeric: "tabular-nums",
  [from("lg")]: { columns: 2, columnGap: space.rows, gridColumn: "1 / -1" },
  "& > div": {
    position: "relative",
    breakInside: "avoid",
    ...figureRow,
    flexWrap: "wrap",
    alignItems: "baseline",
    paddingInlineStart: space.xl,
  },
  dt: { fontSize: "inherit" },
  "[data-sum]": { fontWeight: fontWeight.semibold, dt: { color: color.text } },
  // The rows of one part of the bar have one mark.
  "[data-part]::before": {
    content: '""',
    position: "absolute",
    inset: `-${border.thin} auto 0 0`,
    width: space.md,
  },
  // Breaks long sums in large text, which are wider than a phone.
  dd: {
    overflowWrap: "anywhere",
    marginInlineStart: "auto",
    textAlign: "end",
    "&[data-below]": { flexBasis: "100%", textAlign: "start" },
  },
});

const Small = styled.span({ ...besideText, display: "block" });
