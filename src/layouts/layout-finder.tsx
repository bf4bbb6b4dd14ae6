import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo, useDeferredValue } from "react";

import { sizeIn } from "../lib/area-units";
import { needsScripts, noPrint, onlyPrint, whenQueryPending } from "../lib/attributes";
import { useCurrentLayouts } from "../lib/freshness";
import { costUrl, plotCostUrl } from "../lib/links";
import { formatRupeesInWords } from "../lib/numbers";
import { useQuery, useShowWhenReady } from "../lib/query";
import { fillTemplate } from "../lib/text";
import { space } from "../theme";
import { AmountText } from "../ui/amount-text";
import { hiddenUntilTimeout } from "../ui/mixins";
import { Band, EmptyList } from "../ui/primitives";
import { Section } from "../ui/section";
import { WhatsAppLink } from "../ui/site-link";
import { messageAbout } from "../ui/words";
import { ControlsSpace, FinderControls } from "./finder-controls";
import { LayoutCards, type FinderDetails } from "./layout-cards";
import { sizesText, unitPriceText, type DisplayOptions } from "./layout-facts";
import {
  cheapestOffer,
  filterText,
  finderOptions,
  findLayouts,
  nearestLayout,
  nearestSize,
  readFinderQuery,
} from "./layout-filter";
import { LayoutTable } from "./layout-table";
import { distancesText, layoutTown } from "./places";
import { finderWords } from "./words";

interface LayoutFinderProps {
  layouts: readonly Queries.LayoutCardFragment[];
  page: Queries.LayoutFinderFragment;
  placeList: Queries.TownMapFragment["placeList"];
  chat: Queries.WhatsAppLinkFragment;
}

/** All layouts, with controls that filter and sort them. The prebuilt page shows the unfiltered list. */
export function LayoutFinder(props: LayoutFinderProps) {
  const { empty, budgets } = props.page;
  const layouts = useCurrentLayouts(props.layouts);
  const options = finderOptions(layouts, budgets);
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
            // States the conditions on paper, where the controls are left out.
            <p {...onlyPrint}>
              <AmountText>{`${foundText}: ${conditionsText}`}</AmountText>
            </p>
          )}
          <Results {...props} layouts={layouts} search={listSearch ?? ""} />
        </>
      )}
    </Section>
  );
}

const ListBand = styled(Band)({
  // Back restores the scroll position before the list is filtered; then scroll anchoring would change the position.
  "&, & ~ *": { overflowAnchor: "none" },
  // The sections below the list are hidden, too, since they move when the list becomes shorter.
  [`${whenQueryPending}, ${whenQueryPending} ~ *`]: hiddenUntilTimeout,
});

interface ResultsProps extends LayoutFinderProps {
  /** The query string with the filter and the unit. */
  search: string;
}

/** The matching layouts, or else the nearest layout, as cards and as a table. */
const Results = memo(function Results(props: ResultsProps) {
  const { layouts, page, placeList, search, chat } = props;
  const options = finderOptions(layouts, page.budgets);
  const { unit, filter } = readFinderQuery(search, options);
  const { size, budget } = filter;
  const found = findLayouts(layouts, filter);
  const nearest = found.length === 0 ? nearestLayout(layouts, filter) : undefined;
  const shown = nearest ? [nearest] : found;
  // The nearest layout may not have the size that the visitor looks for.
  const wantedSize = size && nearest ? nearestSize(nearest, size) : size;
  const display = { unit, wantedSize, budget };
  const priceNote = wantedSize === undefined ? page.priceNote : page.priceNoteForSize;
  const message = fillTemplate(page.askFilterMessage, { filter: filterText(filter, options) });

  return (
    <>
      {nearest && (
        <NoMatch>
          <span>
            {finderWords.noMatch(
              nearest.name,
              sizesText(nearest, display),
              findLayouts(layouts, { size }).length > 0,
            )}
          </span>
          <span {...noPrint}>
            <span>{finderWords.change}</span>
            <WhatsAppLink chat={{ number: chat.number, message }}>{finderWords.ask}</WhatsAppLink>
            <span>.</span>
          </span>
        </NoMatch>
      )}
      <LayoutCards
        layouts={shown}
        page={page}
        note={`${priceNote} ${placeList.text}`}
        finderDetails={(layout) => finderDetails(layout, display, props)}
      />
      <LayoutTable layouts={shown} places={placeList.places} display={display} />
    </>
  );
});

const NoMatch = styled(EmptyList)({ marginBottom: space.lg });

function finderDetails(
  layout: Queries.LayoutCardFragment,
  display: DisplayOptions,
  { page, placeList, search, chat }: ResultsProps,
): FinderDetails {
  const { slug, name, sample, pricePerSqYd } = layout;
  const { unit, wantedSize } = display;
  const offer = cheapestOffer(layout, wantedSize);
  const [template, size, price] =
    wantedSize && offer
      ? [page.askSizeMessage, sizeIn(offer.size, unit), formatRupeesInWords(offer.price)]
      : [page.askMessage, sizesText(layout, display), unitPriceText(layout, display)];
  const message = messageAbout(fillTemplate(template, { name, size, price }), sample);
  return {
    display,
    search,
    distances: distancesText(placeList.places, layoutTown(placeList.places, layout)),
    priceSheet:
      offer &&
      (offer.number
        ? plotCostUrl(slug, offer.number, unit)
        : costUrl(slug, offer.size, pricePerSqYd, unit)),
    chat: { number: chat.number, message },
  };
}

export const fragment = graphql`
  fragment LayoutFinder on OpenPlotsPage {
    ...LayoutCards
    priceNoteForSize
    askMessage
    askSizeMessage
    askFilterMessage
    empty
    budgets
  }
`;
