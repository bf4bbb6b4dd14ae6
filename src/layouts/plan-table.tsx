import styled from "@emotion/styled";
import { memo } from "react";

import { formatNumber } from "../lib/numbers";
import { capital } from "../lib/text";
import { border, color, fontWeight, from, space, when } from "../theme";
import { HeaderRow, Table, TableScroller } from "../ui/table";
import { chooseAndRead } from "./chosen-plot";
import { planWords as words } from "./plan-words";
import { openPlots, priceText, type PlannedLayout, type Plot } from "./plots";
import { planSource } from "./words";

const captionId = "plots-caption";

interface PlanTableProps {
  layout: PlannedLayout;
  /** The plots that match the filters. */
  plots: readonly Plot[];
  /** The number of the chosen plot. */
  chosen?: string;
}

/** The plots, as the schedule of a deed lists them. The number of a plot chooses it. Without statuses there are no prices. */
export const PlanTable = memo(function PlanTable({ layout, plots, chosen }: PlanTableProps) {
  const hasStatuses = openPlots(layout) !== undefined;
  const offer = hasStatuses ? [words.price, words.statusLabel] : [];
  const columnLabels = [words.plot, words.area, ...offer, words.sides, words.faces, words.road];
  const isFiltered = plots.length < layout.plan.plots.length;
  const date = hasStatuses ? layout.plan.asOf : undefined;
  const caption = `${words.tableCaption(layout.name, isFiltered, date)}. ${planSource(layout.sample !== null)}.`;
  return (
    <PlotScroller
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      // A row is about 2.25 rem high.
      style={{ containIntrinsicBlockSize: `auto ${2.25 * plots.length}rem` }}
    >
      <PlotTable>
        <caption>
          <CaptionText id={captionId}>{caption}</CaptionText>
        </caption>
        <HeaderRow texts={columnLabels} />
        <tbody>
          {plots.map((plot) => (
            <tr
              key={plot.number}
              id={`plot-${plot.number}`}
              data-quiet={(plot.status ?? "open") !== "open" || undefined}
            >
              <th scope="row" translate="no">
                <a
                  aria-current={plot.number === chosen || undefined}
                  href={`?plot=${encodeURIComponent(plot.number)}#plot-${plot.number}`}
                  onClick={(event) => {
                    event.preventDefault();
                    chooseAndRead(plot.number);
                  }}
                >
                  {plot.number}
                </a>
              </th>
              <td translate="no">{formatNumber(plot.area)}</td>
              {hasStatuses && <td translate="no">{priceText(plot)}</td>}
              {hasStatuses && <td>{capital(plot.status ?? "")}</td>}
              <td data-sides="">{plot.sides}</td>
              <td>{capital(plot.faces)}</td>
              <td>{plot.road && capital(plot.road)}</td>
            </tr>
          ))}
        </tbody>
      </PlotTable>
    </PlotScroller>
  );
});

// The browser lays the table out when it comes near the screen: 90 rows take longer than the rest of the page.
const PlotScroller = styled(TableScroller)({ contentVisibility: "auto" });

const PlotTable = styled(Table)({
  caption: { textAlign: "start", color: color.textQuiet, paddingBottom: space.md },
  "th, td": { paddingBlock: space.xs, [when.print]: { paddingBlock: 0 } },
  "th:first-of-type": { minWidth: "3.5rem" },
  td: { color: color.text, [when.screen]: { whiteSpace: "nowrap" } },
  "tbody a": { fontWeight: fontWeight.semibold, display: "inline-block", minWidth: space.xl },
  // The sides of irregular plots are a long text. It wraps, but on phones it stays on one line, since the table scrolls.
  [from("md")]: { "[data-sides]": { width: "15rem", whiteSpace: "normal" } },
  "[data-quiet] td": { color: color.textQuiet },
  "[aria-current], tr:target th": { boxShadow: `inset 0 -${border.focus} ${color.accent}` },
  "tr:target": { backgroundColor: color.surfaceRaised },
});

// Stays within the screen, even if the table is wider and scrolls.
const CaptionText = styled.span({
  display: "block",
  maxWidth: `calc(100vw - 2 * ${space.gutter})`,
});
