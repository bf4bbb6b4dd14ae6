import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo } from "react";

import { EmptyList } from "../ui/empty-list";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { fillTemplate } from "../lib/fill-template";
import { noPrint } from "../lib/marks";
import { space } from "../theme";
import { finderWords } from "./layout-list-words";
import { findLayouts, nearestLayout, nearestSize } from "./layout-filter";
import { sizesText } from "./layout-facts";
import { LayoutGrid } from "./layout-grid";
import { LayoutLinks, LayoutPapers } from "./layout-links";
import { filterText, type FinderOptions, readFinderQuery } from "./finder-query";
import type { Place } from "./places";
import { LayoutTable } from "./layout-table";

export interface LayoutResultsProps {
  layouts: readonly Queries.FoundLayoutFragment[];
  page: Queries.LayoutResultsFragment;
  places: readonly Place[];
  options: FinderOptions;
  /** The query string with the filter and the unit. */
  search: string;
  chat: Queries.WhatsAppLinkFragment;
}

/** The matching layouts as cards with their actions, and as a table; without a match the nearest layout. */
export const LayoutResults = memo(function LayoutResults({
  layouts,
  page,
  places,
  options,
  search,
  chat,
}: LayoutResultsProps) {
  const { unit, filter } = readFinderQuery(search, options);
  const found = findLayouts(layouts, filter);
  const nearest = found.length === 0 ? nearestLayout(layouts, filter) : undefined;
  // The nearest layout may not have the size that the visitor looks for.
  const wantedSize = filter.size && nearest ? nearestSize(nearest, filter.size) : filter.size;
  const measure = { unit, wantedSize };
  const shown = nearest ? [nearest] : found;
  const message = fillTemplate(page.askFilterMessage, { filter: filterText(filter, options) });

  return (
    <>
      {nearest && (
        <Nothing>
          <span>{finderWords.nothing(nearest.name, sizesText(nearest, measure))}</span>
          <span {...noPrint}>
            <span>{finderWords.change}</span>
            <WhatsAppLink chat={{ number: chat.number, message }}>{finderWords.ask}</WhatsAppLink>
            <span>.</span>
          </span>
        </Nothing>
      )}
      <LayoutGrid
        page={wantedSize === undefined ? page : { ...page, priceNote: page.priceNoteForSize }}
        layouts={shown}
        measure={measure}
        renderLinks={(layout) => (
          <LayoutLinks layout={layout} page={page} measure={measure} chat={chat} />
        )}
        renderPapers={(layout) => <LayoutPapers layout={layout} />}
      />
      <LayoutTable layouts={shown} places={places} measure={measure} />
    </>
  );
});

const Nothing = styled(EmptyList)({ marginBottom: space.lg });

export const fragment = graphql`
  fragment LayoutResults on OpenPlotsPage {
    ...LayoutGrid
    priceNoteForSize
    ask
    askMessage
    askSizeMessage
    askFilterMessage
  }

  fragment FoundLayout on Layout {
    ...LayoutCard
    ...LayoutDetails
    sample
  }
`;
