import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Announcement } from "../ui/announcement";
import { note, panel } from "../ui/looks";
import { formatAreas } from "../lib/area-units";
import { type CostChoice, formatCurrency, isOldRate } from "./cost-query";
import { fillTemplate } from "../lib/fill-template";
import { costOf, dutyPercent, type PlotCost } from "./loan";
import { formatNumber, formatRupees } from "../lib/rupees";
import { useDevice } from "../lib/use-device";
import { border, color, font, fontSize, fontWeight, hairline, radius, space, when } from "../theme";

export interface CostResultProps {
  content: Queries.CostResultFragment;
  choice: CostChoice;
  /** Whether the page is hydrated, so that figures can change. */
  isReady: boolean;
}

/** The figures in order, and those in the bar, whose sum is the whole payment. */
const figures = ["price", "duty", "total", "loan", "instalment", "interest"] as const;
const parts = ["price", "duty", "interest"] as const;
const isPart = (figure: keyof PlotCost) => parts.some((part) => part === figure);

/** The cost of a plot with its inputs, since the fields are not printed. */
export function CostResult({ content, choice: { inputs, currency }, isReady }: CostResultProps) {
  const { results, duties, currencies } = content;
  const isOld = useDevice(() => isOldRate(currencies.asOf, Date.now()));
  const cost = costOf(inputs);
  const written = (figure: keyof PlotCost) => formatRupees(cost[figure]);
  const abroad = (figure: keyof PlotCost) => currency && formatCurrency(cost[figure], currency);
  const percent = formatNumber(dutyPercent(inputs));
  const dated = isOld ? currencies.old : currencies.current;

  return (
    <Sheet>
      <p>
        {fillTemplate(content.basis, {
          size: formatNumber(inputs.size),
          sqm: formatAreas([inputs.size], "sqm").join(""),
          rate: formatRupees(inputs.rate),
          downPayment: formatNumber(inputs.downPayment),
          interest: formatNumber(inputs.interest),
          years: inputs.years,
        })}
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
        {parts.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: cost[part] }} />
        ))}
      </Bar>
      <Figures>
        {figures.map((figure) => (
          <div key={figure} data-main={figure === "total" || undefined}>
            <dt data-part={isPart(figure) ? figure : undefined}>
              {fillTemplate(results[figure], { percent })}
            </dt>
            <dd>
              {written(figure)}
              {currency && <Abroad>{abroad(figure)}</Abroad>}
            </dd>
          </div>
        ))}
      </Figures>
      <Note>
        {fillTemplate(content.note, {
          percent: formatNumber(dutyPercent(duties)),
          date: duties.asOfText,
        })}
      </Note>
      {isReady && (
        <Announcement
          text={fillTemplate(content.announcement, {
            total: abroad("total") ?? written("total"),
            instalment: abroad("instalment") ?? written("instalment"),
          })}
        />
      )}
    </Sheet>
  );
}

const Sheet = styled.div({
  padding: `${space.xl} ${space.gutter}`,
  ...panel,
  breakInside: "avoid",
  "& > p": { color: color.textQuiet },
  // Colours of the bar and of the marks in the list.
  "[data-part=price]": { "--part": color.planLine },
  "[data-part=duty]": { "--part": color.accent },
  "[data-part=interest]": { "--part": color.warm },
  "span[data-part], [data-part]::before": {
    backgroundColor: "var(--part)",
    printColorAdjust: "exact",
  },
  [when.forcedColors]: {
    "[data-part=price]": { "--part": "CanvasText" },
    "[data-part=duty]": { "--part": "Highlight" },
    "[data-part=interest]": { "--part": "GrayText" },
  },
});

const Bar = styled.div({
  display: "flex",
  gap: border.rule,
  height: space.xl,
  marginBlock: space.lg,
  borderRadius: radius.small,
  overflow: "hidden",
});

const Figures = styled.dl({
  fontVariantNumeric: "tabular-nums",
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space.lg,
    paddingBlock: space.sm,
    borderTop: hairline,
  },
  dt: { fontSize: "inherit" },
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
    fontWeight: fontWeight.semibold,
    textAlign: "end",
  },
  "[data-main] > dd": { fontFamily: font.display, fontSize: fontSize.price },
});

const Abroad = styled.span({
  ...note,
  display: "block",
  fontFamily: font.text,
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
      total
      loan
      instalment
      interest
    }
    duties {
      stamp
      transfer
      registration
      asOfText
    }
    currencies {
      asOf
      asOfText
      current
      old
      own
    }
    announcement
    note
  }
`;
