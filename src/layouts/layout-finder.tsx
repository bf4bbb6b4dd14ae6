import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo, useDeferredValue, useMemo } from "react";

import { costUrl, layoutId, newTab, plotCostUrl } from "../lib/links";
import { needsScripts, noPrint, onlyPrint, whenQueryPending } from "../lib/marks";
import { formatRupeesInWords } from "../lib/numbers";
import { currentLayout, useToday } from "../lib/plot-statuses";
import { useQuery, useShowWhenReady } from "../lib/query";
import { fillTemplate } from "../lib/text";
import { from, space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { hiddenForAWhile } from "../ui/mixins";
import { Band, EmptyList } from "../ui/primitives";
import { Section } from "../ui/section";
import { SiteLink, WhatsAppLink } from "../ui/site-link";
import { messageAbout, sizeIn } from "../ui/words";
import { controlsHeight, FinderControls } from "./finder-controls";
import { filterText, readFinderQuery, type FinderOptions } from "./finder-query";
import { sizesText, unitPriceText, type Measure } from "./layout-facts";
import { findLayouts, nearestLayout, nearestSize, offerOf, optionsOf } from "./layout-filter";
import { LayoutCard, LayoutGrid } from "./layout-grid";
import { LayoutTable } from "./layout-table";
import { distancesText, townOfLayout } from "./places";
import { finderWords } from "./words";

interface LayoutFinderProps {
  layouts: readonly Queries.FoundLayoutFragment[];
  page: Queries.LayoutFinderFragment;
  /** The towns and landmarks, for distances. */
  list: Queries.TownMapFragment["placeList"];
  chat: Queries.WhatsAppLinkFragment;
}

/**
 * The list of all layouts, with filter and unit. The URL is the only store of a visitor's choices. The
 * prebuilt page shows the unfiltered list.
 */
export function LayoutFinder(props: LayoutFinderProps) {
  const { empty, budgets } = props.page;
  const day = useDeferredValue(useToday());
  const layouts = useMemo(
    () => props.layouts.map((layout) => currentLayout(layout, day)),
    [props.layouts, day],
  );
  const options = useMemo(() => ({ ...optionsOf(layouts), budgets }), [layouts, budgets]);
  const search = useQuery();
  // Deferred, so that typing stays responsive while the list updates.
  const listSearch = useDeferredValue(search);
  const isReady = listSearch !== undefined;
  useShowWhenReady(isReady);

  const query = readFinderQuery(search ?? "", options);
  const found = findLayouts(layouts, query.filter);
  const foundText = finderWords.found(found.length, layouts.length);
  const conditionsText = filterText(query.filter, options);

  return (
    <Section as={ListBand} id="list" name={finderWords.list}>
      {layouts.length === 0 ? (
        <EmptyList>{empty}</EmptyList>
      ) : (
        <>
          <ControlsSpace {...noPrint} {...needsScripts}>
            {isReady && <FinderControls options={options} {...query} foundText={foundText} />}
          </ControlsSpace>
          {conditionsText && (
            // States the filter, since the controls are not printed.
            <p {...onlyPrint}>
              <AmountText>{`${foundText}: ${conditionsText}`}</AmountText>
            </p>
          )}
          <Results {...props} layouts={layouts} options={options} search={listSearch ?? ""} />
        </>
      )}
    </Section>
  );
}

const ListBand = styled(Band)({
  // Back restores the scroll position before the list is filtered; scroll anchoring would move it.
  "&, & ~ *": { overflowAnchor: "none" },
  // What is below the list moves with its length.
  [`${whenQueryPending}, ${whenQueryPending} ~ *`]: hiddenForAWhile,
});

// Reserves the height of the controls, to avoid a layout shift at hydration.
const ControlsSpace = styled.div({
  minHeight: controlsHeight.narrow,
  marginBottom: space.xl,
  [from("xl")]: { minHeight: controlsHeight.wide, marginBottom: space.items },
});

interface ResultsProps extends LayoutFinderProps {
  options: FinderOptions;
  /** The query string with the filter and the unit. */
  search: string;
}

/** The matching layouts as cards with their actions, and as a table; without a match the nearest layout. */
const Results = memo(function Results(props: ResultsProps) {
  const { layouts, page, list, options, search, chat } = props;
  const { unit, filter } = readFinderQuery(search, options);
  const found = findLayouts(layouts, filter);
  const nearest = found.length === 0 ? nearestLayout(layouts, filter) : undefined;
  const { size } = filter;
  const hasSize = findLayouts(layouts, { size }).length > 0;
  // The nearest layout may not have the size that the visitor looks for.
  const wantedSize = size && nearest ? nearestSize(nearest, size) : size;
  const measure = { unit, wantedSize, budget: filter.budget };
  const shown = nearest ? [nearest] : found;
  const priceNote = wantedSize === undefined ? page.priceNote : page.priceNoteForSize;
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
      <LayoutGrid note={`${priceNote} ${list.text}`} minWidth="17rem">
        {shown.map((layout, index) => (
          <LayoutCard
            key={layout.slug}
            layout={layout}
            index={index}
            page={page}
            measure={measure}
            choices={choicesFor(search)}
            distances={distancesText(list.places, townOfLayout(list.places, layout))}
            sheet={<SheetLink layout={layout} measure={measure} />}
            chat={
              <WhatsAppLink
                data-look="link"
                chat={{ number: chat.number, message: chatMessage(layout, page, measure) }}
                aria-describedby={`${newTab["aria-describedby"]} ${layoutId(layout.slug)}`}
              >
                {page.ask}
              </WhatsAppLink>
            }
          />
        ))}
      </LayoutGrid>
      <LayoutTable layouts={shown} places={list.places} measure={measure} />
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

/**
 * The first message of a chat about a layout: with the size that a visitor looks for, or with those of the layout. It may be
 * forwarded, so it says itself that a layout is made up.
 */
function chatMessage(
  layout: Queries.FoundLayoutFragment,
  page: Queries.LayoutFinderFragment,
  measure: Measure,
) {
  const { unit, wantedSize } = measure;
  const offer = offerOf(layout, wantedSize);
  const [template, size, price] =
    wantedSize === undefined || !offer
      ? [page.askMessage, sizesText(layout, measure), unitPriceText(layout, measure)]
      : [page.askSizeMessage, sizeIn(offer.size, unit), formatRupeesInWords(offer.price)];
  return messageAbout(fillTemplate(template, { name: layout.name, size, price }), layout.sample);
}

interface SheetLinkProps {
  layout: Queries.FoundLayoutFragment;
  measure: Measure;
}

/** Leads to the cost of the plot with the price of the card. */
function SheetLink({ layout, measure: { unit, wantedSize } }: SheetLinkProps) {
  const { slug, pricePerSqYd } = layout;
  const offer = offerOf(layout, wantedSize);
  if (!offer) return null;
  const { number, size } = offer;
  const to = number ? plotCostUrl(slug, number, unit) : costUrl(slug, size, pricePerSqYd, unit);
  return (
    <SiteLink data-look="link" to={to} aria-describedby={layoutId(slug)}>
      {finderWords.cost}
    </SiteLink>
  );
}

export const fragment = graphql`
  fragment LayoutFinder on OpenPlotsPage {
    ...LayoutGrid
    priceNoteForSize
    ask
    askMessage
    askSizeMessage
    askFilterMessage
    empty
    budgets
  }

  fragment FoundLayout on Layout {
    ...LayoutCard
    amenities
  }
`;
