import styled from "@emotion/styled";

import { FigureText } from "../ui/figure-text";
import { chargesText } from "../papers/papers";
import { sizeIn } from "../ui/field-words";
import { Row } from "../ui/layout";
import { stale } from "../ui/mixins";
import { PrintButton } from "../ui/print-button";
import { CostFigures, priceSheetId } from "./cost-figures";
import { dutyPercent, type PlotCost } from "./plot-cost";
import type { CostChoice } from "./cost-query";
import { formatNumber } from "../lib/rupees";
import { costBasis, costNotes, priceSheetWords, refusedText } from "./words";
import { color, fontSize, from, hairline, space, when } from "../theme";

/** What the screen and the price sheet show. */
export interface ShownCost {
  choice: CostChoice<Queries.CostedLayoutFragment>;
  cost: PlotCost;
  duties: Queries.DutiesFragment;
  /** The exchange rate of the second currency in words, if there is one. */
  currencyNote?: string;
}

export interface CostResultProps extends ShownCost {
  /** Labels of the fields whose text was refused, so that the cost is for an earlier one. */
  refused: readonly string[];
}

/** The cost of a plot with its inputs, since the fields are not printed. */
export function CostResult({
  duties,
  currencyNote,
  choice: { inputs, unit, currency, layout, listedCharges },
  cost,
  refused,
}: CostResultProps) {
  return (
    <Sheet data-stale={refused.length > 0 || undefined}>
      <CostFigures
        cost={cost}
        percent={formatNumber(dutyPercent(duties))}
        currency={currency}
        chargesText={chargesText(listedCharges ?? [])}
      >
        {refused.length > 0 && <Refused>{refusedText(refused.join(", "))}</Refused>}
        <p>
          {layout && <strong>{`${layout.name}: `}</strong>}
          <FigureText>{costBasis(inputs, sizeIn(inputs.size, unit), cost.loan > 0)}</FigureText>
        </p>
        {currencyNote && (
          <p>
            <FigureText>{currencyNote}</FigureText>
          </p>
        )}
      </CostFigures>
      <Note>
        <p>{cost.loan === 0 ? costNotes.duties : `${costNotes.duties} ${costNotes.loan}`}</p>
        <PrintButton part={priceSheetId}>{priceSheetWords.print}</PrintButton>
      </Note>
    </Sheet>
  );
}

const Sheet = styled.div({
  breakInside: "avoid",
  display: "grid",
  gap: space.xl,
  // The figures and the note go on below the fields, too.
  [from("lg")]: { display: "contents" },
  p: { color: color.textQuiet },
  "&[data-stale] [aria-hidden], &[data-stale] dd": stale,
  // Colours of the bar and of the marks in the list, told apart by their lightness too.
  "[data-part=price]": { "--part": color.accent },
  "[data-part=duty]": { "--part": color.text },
  "[data-part=charges]": { "--part": color.surveyLine },
  "[data-part=interest]": {
    "--part": `repeating-linear-gradient(-45deg, ${color.accent} 0 2px, ${color.surface} 2px 7px)`,
    // Some printers leave out a gradient that repeats.
    [when.print]: { "--part": color.line },
  },
  "span[data-part], [data-part]::before": {
    background: "var(--part)",
    printColorAdjust: "exact",
    forcedColorAdjust: "none",
  },
});

const Refused = styled.strong({ display: "block", color: color.warm });

const Note = styled(Row)({
  gridColumn: "1 / -1",
  justifyContent: "space-between",
  paddingTop: space.md,
  borderTop: hairline,
  fontSize: fontSize.small,
});
