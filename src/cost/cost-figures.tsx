import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";

import { FigureText } from "../ui/figure-text";
import { besideText, displayText } from "../ui/mixins";
import { PrintButton } from "../ui/print-button";
import { type CostChoice, formatCurrency } from "./cost-query";
import type { PlotCost } from "./plot-cost";
import { formatRupees } from "../lib/rupees";
import { border, color, fontWeight, from, hairline, radius, space } from "../theme";
import { costFigureWords as words, priceSheetWords } from "./words";

/** Id of the price sheet, for the button that prints it. */
export const priceSheetId = "price-sheet";

export interface CostFiguresProps {
  cost: PlotCost;
  /** The duties in percent, as text. */
  percent: string;
  /** The charges of the layout by name; empty without any. */
  chargesText: string;
  currency: CostChoice["currency"];
}

interface Figure {
  figure: keyof typeof words.labels | "duty";
  /** The part of the bar that it belongs to. */
  part?: keyof ReturnType<typeof partsOf>;
  isTotal?: boolean;
}

/** In the order shown, totals after what they add up. */
const figures: readonly Figure[] = [
  { figure: "price", part: "price" },
  { figure: "duty", part: "duty" },
  { figure: "mutation", part: "duty" },
  { figure: "agreement", part: "duty" },
  { figure: "charges", part: "charges" },
  { figure: "total", isTotal: true },
  { figure: "ownMoney", isTotal: true },
  { figure: "loan" },
  { figure: "instalment" },
  { figure: "interest", part: "interest" },
  { figure: "withInterest", isTotal: true },
];

/** The figures of a loan, left out without one. */
const ofLoan: readonly Figure["figure"][] = ["loan", "instalment", "interest", "withInterest"];

/** The parts of the bar, which add up to the total with interest. */
const partsOf = ({ price, duty, mutation, agreement, charges, interest }: PlotCost) => ({
  price,
  duty: duty + mutation + agreement,
  charges,
  interest,
});

/** What a plot costs: a bar divided to scale, and a list of amounts. */
export function CostFigures({ cost, percent, currency, chargesText }: CostFiguresProps) {
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
  return (
    <>
      {/* The list below has the same figures for screen readers. */}
      <Bar aria-hidden="true">
        {Object.entries(partsOf(cost))
          .filter(([, rupees]) => rupees > 0)
          .map(([part, rupees]) => (
            <span key={part} data-part={part} style={{ flexGrow: rupees }} />
          ))}
      </Bar>
      <Figures>
        {shown.map(({ figure, part, isTotal }) => (
          <div key={figure} data-total={isTotal}>
            <dt data-part={part}>{labels[figure]}</dt>
            <dd translate="no" data-main={figure === "total" || undefined}>
              <span>{formatRupees(cost[figure])}</span>
              {currency && <Small>{formatCurrency(cost[figure], currency)}</Small>}
            </dd>
            {figure === "total" && (
              <Print>
                <PrintButton sectionId={priceSheetId}>{priceSheetWords.print}</PrintButton>
              </Print>
            )}
            {below[figure] && (
              <Small as="dd" data-below>
                <FigureText>{below[figure]}</FigureText>
              </Small>
            )}
          </div>
        ))}
      </Figures>
    </>
  );
}

// Looks like the plot of the home page, cut into parts.
const Bar = styled.div({
  position: "relative",
  display: "flex",
  height: "clamp(7rem, 14vw, 11rem)",
  marginBlock: `${space.xl} ${space.xxl}`,
  border: `${border.rule} solid ${color.accent}`,
  "span + span": { borderInlineStart: `${border.rule} solid ${color.surface}` },
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

/** A label and its amount at the two ends of a line. */
export const figureRow: CSSObject = {
  display: "flex",
  justifyContent: "space-between",
  columnGap: space.lg,
  paddingBlock: space.sm,
  borderTop: hairline,
};

// Two columns on wide screens: what the plot costs, and how it is paid.
const Figures = styled.dl({
  fontVariantNumeric: "tabular-nums",
  [from("lg")]: { columns: 2, columnGap: space.huge },
  "& > div": {
    breakInside: "avoid",
    ...figureRow,
    flexWrap: "wrap",
    alignItems: "baseline",
  },
  dt: { fontSize: "inherit" },
  "[data-total]": { fontWeight: fontWeight.semibold, dt: { color: color.text } },
  "dt[data-part]::before": {
    content: '""',
    display: "inline-block",
    width: space.md,
    height: space.md,
    marginInlineEnd: space.sm,
    border: `${border.thin} solid ${color.outline}`,
    borderRadius: radius.small,
  },
  // Breaks long amounts in large text, which are wider than a phone.
  dd: {
    overflowWrap: "anywhere",
    marginInlineStart: "auto",
    textAlign: "end",
    "&[data-main]": displayText("figure"),
    "&[data-below]": { flexBasis: "100%", textAlign: "start" },
  },
});

const Print = styled.dd({ flexBasis: "100%", marginBlock: space.sm });

const Small = styled.span({ ...besideText, display: "block" });
