import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo } from "react";

import { EmptyList } from "../ui/primitives";
import { SiteLink, WhatsAppLink } from "../ui/site-link";
import { formatRupeesInWords } from "../lib/rupees";
import { fillTemplate } from "../lib/text";
import { noPrint } from "../lib/marks";
import { space } from "../theme";
import { finderWords, layoutListWords } from "./layout-list-words";
import { findLayouts, nearestLayout, nearestSize, offerOf } from "./layout-filter";
import { type Measure, sizesText, unitPriceText } from "./layout-facts";
import { LayoutGrid } from "./layout-grid";
import { filterText, type FinderOptions, readFinderQuery } from "./finder-query";
import type { Place } from "./places";
import { LayoutTable } from "./layout-table";
import { sizeIn } from "../ui/field-words";
import { messageAbout } from "../ui/words";
import { costUrl, layoutId, newTab, plotCostUrl } from "../lib/links";

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
  const measure = { unit, wantedSize, budget: filter.budget };
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
        choices={choicesFor(search)}
        renderLinks={(layout) => (
          <LayoutLinks layout={layout} page={page} measure={measure} chat={chat} />
        )}
      />
      <LayoutTable layouts={shown} places={places} measure={measure} />
    </>
  );
});

/** The choices that the page of a layout has, too, as a query string. */
function choicesFor(search: string): string {
  const query = new URLSearchParams(search);
  const kept = ["size", "budget", "unit"].flatMap((key) => {
    const value = query.get(key);
    return value ? [[key, value]] : [];
  });
  return kept.length > 0 ? `/?${new URLSearchParams(kept)}` : "";
}

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
  const offer = offerOf(layout, wantedSize);
  const [template, size, price] =
    wantedSize === undefined || !offer
      ? [page.askMessage, sizesText(layout, measure), unitPriceText(layout, measure)]
      : [page.askSizeMessage, sizeIn(offer.size, unit), formatRupeesInWords(offer.price)];
  return messageAbout(fillTemplate(template, { name: layout.name, size, price }), layout.sample);
}

/** What a visitor can do with a layout of the list: compute the cost of the plot with its price, ask about it. */
function LayoutLinks({ layout, page, measure, chat }: LayoutLinksProps) {
  const { slug, pricePerSqYd } = layout;
  const offer = offerOf(layout, measure.wantedSize);
  return (
    <>
      {offer && (
        <SiteLink
          data-look="link"
          to={
            offer.number
              ? plotCostUrl(slug, offer.number, measure.unit)
              : costUrl(slug, offer.size, pricePerSqYd, measure.unit)
          }
          aria-describedby={layoutId(slug)}
        >
          {layoutListWords.cost}
        </SiteLink>
      )}
      <WhatsAppLink
        data-look="link"
        chat={{ number: chat.number, message: chatMessage({ layout, page, measure }) }}
        aria-describedby={`${newTab["aria-describedby"]} ${layoutId(slug)}`}
      >
        {page.ask}
      </WhatsAppLink>
    </>
  );
}

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
