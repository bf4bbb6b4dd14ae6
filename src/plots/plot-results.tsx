import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo } from "react";

import { EmptyList } from "../ui/empty-list";
import { sizeIn } from "../ui/field-words";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { fillTemplate } from "../lib/fill-template";
import { noPrint } from "../lib/marks";
import { space } from "../theme";
import { finderWords } from "./plot-list-words";
import { findPlots, nearestPlot, nearestSize } from "./plot-filter";
import { textsOf } from "./plot-facts";
import { PlotGrid } from "./plot-grid";
import { PlotLinks, PlotPapers } from "./plot-links";
import { filterText, type PlotOptions, readPlotQuery } from "./plot-query";
import { PlotTable } from "./plot-table";
import { formatPlots } from "./plots-in-unit";

export interface PlotResultsProps {
  list: Queries.PlotResultsFragment;
  townMap: Queries.TownMapFragment["map"];
  options: PlotOptions;
  /** The query string with the filter and the unit. */
  search: string;
  chat: Queries.WhatsAppLinkFragment;
}

/** The matching plots as cards with their actions, and as a table; without a match the nearest plot. */
export const PlotResults = memo(function PlotResults({
  list,
  townMap,
  options,
  search,
  chat,
}: PlotResultsProps) {
  const { unit, filter } = readPlotQuery(search, options);
  const found = findPlots(list.plots, filter);
  const nearest = found.length === 0 ? nearestPlot(list.plots, filter) : undefined;
  // The nearest plot may not have the size that the visitor looks for.
  const size = filter.size && nearest ? nearestSize(nearest, filter.size) : filter.size;
  const shownQuery = { unit, filter: { ...filter, size } };
  const plots = formatPlots(nearest ? [nearest] : found, unit, size);
  const wantedSize = size === undefined ? undefined : sizeIn(size, unit);
  const suggestion = nearest && plots[0];
  const message = fillTemplate(list.askFilterMessage, { filter: filterText(filter, options) });

  return (
    <>
      {suggestion && (
        <Nothing>
          <span>{finderWords.nothing(suggestion.name, textsOf(suggestion).size)}</span>
          <span {...noPrint}>
            <span>{finderWords.change}</span>
            <WhatsAppLink chat={{ number: chat.number, message }}>{finderWords.ask}</WhatsAppLink>
            <span>.</span>
          </span>
        </Nothing>
      )}
      <PlotGrid
        list={wantedSize === undefined ? list : { ...list, priceNote: list.priceNoteForSize }}
        plots={plots}
        renderLinks={(plot) => <PlotLinks plot={plot} list={list} query={shownQuery} chat={chat} />}
        renderPapers={(plot) => <PlotPapers plot={plot} />}
      />
      <PlotTable plots={plots} townMap={townMap} wantedSize={wantedSize} />
    </>
  );
});

const Nothing = styled(EmptyList)({ marginBottom: space.lg });

export const fragment = graphql`
  fragment PlotResults on PlotList {
    ...PlotGrid
    priceNoteForSize
    ask
    askMessage
    askSizeMessage
    askFilterMessage
    plots {
      ...PlotCard
      ...PlotDetails
      sample
    }
  }
`;
