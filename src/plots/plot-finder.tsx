import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useDeferredValue, useMemo, useRef, useState } from "react";

import { announced } from "../ui/announcement";
import { TextButton } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { plotSizeLabel } from "../ui/field-words";
import { FigureText } from "../ui/figure-text";
import { hiddenWhilePending, useAppliedQuery } from "../ui/pending-query";
import { fillTemplate } from "../lib/fill-template";
import { WhatsAppLink } from "../ui/whatsapp-link";
import {
  type Choice,
  choicesOf,
  findPlots,
  nearestPlot,
  nearestSize,
  plotQueryKeys,
} from "./plot-filter";
import { formatPlots } from "./formatted-plots";
import { textsOf } from "./plot-facts";
import { foundId, readPlotQuery } from "./plot-query";
import { finderWords, plotListWords } from "./finder-words";
import { storedIn } from "../lib/own-address";
import { setQuery, useQuery } from "../lib/query";
import { formatRupeesInWords } from "../lib/rupees";
import { needsScripts, noPrint, onlyPrint } from "../boot/marks";
import { color, fontSize, from, size, space } from "../theme";
import { FoundPlots } from "./found-plots";
import { controlsHeight, PlotControls } from "./plot-controls";

const countAsked = (filter: object) =>
  Object.values(filter).filter((part) => part !== undefined).length;

export interface PlotFinderProps {
  list: Queries.PlotFinderFragment;
  places: Queries.TownMapFragment;
  chat: Queries.WhatsAppLinkFragment;
}

/**
 * The list of all plots, with filter and unit. The address is the only store of a visitor's choices. The
 * prerendered page shows the unfiltered list.
 */
export function PlotFinder({ list, places, chat }: PlotFinderProps) {
  const { plots, empty, budgets } = list;
  const choices = useMemo(() => ({ ...choicesOf(plots), budgets }), [plots, budgets]);

  const search = useQuery();
  const { unit, filter } = useMemo(() => readPlotQuery(search ?? "", choices), [search, choices]);
  const { order: _, ...conditions } = filter;
  const count = countAsked(conditions);

  // Deferred, so that typing stays responsive while the list updates.
  const listSearch = useDeferredValue(search);
  const isReady = listSearch !== undefined;
  const listQuery = useMemo(() => readPlotQuery(listSearch ?? "", choices), [listSearch, choices]);
  const found = useMemo(() => findPlots(plots, listQuery.filter), [plots, listQuery]);
  const nearest = found.length === 0 ? nearestPlot(plots, listQuery.filter) : undefined;
  const shown = useMemo(() => (nearest ? [nearest] : found), [nearest, found]);
  // The nearest plot may not have the size that the visitor looks for.
  const shownQuery = useMemo(() => {
    const { size, ...others } = listQuery.filter;
    if (!nearest || size === undefined) return listQuery;
    return { ...listQuery, filter: { ...others, size: nearestSize(nearest, size) } };
  }, [nearest, listQuery]);
  // No reveals once a filter was used: a card that the visitor has seen must not rise again.
  const [isStill, setStill] = useState(false);
  if (!isStill && countAsked(listQuery.filter) > 0) setStill(true);

  useAppliedQuery(isReady);

  const foundText = finderWords.found(found.length, plots.length);
  const [offered] = formatPlots(nearest ? [nearest] : [], unit);
  const isChosen = ({ key }: Choice) => [filter.approval, filter.location].includes(key);
  const filterText = [
    ...[...choices.approvals, ...choices.locations].filter(isChosen).map(({ name }) => name),
    filter.budget && finderWords.upTo(formatRupeesInWords(filter.budget)),
    filter.size && `${plotSizeLabel} ${filter.size}`,
  ]
    .filter(Boolean)
    .join(", ");

  const [clears, setClears] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);

  if (plots.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <Place {...noPrint} {...needsScripts} {...storedIn(...plotQueryKeys)}>
        {isReady && (
          <PlotControls choices={choices} unit={unit} filter={filter} clears={clears} count={count}>
            <Found>
              <p ref={status} id={foundId} {...announced} tabIndex={-1}>
                {foundText}
              </p>
              {/* Hidden rather than left out, so that the first key adds no styles. */}
              <TextButton
                type="button"
                hidden={count === 0}
                onClick={() => {
                  setQuery({ approval: "", location: "", budget: "", size: "" });
                  setClears(clears + 1);
                  // The focused button disappears, which would reset the focus to the top of the page.
                  status.current?.focus({ preventScroll: true });
                }}
              >
                {plotListWords.clear}
              </TextButton>
            </Found>
          </PlotControls>
        )}
      </Place>
      {count > 0 && (
        // States the filter, since the controls are not printed.
        <p {...onlyPrint}>
          <FigureText>{`${foundText}: ${filterText}`}</FigureText>
        </p>
      )}
      <List>
        {offered && (
          <Nothing>
            <span>{finderWords.nothing(offered.name, textsOf(offered).size)}</span>{" "}
            <WhatsAppLink
              chat={{
                number: chat.number,
                message: fillTemplate(list.askFilterMessage, { filter: filterText }),
              }}
            >
              {finderWords.ask}
            </WhatsAppLink>
            <span>.</span>
          </Nothing>
        )}
        <FoundPlots
          list={list}
          places={places.map}
          found={shown}
          query={shownQuery}
          chat={chat}
          isReady={isReady}
          isStill={isStill}
        />
      </List>
    </>
  );
}

// Reserves the height of the controls, to avoid a layout shift at hydration.
const Place = styled.div({
  minHeight: controlsHeight.narrow,
  marginBottom: space.xl,
  [from("xl")]: { minHeight: controlsHeight.wide },
});

const List = styled.div({
  // Back restores the scroll position before the list is filtered; scroll anchoring would move it.
  overflowAnchor: "none",
  ...hiddenWhilePending,
});

const Nothing = styled(EmptyList)({ marginBottom: space.lg });

const Found = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
  // Reserves the height of its button, to avoid a layout shift.
  minHeight: size.touch,
  marginInlineStart: "auto",
  color: color.textQuiet,
  fontSize: fontSize.small,
  "& > p": { fontVariantNumeric: "tabular-nums" },
  // At the height of the fields, with room for its button.
  [from("xl")]: { alignSelf: "end", minWidth: "10rem", marginInlineStart: space.none },
});

export const fragment = graphql`
  fragment PlotFinder on PlotList {
    ...FoundPlots
    empty
    budgets
    askFilterMessage
  }
`;
