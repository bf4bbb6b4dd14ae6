import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo } from "react";
import { flushSync } from "react-dom";

import { pageSize } from "../lib/long-list";
import { needsScripts, noPrint } from "../boot/marks";
import { size, space } from "../theme";
import { plotId } from "../lib/links";
import { plotListWords } from "./finder-words";
import { formatPlots, sizeIn } from "./formatted-plots";
import { PlotGrid } from "./plot-grid";
import { PlotLinks, PlotPapers } from "./plot-links";
import type { PlotQuery } from "./plot-query";
import { PlotTable } from "./plot-table";
import { useShownPart } from "./use-shown-part";

type Found = Queries.FoundPlotsFragment["plots"][number];

export interface FoundPlotsProps {
  list: Queries.FoundPlotsFragment;
  places: Queries.TownMapFragment["map"];
  /** The matching plots in their order. */
  found: readonly Found[];
  /** The filter and the unit of the list. */
  query: PlotQuery;
  chat: Queries.WhatsAppLinkFragment;
  /** Whether the page is hydrated. */
  isReady: boolean;
  /** Whether the cards appear without a reveal. */
  isStill: boolean;
}

/** The matching plots as cards with their actions, of a long list a part at a time, and as a table. */
export const FoundPlots = memo(function FoundPlots({
  list,
  places,
  found,
  query,
  chat,
  isReady,
  isStill,
}: FoundPlotsProps) {
  const { unit, filter } = query;
  const { count, showMore } = useShownPart(
    found.map(({ slug }) => slug),
    list.plots.length,
    JSON.stringify(filter),
    isReady,
  );
  const formatted = formatPlots(found, unit, filter.size);
  const next = found[count];
  const wantedSize = filter.size === undefined ? undefined : sizeIn(filter.size, unit);

  return (
    <>
      <PlotGrid
        onlyOnScreen
        list={wantedSize === undefined ? list : { ...list, charges: list.chargesForSize }}
        plots={formatted.slice(0, count)}
        isFirst
        isStill={isStill}
        renderLinks={(plot) => <PlotLinks plot={plot} list={list} query={query} chat={chat} />}
        renderPapers={(plot) => <PlotPapers plot={plot} />}
      />
      {next && (
        <MorePlace {...noPrint} {...needsScripts}>
          {isReady && (
            <button
              type="button"
              data-look="outline"
              onClick={() => {
                flushSync(showMore);
                const name = document.getElementById(plotId(next.slug));
                if (name) name.tabIndex = -1;
                name?.focus();
              }}
            >
              {plotListWords.more(Math.min(pageSize, found.length - count))}
            </button>
          )}
        </MorePlace>
      )}
      <PlotTable plots={formatted} places={places} cards={count} wantedSize={wantedSize} />
    </>
  );
});

// Reserves the button's height, to avoid a layout shift.
const MorePlace = styled.div({
  display: "grid",
  justifyContent: "center",
  minHeight: size.touch,
  marginTop: space.xl,
});

export const fragment = graphql`
  fragment FoundPlots on PlotList {
    ...PlotGrid
    chargesForSize
    ask
    askMessage
    askSizeMessage
    plots {
      ...PlotCard
      ...PlotDetails
      sample
    }
  }
`;
