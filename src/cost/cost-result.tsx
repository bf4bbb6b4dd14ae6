import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Announcement } from "../ui/announcement";
import { formatAreas } from "../lib/area-units";
import { type CostChoice, formatCurrency, isOldRate } from "./cost-query";
import { fillTemplate } from "../lib/fill-template";
import { costOf, dutyPercent, type PlotCost } from "./loan";
import { formatNumber, formatRupees } from "../lib/rupees";
import { useDevice } from "../lib/use-device";
import { border, color, font, fontSize, fontWeight, radius, space, when } from "../theme";

export interface CostResultProps {
  content: Queries.CostResultFragment;
  choice: CostChoice;
  /** Whether scripts run, so that figures can change. */
  isReady: boolean;
}

/** The figures in their order; those with a part of the bar, which together are all that is paid. */
const figures = ["price", "duty", "total", "loan", "instalment", "interest"] as const;
const parts = ["price", "duty", "interest"] as const;
const isPart = (figure: keyof PlotCost) => parts.some((part) => part === figure);

/** What a plot costs, and all that it is worked out from: on paper the fields are not there to say it. */
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
      {/* The list below says the same in words. */}
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
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceRaised,
  breakInside: "avoid",
  "& > p": { color: color.textQuiet },
  // Of the bar, and of the marks in the list.
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
    borderTop: `${border.thin} solid ${color.line}`,
  },
  dt: { minWidth: 0, color: color.textQuiet },
  "dt[data-part]::before": {
    content: '""',
    display: "inline-block",
    width: space.md,
    height: space.md,
    marginInlineEnd: space.sm,
    borderRadius: radius.small,
  },
  // A sum of nine digits in large text is wider than a phone.
  dd: {
    minWidth: 0,
    overflowWrap: "anywhere",
    marginInlineStart: "auto",
    fontWeight: fontWeight.semibold,
    textAlign: "end",
  },
  "[data-main] > dd": { fontFamily: font.display, fontSize: fontSize.price },
});

const Abroad = styled.span({
  display: "block",
  color: color.textQuiet,
  fontFamily: font.text,
  fontSize: fontSize.small,
});

const Note = styled.p({
  paddingTop: space.md,
  borderTop: `${border.thin} solid ${color.line}`,
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
