import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { FigureText } from "../ui/figure-text";
import { panel } from "../ui/looks";
import { SampleMark } from "../ui/sample-mark";
import { formatAreas } from "../lib/area-units";
import { type CostChoice, isOldRate } from "./cost-query";
import { fillTemplate } from "../lib/fill-template";
import { CostFigures } from "./cost-figures";
import { dutyPercent, type PlotCost } from "./loan";
import { formatNumber, formatRupees } from "../lib/rupees";
import { useDevice } from "../lib/use-device";
import { between, color, fontSize, hairline, size, space } from "../theme";

export interface CostResultProps {
  content: Queries.CostResultFragment;
  choice: CostChoice;
  cost: PlotCost;
  /** The plot whose price it is. */
  plot?: Pick<Queries.CostedPlotFragment, "name" | "sample">;
}

/** The cost of a plot with its inputs, since the fields are not printed. */
export function CostResult({ content, choice: { inputs, currency }, cost, plot }: CostResultProps) {
  const { results, currencies } = content;
  const isOld = useDevice(() => isOldRate(currencies.asOf, Date.now()));
  const percent = formatNumber(dutyPercent(inputs));
  const dated = isOld ? currencies.old : currencies.current;
  const basis = fillTemplate(content.basis, {
    size: formatNumber(inputs.size),
    sqm: formatAreas([inputs.size], "sqm").join(""),
    rate: `₹${formatNumber(inputs.rate)}`,
    downPayment: formatNumber(inputs.downPayment),
    interest: formatNumber(inputs.interest),
    years: inputs.years,
  });
  const valued = fillTemplate(content.valued, { value: formatRupees(inputs.government) });

  return (
    <Sheet>
      <p>
        {plot && (
          <>
            <SampleMark of={plot} /> <strong>{`${plot.name}: `}</strong>
          </>
        )}
        <FigureText>{inputs.government > 0 ? `${basis} ${valued}` : basis}</FigureText>
      </p>
      {currency && (
        <p>
          <FigureText>
            {fillTemplate(currency.rupees === currency.defaultRupees ? dated : currencies.own, {
              code: currency.code,
              rupees: formatNumber(currency.rupees),
              date: currencies.asOfText,
            })}
          </FigureText>
        </p>
      )}
      <CostFigures results={results} cost={cost} percent={percent} currency={currency} />
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

const Note = styled.p({
  paddingTop: space.md,
  borderTop: hairline,
  fontSize: fontSize.small,
});

export const fragment = graphql`
  fragment CostResult on CostCalculator {
    basis
    results {
      ...CostFigures
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
