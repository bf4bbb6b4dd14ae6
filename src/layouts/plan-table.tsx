import styled from "@emotion/styled";
import { memo } from "react";

import { formatNumber, formatRupees } from "../lib/numbers";
import { capital } from "../lib/text";
import { border, color, fontWeight, from, space, when } from "../theme";
import { HeaderRow, Table, TableScroller } from "../ui/table";
import { chooseAndRead } from "./plan-filter";
import { pricesOf, type Plot } from "./plots";
import { planWords as words } from "./words";

const captionId = "plots-caption";

/** About as high as a row is, in rem. */
const rowHeight = 2.25;

interface PlanTableProps {
  plots: readonly Plot[];
  /** The number of the chosen plot. */
  chosen?: string;
  caption: string;
  /** Without statuses, there are no prices either. */
  hasStatuses: boolean;
}

/** All plots that match the filters, as the deed's schedule lists them. Each number leads to the plot. */
export const PlanTable = memo(function PlanTable(props: PlanTableProps) {
  const { plots, chosen, caption, hasStatuses } = props;
  const offer = hasStatuses ? [words.price, words.statusLabel] : [];
  const heads = [words.plot, words.area, ...offer, words.sides, words.faces, words.road];
  return (
    <Scroller
      role="region"
      aria-labelledby={captionId}
      tabIndex={0}
      style={{ containIntrinsicBlockSize: `auto ${plots.length * rowHeight}rem` }}
    >
      <Plots>
        <caption>
          <span id={captionId}>{caption}</span>
        </caption>
        <HeaderRow texts={heads} />
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
              {hasStatuses && <td translate="no">{pricesOf([plot]).map(formatRupees).join("")}</td>}
              {hasStatuses && <td>{capital(plot.status ?? "")}</td>}
              <td data-sides="">{plot.sides}</td>
              <td>{capital(plot.faces)}</td>
              <td>{plot.road && capital(plot.road)}</td>
            </tr>
          ))}
        </tbody>
      </Plots>
    </Scroller>
  );
});

// Laid out when it comes near the screen: that of 90 plots takes longer than the rest of the page.
const Scroller = styled(TableScroller)({ contentVisibility: "auto" });

const Plots = styled(Table)({
  "th, td": { paddingBlock: space.xs, [when.print]: { paddingBlock: 0 } },
  caption: { textAlign: "start", color: color.textQuiet, paddingBottom: space.md },
  "th:first-of-type": { minWidth: "3.5rem" },
  [when.screen]: { td: { whiteSpace: "nowrap" } },
  // The sides of odd plots are a sentence; phones scroll to it.
  [from("md")]: { "[data-sides]": { width: "15rem", whiteSpace: "normal" } },
  "caption span": { display: "block", maxWidth: `calc(100vw - 2 * ${space.gutter})` },
  "tbody a": { fontWeight: fontWeight.semibold, display: "inline-block", minWidth: space.xl },
  td: { color: color.text },
  "[aria-current], tr:target th": { boxShadow: `inset 0 -${border.focus} ${color.accent}` },
  "[data-quiet] td": { color: color.textQuiet },
  "tr:target": { backgroundColor: color.surfaceRaised },
});
