import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";

import { dutyPercent } from "../lib/duties";
import { formatNumber, formatRupees } from "../lib/numbers";
import { chargesText } from "../papers/papers";
import { border, color, fontSize, fontWeight, from, hairline, radius, space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { besideText, displayText, stale } from "../ui/mixins";
import { PrintButton } from "../ui/print-button";
import { facesText, sizeIn } from "../ui/words";
import { formatCurrency, type CostChoice } from "./cost-query";
import type { PlotCost } from "./plot-cost";
import { costBasis, costFigureWords, costNotes, priceSheetWords, refusedText } from "./words";

/** Id of the price sheet, for the button that prints it. */
export const priceSheetId = "price-sheet";

/** What the screen and the price sheet show. */
export interface ShownCost {
  choice: CostChoice;
  cost: PlotCost;
  duties: Queries.DutiesFragment;
  /** The exchange rate of the second currency in words, if there is one. */
  currencyNote?: string;
}

interface CostResultProps extends ShownCost {
  /** Labels of the fields whose text was refused, so that the cost is for an earlier one. */
  refused: readonly string[];
}

interface Figure {
  figure: keyof typeof costFigureWords.labels | "duty";
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
  { figure: "ownMoney", isTotal: true },
  { figure: "loan" },
  { figure: "instalment" },
  { figure: "interest", part: "interest" },
  { figure: "withInterest", isTotal: true },
];

/** The parts of the bar, which add up to the total with interest. */
const partsOf = ({ price, duty, mutation, agreement, charges, interest }: PlotCost) => ({
  price,
  duty: duty + mutation + agreement,
  charges,
  interest,
});

/** The cost of a plot with its inputs, since the fields are not printed: the total, a bar divided to scale, and a list. */
export function CostResult({ duties, currencyNote, choice, cost, refused }: CostResultProps) {
  const { inputs, unit, currency, layout, offer, name, plot, status, listedCharges } = choice;
  const hasLoan = cost.loan > 0;
  const shown = figures.filter(
    ({ figure }) => cost[figure] > 0 && (hasLoan || figure !== "withInterest"),
  );
  const words = costFigureWords;
  const labels = { ...words.labels, duty: words.duty(formatNumber(dutyPercent(duties))) };
  /** A line below a figure. */
  const below: Partial<Record<Figure["figure"], string>> = {
    charges: chargesText(listedCharges ?? []),
    ownMoney: words.downPaymentAndDuty(formatRupees(cost.downPaymentAndDuty)),
  };
  return (
    <Result data-stale={refused.length > 0 || undefined}>
      <div>
        <Total>
          <dt>{hasLoan ? labels.total : words.totalWithoutLoan}</dt>
          <dd translate="no" data-main>
            <span>{formatRupees(cost.total)}</span>
            {currency && <Small>{formatCurrency(cost.total, currency)}</Small>}
          </dd>
          {cost.tds > 0 && (
            <Small as="dd">
              <AmountText>{words.tds(formatRupees(cost.tds))}</AmountText>
            </Small>
          )}
        </Total>
        {refused.length > 0 && <Refused>{refusedText(refused.join(", "))}</Refused>}
        <p>
          {name && <strong>{`${name}: `}</strong>}
          <AmountText>{costBasis(inputs, sizeIn(inputs.size, unit), hasLoan)}</AmountText>
        </p>
        {plot && <p>{`${plot.sides}. ${facesText(plot)}. ${status}.`}</p>}
        {layout && !offer && (
          <p>
            <AmountText>{costNotes.example(layout)}</AmountText>
          </p>
        )}
        {currencyNote && (
          <p>
            <AmountText>{currencyNote}</AmountText>
          </p>
        )}
        {/* The list below has the same figures for screen readers. */}
        <Bar aria-hidden="true">
          {Object.entries(partsOf(cost))
            .filter(([, rupees]) => rupees > 0)
            .map(([part, rupees]) => (
              <span key={part} data-part={part} style={{ flexGrow: rupees }}>
                {/* A narrow part has no room for its name. */}
                {(part === "price" || part === "interest") && 4 * rupees > cost.withInterest && (
                  <small>{labels[part]}</small>
                )}
              </span>
            ))}
        </Bar>
      </div>
      <Figures>
        {shown.map(({ figure, part, isTotal }) => (
          <div key={figure} data-part={part} data-total={isTotal}>
            <dt>{labels[figure]}</dt>
            <dd translate="no">
              <span>{formatRupees(cost[figure])}</span>
              {currency && <Small>{formatCurrency(cost[figure], currency)}</Small>}
            </dd>
            {below[figure] && (
              <Small as="dd" data-below>
                <AmountText>{below[figure]}</AmountText>
              </Small>
            )}
          </div>
        ))}
      </Figures>
      <Note>
        <p>{hasLoan ? `${costNotes.duties} ${costNotes.loan}` : costNotes.duties}</p>
        <PrintButton
          sectionId={priceSheetId}
          title={[priceSheetWords.title, choice.name].filter(Boolean).join(", ")}
        >
          {priceSheetWords.print}
        </PrintButton>
      </Note>
    </Result>
  );
}

const Result = styled.div({
  // Its parts are in the grid of the calculator.
  display: "contents",
  fontVariantNumeric: "tabular-nums",
  p: { color: color.textQuiet },
  "&[data-stale] [aria-hidden], &[data-stale] dd": stale,
  // Colours of the bar and of the marks in the list, told apart by their lightness too.
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

const Refused = styled.strong({ display: "block", color: color.error });

// Looks like the plot of the home page, cut into parts.
const Bar = styled.div({
  position: "relative",
  display: "flex",
  gap: border.rule,
  height: "clamp(7rem, 14vw, 11rem)",
  marginTop: space.xl,
  breakInside: "avoid",
  border: `${border.rule} solid ${color.accent}`,
  span: { flexBasis: 0, overflow: "hidden", color: color.textOnAccent },
  small: { display: "block", padding: space.sm },
  "[data-part=interest] small": { backgroundColor: color.surface, color: color.text },
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

/** A label and its amount at the two ends of a line. */
export const figureRow: CSSObject = {
  display: "flex",
  columnGap: space.lg,
  paddingBlock: space.sm,
  borderTop: hairline,
};

// Two columns on wide screens: what the plot costs, and how it is paid.
const Figures = styled.dl({
  [from("lg")]: {
    columns: 2,
    columnGap: space.columns,
    gridColumn: "1 / -1",
    "[data-total]:not(:last-child)": { breakBefore: "column" },
  },
  "& > div": {
    position: "relative",
    breakInside: "avoid",
    ...figureRow,
    flexWrap: "wrap",
    alignItems: "baseline",
    paddingInlineStart: space.xl,
  },
  // A long label breaks, and leaves the amount in its column.
  dt: { flex: "1 8rem", color: "inherit", fontSize: "inherit" },
  "[data-total]": { fontWeight: fontWeight.semibold },
  // The rows of one part of the bar have one mark.
  "[data-part]::before": {
    content: '""',
    position: "absolute",
    inset: `-${border.thin} auto 0 0`,
    width: space.md,
  },
  // Breaks long amounts in large text, which are wider than a phone.
  dd: {
    overflowWrap: "anywhere",
    marginInlineStart: "auto",
    textAlign: "end",
    "&[data-below]": { flexBasis: "100%", textAlign: "start" },
  },
});

const Small = styled.span({ ...besideText, display: "block" });

const Note = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space.lg,
  gridColumn: "1 / -1",
  justifyContent: "space-between",
  fontSize: fontSize.small,
});
