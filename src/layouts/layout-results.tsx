import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo } from "react";

import { EmptyList } from "../ui/primitives";
import { SiteLink, WhatsAppLink } from "../ui/site-link";
import { fillTemplate } from "../lib/text";
import { noPrint } from "../lib/marks";
import { space } from "../theme";
import { finderWords, layoutListWords } from "./layout-list-words";
import { findLayouts, nearestLayout, nearestSize } from "./layout-filter";
import { type Measure, plotPriceText, sizesText, unitPriceText } from "./layout-facts";
import { LayoutGrid } from "./layout-grid";
import { filterText, type FinderOptions, readFinderQuery } from "./finder-query";
import type { Place } from "./places";
import { LayoutTable } from "./layout-table";
import { sizeIn } from "../ui/field-words";
import { messageAbout } from "../ui/words";
import { costUrl, layoutId, newTab } from "../lib/links";

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
export const LayoutResults = memo(function LayoutResults(props: LayoutResultsProps) {
  const { layouts, page, places, options, search, chat } = props;
  const { unit, filter } = readFinderQuery(search, options);
  const found = findLayouts(layouts, filter);
  const nearest = found.length === 0 ? nearestLayout(layouts, filter) : undefined;
  const { size } = filter;
  const hasSize = findLayouts(layouts, { size }).length > 0;
  // The nearest layout may not have the size that the visitor looks for.
  const wantedSize = size && nearest ? nearestSize(nearest, size) : size;
  const measure = { unit, wantedSize };
  const shown = nearest ? [nearest] : found;
  const message = fillTemplate(page.askFilterMessage, { filter: filterText(filter, options) });

  return (
    <>
      {nearest && (
        <Nothing>
          <span>{finderWords.nothing(nearest.name, sizesText(nearest, measure), hasSize)}</span>
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
      />
      <LayoutTable layouts={shown} places={places} measure={measure} />
    </>
  );
});

const Nothing = styled(EmptyList)({ marginBottom: space.lg });

interface LayoutLinksProps {
  layout: Queries.FoundLayoutFragment;
  page: Queries.LayoutResultsFragment;
  measure: Measure;
  chat: Queries.WhatsAppLinkFragment;
}

/**
 * The first message of a chat about a layout: with the size that a visitor looks for, or with those of the layout. It may be
 * forwarded, so it says itself that a layout is made up.
 */
function chatMessage({ layout, page, measure }: Omit<LayoutLinksProps, "chat">) {
  const { unit, wantedSize } = measure;
  const [template, size, price] =
    wantedSize === undefined
      ? [page.askMessage, sizesText(layout, measure), unitPriceText(layout, measure)]
      : [page.askSizeMessage, sizeIn(wantedSize, unit), plotPriceText(layout, measure) ?? ""];
  return messageAbout(fillTemplate(template, { name: layout.name, size, price }), layout.sample);
}

/** What a visitor can do with a layout of the list: compute its cost, ask about it. */
const LayoutLinks = ({ layout, page, measure, chat }: LayoutLinksProps) => (
  <>
    <SiteLink
      data-look="link"
      to={costUrl(
        layout.slug,
        measure.wantedSize ?? layout.size.min,
        layout.pricePerSqYd,
        measure.unit,
      )}
      aria-describedby={layoutId(layout.slug)}
    >
      {layoutListWords.cost}
    </SiteLink>
    <WhatsAppLink
      data-look="link"
      chat={{ number: chat.number, message: chatMessage({ layout, page, measure }) }}
      aria-describedby={`${newTab["aria-describedby"]} ${layoutId(layout.slug)}`}
    >
      {page.ask}
    </WhatsAppLink>
  </>
);

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
  }
`;
