import { graphql } from "gatsby";
import { memo } from "react";

import { formatPlots, sizeIn } from "./formatted-plots";
import { PlotGrid } from "./plot-grid";
import { PlotLinks, PlotPapers } from "./plot-links";
import type { PlotQuery } from "./plot-query";
import { PlotTable } from "./plot-table";

type Found = Queries.FoundPlotsFragment["plots"][number];

export interface FoundPlotsProps {
  list: Queries.FoundPlotsFragment;
  places: Queries.TownMapFragment["map"];
  /** The matching plots in their order. */
  found: readonly Found[];
  /** The filter and the unit of the list. */
  query: PlotQuery;
  chat: Queries.WhatsAppLinkFragment;
  /** Whether the cards appear without a reveal. */
  isStill: boolean;
}

/** The matching plots as cards with their actions, and as a table. */
export const FoundPlots = memo(function FoundPlots({
  list,
  places,
  found,
  query,
  chat,
  isStill,
}: FoundPlotsProps) {
  const { unit, filter } = query;
  const formatted = formatPlots(found, unit, filter.size);
  const wantedSize = filter.size === undefined ? undefined : sizeIn(filter.size, unit);

  return (
    <>
      <PlotGrid
        onlyOnScreen
        list={wantedSize === undefined ? list : { ...list, charges: list.chargesForSize }}
        plots={formatted}
        isFirst
        isStill={isStill}
        renderLinks={(plot) => <PlotLinks plot={plot} list={list} query={query} chat={chat} />}
        renderPapers={(plot) => <PlotPapers plot={plot} />}
      />
      <PlotTable plots={formatted} places={places} wantedSize={wantedSize} />
    </>
  );
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
