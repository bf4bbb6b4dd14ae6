import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";

import { TextButton } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { fillTemplate } from "../lib/fill-template";
import { type Choice, choicesOf, findPlots } from "./plot-filter";
import { readPlotQuery } from "./plot-query";
import { setQuery, useQuery } from "../lib/query";
import { formatRupeesInWords } from "../lib/rupees";
import { color, filtered, fontSize, from, size, space, when, withoutScripts } from "../theme";
import { foundId } from "./compare-box";
import { ComparedPlots } from "./compared-plots";
import { FoundPlots } from "./found-plots";
import { controlsHeight, PlotControls } from "./plot-controls";

const isAsked = (wish: object) => Object.values(wish).some((part) => part !== undefined);

export interface PlotFinderProps {
  list: Queries.PlotFinderFragment;
  places: Queries.PlotComparisonPlacesFragment;
  chat: Queries.FoundPlotsChatFragment;
}

/**
 * All plots, with tools to find, measure and compare them. What a visitor chooses is in the address and nowhere else.
 * The prebuilt page, like a page that nobody has touched, has the list as it is written.
 */
export function PlotFinder({ list, places, chat }: PlotFinderProps) {
  const { plots, empty, finder } = list;
  const choices = useMemo(
    () => ({
      ...choicesOf(plots),
      budgets: finder.budgets,
      slugs: plots.map(({ slug }) => slug),
    }),
    [plots, finder],
  );

  const search = useQuery();
  const { unit, wish, compared } = useMemo(
    () => readPlotQuery(search ?? "", choices),
    [search, choices],
  );
  const { order: _, ...conditions } = wish;

  // A key is answered at once; the list follows as the browser finds time for it.
  const listSearch = useDeferredValue(search);
  const isReady = listSearch !== undefined;
  const listQuery = useMemo(() => readPlotQuery(listSearch ?? "", choices), [listSearch, choices]);
  const found = useMemo(() => findPlots(plots, listQuery.wish), [plots, listQuery]);
  // Once plots have come and gone, they do so at once: no card that was seen already rises again.
  const [isStill, setStill] = useState(false);
  if (!isStill && isAsked(listQuery.wish)) setStill(true);

  useLayoutEffect(() => {
    if (isReady) document.documentElement.removeAttribute("data-filtered");
  }, [isReady]);

  const foundText = fillTemplate(finder.found, { found: found.length, all: plots.length });
  const isWished = ({ key }: Choice) => [wish.approval, wish.location].includes(key);
  const wishText = [
    ...[...choices.approvals, ...choices.locations].filter(isWished).map(({ name }) => name),
    wish.budget && fillTemplate(finder.upTo, { price: formatRupeesInWords(wish.budget) }),
    wish.size && `${finder.size} ${wish.size}`,
  ];

  const [clears, setClears] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  const clearButton = (
    // Hidden, not left out: at the first key there are no new styles to take in.
    <TextButton
      type="button"
      hidden={!isAsked(conditions)}
      onClick={() => {
        setQuery({ approval: "", location: "", budget: "", size: "" });
        setClears(clears + 1);
        // The button goes away; the focus must not go back to the top of the page.
        status.current?.focus({ preventScroll: true });
      }}
    >
      {finder.clear}
    </TextButton>
  );

  if (plots.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <Place>
        {isReady && (
          <PlotControls list={list} choices={choices} unit={unit} wish={wish} clears={clears}>
            <Found>
              <p ref={status} id={foundId} role="status" tabIndex={-1}>
                {foundText}
              </p>
              {clearButton}
            </Found>
          </PlotControls>
        )}
      </Place>
      {isAsked(conditions) && (
        <OnPaper>
          {foundText}: {wishText.filter(Boolean).join(", ")}
        </OnPaper>
      )}
      <List>
        {found.length === 0 ? (
          <EmptyList>
            {finder.nothing} {clearButton}
          </EmptyList>
        ) : (
          <FoundPlots
            list={list}
            slugs={choices.slugs}
            found={found}
            query={listQuery}
            chat={chat}
            isReady={isReady}
            isStill={isStill}
          />
        )}
      </List>
      {isReady && <ComparedPlots list={list} places={places} unit={unit} slugs={compared} />}
    </>
  );
}

// As high as the controls, so that nothing moves when scripts draw them.
const Place = styled.div({
  minHeight: controlsHeight.narrow,
  marginBottom: space.xl,
  [from("lg")]: { minHeight: controlsHeight.wide },
  ...withoutScripts({ display: "none" }),
  [when.print]: { display: "none" },
});

// A list on paper does not show by itself that it is a part.
const OnPaper = styled.p({ display: "none", [when.print]: { display: "block" } });

// The prebuilt list is not the one that a filtered address asks for. If scripts are long in coming, it is shown after all.
const List = styled.div({
  // Back restores the place on the page before the list is filtered again; nothing may move it after that.
  overflowAnchor: "none",
  [filtered]: { animation: "hidden 5s" },
});

const Found = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.lg,
  // So that its button moves nothing.
  minHeight: size.touch,
  marginInlineStart: "auto",
  color: color.textQuiet,
  fontSize: fontSize.small,
  "& > p": { fontVariantNumeric: "tabular-nums" },
});

export const fragment = graphql`
  fragment PlotFinder on PlotList {
    ...FoundPlots
    ...PlotControls
    ...ComparedPlots
    empty
    finder {
      budgets
      found
      clear
      nothing
    }
    plots {
      slug
      location
      status
      size {
        min
        max
      }
      pricePerSqYd
    }
  }
`;
