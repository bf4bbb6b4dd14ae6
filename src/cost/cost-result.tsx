import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { note, panel } from "../ui/looks";
import { SampleMark } from "../ui/sample-mark";
import { formatAreas } from "../lib/area-units";
import { type CostChoice, formatCurrency, isOldRate } from "./cost-query";
import { fillTemplate } from "../lib/fill-template";
import { dutyPercent, type PlotCost } from "./loan";
import { formatNumber, formatRupees } from "../lib/rupees";
import { useDevice } from "../lib/use-device";
import {
  between,
  border,
  color,
  font,
  fontSize,
  fontWeight,
  from,
  hairline,
  radius,
  size,
  space,
} from "../theme";

export interface CostResultProps {
  content: Queries.CostResultFragment;
  choice: CostChoice;
  cost: PlotCost;
  /** The plot whose price it is. */
  plot?: Pick<Queries.CostedPlotFragment, "name" | "sample">;
}

interface Figure {
  figure: Exclude<keyof PlotCost, "startBefore">;
  /** The part of the bar that it belongs to. */
  part?: keyof ReturnType<typeof partsOf>;
  isSum?: boolean;
}

/** In the order shown, sums after what they add up. */
const figures: readonly Figure[] = [
  { figure: "price", part: "price" },
  { figure: "duty", part: "duty" },
  { figure: "mutation", part: "duty" },
  { figure: "charges", part: "duty" },
  { figure: "total", isSum: true },
  { figure: "start", isSum: true },
  { figure: "loan" },
  { figure: "instalment" },
  { figure: "interest", part: "interest" },
  { figure: "withInterest", isSum: true },
];

/** The parts of the bar, which add up to the sum with interest. */
const partsOf = ({ price, total, interest }: PlotCost) => ({
  price,
  duty: total - price,
  interest,
});

/** The cost of a plot with its inputs, since the fields are not printed. */
export function CostResult({ content, choice: { inputs, currency }, cost, plot }: CostResultProps) {
  const { results, currencies } = content;
  const isOld = useDevice(() => isOldRate(currencies.asOf, Date.now()));
  const percent = formatNumber(dutyPercent(inputs));
  const before = formatRupees(cost.startBefore);
  const dated = isOld ? currencies.old : currencies.current;

  return (
    <Sheet>
      <p>
        {plot && (
          <>
            <SampleMark of={plot} /> <strong>{`${plot.name}: `}</strong>
          </>
        )}
        {fillTemplate(content.basis, {
          size: formatNumber(inputs.size),
          sqm: formatAreas([inputs.size], "sqm").join(""),
          rate: formatRupees(inputs.rate),
          downPayment: formatNumber(inputs.downPayment),
          interest: formatNumber(inputs.interest),
          years: inputs.years,
        })}
        {inputs.government > 0 &&
          ` ${fillTemplate(content.valued, { value: formatRupees(inputs.government) })}`}
      </p>
      {currency && (
        <p>
          {fillTemplate(currency.rupees === currency.usual ? dated : currencies.own, {
            code: currency.code,
            rupees: formatNumber(currency.rupees),
            date: currencies.asOfText,
          })}
        </p>
      )}
      {/* The list below has the same figures for screen readers. */}
      <Bar aria-hidden="true">
        {Object.entries(partsOf(cost)).map(([part, rupees]) => (
          <span key={part} data-part={part} style={{ flexGrow: rupees }} />
        ))}
      </Bar>
      <Figures>
        {figures.map(({ figure, part, isSum }) => (
          <div key={figure} data-sum={isSum}>
            <dt data-part={part}>{fillTemplate(results[figure], { percent })}</dt>
            <dd data-main={figure === "total" || undefined}>
              {formatRupees(cost[figure])}
              {currency && <Small>{formatCurrency(cost[figure], currency)}</Small>}
            </dd>
            {figure === "start" && (
              <Small as="dd" data-below>
                {fillTemplate(results.startBefore, { before })}
              </Small>
            )}
          </div>
        ))}
      </Figures>
      <Note>{content.note}</Note>
    </Sheet>
  );
}

const Sheet = styled.div({
  padding: `${space.xl} ${space.gutter}`,
  ...panel,
  breakInside: "avoid",
  "& > p": { color: color.textQuiet },
  // Colours of the bar and of the marks in the list, told apart by their lightness too.
  "[data-part=price]": { "--part": color.planLine },
  "[data-part=duty]": { "--part": color.accent },
  "[data-part=interest]": { "--part": color.textQuiet },
  "span[data-part], [data-part]::before": {
    backgroundColor: "var(--part)",
    printColorAdjust: "exact",
    forcedColorAdjust: "none",
  },
  // Clear of the floating chat button.
  [between("md", "xl")]: { marginInlineEnd: size.floating },
});

const Bar = styled.div({
  display: "flex",
  gap: border.rule,
  height: space.xl,
  marginBlock: space.lg,
  borderRadius: radius.small,
  overflow: "hidden",
});

// Two columns on wide screens: what the plot costs, and how it is paid.
const Figures = styled.dl({
  fontVariantNumeric: "tabular-nums",
  [from("lg")]: { columns: 2, columnGap: space.huge },
  "& > div": {
    breakInside: "avoid",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.lg,
    paddingBlock: space.sm,
    borderTop: hairline,
  },
  dt: { fontSize: "inherit" },
  "[data-sum]": { fontWeight: fontWeight.semibold, dt: { color: color.text } },
  "dt[data-part]::before": {
    content: '""',
    display: "inline-block",
    width: space.md,
    height: space.md,
    marginInlineEnd: space.sm,
    borderRadius: radius.small,
  },
  // Breaks long sums in large text, which are wider than a phone.
  dd: {
    overflowWrap: "anywhere",
    marginInlineStart: "auto",
    textAlign: "end",
    "&[data-main]": {
      fontFamily: font.display,
      fontSize: fontSize.price,
      fontWeight: fontWeight.medium,
    },
    "&[data-below]": { flexBasis: "100%", textAlign: "start" },
  },
});

const Small = styled.span({
  ...note,
  display: "block",
  fontFamily: font.text,
  fontWeight: fontWeight.regular,
});

const Note = styled.p({
  paddingTop: space.md,
  borderTop: hairline,
  fontSize: fontSize.small,
});

export const fragment = graphql`
  fragment CostResult on CostCalculator {
    basis
    results {
      price
      duty
      mutation
      charges
      total
      start
      startBefore
      loan
      instalment
      interest
      withInterest
    }
    currencies {
      asOf
      asOfText
      current
      old
      own
    }
    valued
    note
  }
`;
