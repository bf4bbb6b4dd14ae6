import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { OutlineButton, TextButton } from "../components/button";
import { EmptyList } from "../components/empty-list";
import { SiteLink } from "../components/site-link";
import { WhatsAppLink } from "../components/whatsapp-link";
import { costAddress } from "../lib/cost-query";
import { fillTemplate } from "../lib/fill-template";
import { newTab } from "../lib/links";
import { choicesOf, findPlots } from "../lib/plot-filter";
import { mostCompared, readCompared, readPlotQuery } from "../lib/plot-query";
import { useIsPrinting } from "../lib/printing";
import { readQuery, setQuery, useQuery } from "../lib/query";
import { color, fontSize, fontWeight, from, size, space, when, withoutScripts } from "../theme";
import { CompareBox, compareBoxId } from "./compare-box";
import { ComparedPlots } from "./compared-plots";
import { controlsHeight, PlotControls } from "./plot-controls";
import { pageful, type PlotCard, PlotGrid, sizes } from "./plot-grid";
import { PlotTable } from "./plot-table";
import { writePlots } from "./written-plots";

/** A list of so many plots shows a part of them at a time. */
const longList = 60;

/** Id of the line that says how many plots match. */
export const foundId = "found";

export interface PlotFinderProps {
  list: Queries.PlotFinderFragment;
  chat: Queries.PlotFinderChatFragment;
}

/**
 * All plots, with tools to find, measure and compare them. What a visitor chooses is in the address and nowhere else.
 * The prebuilt page, like a page that nobody has touched, has the list as it is written.
 */
export function PlotFinder({ list, chat }: PlotFinderProps) {
  const search = useQuery();
  // A key is answered at once; the list follows as the browser finds time for it.
  const listSearch = useDeferredValue(search);
  const isReady = listSearch !== undefined;
  const isPrinting = useIsPrinting();
  const { plots, labels, finder } = list;
  const choices = useMemo(
    () => ({
      ...choicesOf(plots),
      budgets: finder.budgets,
      slugs: plots.map(({ slug }) => slug),
    }),
    [plots, finder],
  );
  const { unit, wish, compared } = useMemo(
    () => readPlotQuery(search ?? "", choices),
    [search, choices],
  );
  const { order: _, ...conditions } = wish;
  const isFiltered = Object.values(conditions).some((condition) => condition !== undefined);

  const asListed = useMemo(() => readPlotQuery(listSearch ?? "", choices), [listSearch, choices]);
  const found = useMemo(() => findPlots(plots, asListed.wish), [plots, asListed]);
  // Once plots have come and gone, they do so at once: no card that was seen already rises again.
  const [isStill, setStill] = useState(false);
  if (!isStill && Object.values(asListed.wish).some((part) => part !== undefined)) setStill(true);

  const wishText = JSON.stringify(asListed.wish);
  const [asked, setAsked] = useState({ wishText, count: pageful });
  const isLong = plots.length >= longList;
  const isWhole = isLong && !isReady;
  const shownCount = isLong ? (asked.wishText === wishText ? asked.count : pageful) : plots.length;
  const next = found[shownCount];

  const [isRefused, setRefused] = useState(false);
  const choose = useCallback(
    (slug: string) => {
      const chosen = readCompared(readQuery(), choices.slugs);
      const others = chosen.filter((other) => other !== slug);
      const isNew = others.length === chosen.length;
      const isTooMany = isNew && chosen.length === mostCompared;
      setRefused(isTooMany);
      if (!isTooMany) setQuery({ compare: (isNew ? [...others, slug] : others).join(",") });
    },
    [choices],
  );

  const listed = useMemo(() => {
    const write = (some: typeof found) => writePlots(list, some, asListed.unit, asListed.wish.size);
    const shown = write(found.slice(0, shownCount));
    const messageOn = ({ name, location, size: ofPlot, pricePerSqYdText }: PlotCard) =>
      fillTemplate(labels.askMessage, {
        name,
        location,
        size: sizes(ofPlot, shown.labels),
        price: fillTemplate(shown.labels.pricePerSqYd, { price: pricePerSqYdText }),
      });
    return (
      <>
        <PlotTable list={isWhole || isPrinting ? write(found) : shown} isWhole={isWhole} />
        <PlotGrid
          list={shown}
          isFirst
          isStill={isStill}
          renderOnPhoto={({ slug, name }) => (
            <CompareBox
              slug={slug}
              name={name}
              label={list.comparison.choose}
              slugs={choices.slugs}
              onChange={choose}
            />
          )}
          renderLinks={(plot) => (
            <>
              <Ask
                chat={{ number: chat.number, message: messageOn(plot) }}
                aria-describedby={`${newTab["aria-describedby"]} plot-${plot.slug}`}
              >
                {labels.ask}
              </Ask>
              <Cost
                to={costAddress({
                  size: asListed.wish.size ?? plot.size.min,
                  rate: plot.pricePerSqYd,
                })}
                aria-describedby={`plot-${plot.slug}`}
              >
                {labels.cost}
              </Cost>
            </>
          )}
        />
      </>
    );
  }, [
    found,
    asListed,
    shownCount,
    isWhole,
    isPrinting,
    isStill,
    choose,
    choices,
    list,
    labels,
    chat,
  ]);

  const status = useRef<HTMLParagraphElement>(null);
  const clearButton = isFiltered && (
    <TextButton
      type="button"
      onClick={() => {
        setQuery({ approval: "", location: "", budget: "", size: "" });
        // The button goes away; the focus must not go back to the top of the page.
        status.current?.focus({ preventScroll: true });
      }}
    >
      {finder.clear}
    </TextButton>
  );

  if (plots.length === 0) return <PlotGrid list={list} isFirst />;
  return (
    <>
      <Place>
        {isReady && (
          <PlotControls list={list} choices={choices} unit={unit} wish={wish}>
            <Found>
              <p ref={status} id={foundId} role="status" tabIndex={-1}>
                {fillTemplate(finder.found, { found: found.length, all: plots.length })}
              </p>
              {clearButton}
            </Found>
          </PlotControls>
        )}
      </Place>
      {found.length === 0 ? (
        <EmptyList>
          {finder.nothing} {clearButton}
        </EmptyList>
      ) : (
        listed
      )}
      {isLong && next && (
        <MorePlace>
          {isReady && (
            <OutlineButton
              type="button"
              onClick={() => {
                flushSync(() => setAsked({ wishText, count: shownCount + pageful }));
                document.getElementById(compareBoxId(next.slug))?.focus();
              }}
            >
              {fillTemplate(finder.more, {
                count: Math.min(pageful, found.length - shownCount),
              })}
            </OutlineButton>
          )}
        </MorePlace>
      )}
      {isReady && <ComparedPlots list={list} unit={unit} slugs={compared} isRefused={isRefused} />}
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

const Found = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.lg,
  marginInlineStart: "auto",
  color: color.textQuiet,
  fontSize: fontSize.small,
  "& > p": { fontVariantNumeric: "tabular-nums" },
});

const link: CSSObject = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.touch,
  color: color.accentText,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  [when.print]: { display: "none" },
};

const Ask = styled(WhatsAppLink)(link);
const Cost = styled(SiteLink)(link);

// There before its button, so that nothing moves.
const MorePlace = styled.div({
  display: "grid",
  justifyContent: "center",
  minHeight: size.touch,
  marginTop: space.xl,
  ...withoutScripts({ display: "none" }),
  [when.print]: { display: "none" },
});

export const fragment = graphql`
  fragment PlotFinder on PlotList {
    ...PlotGrid
    ...PlotTable
    ...WrittenPlots
    ...PlotControls
    ...ComparedPlots
    labels {
      ask
      askMessage
      cost
    }
    finder {
      budgets
      found
      clear
      nothing
      more
    }
    comparison {
      choose
    }
    plots {
      ...PlotCard
      ...PlotAmenities
      size {
        min
        max
      }
      pricePerSqYd
    }
  }

  fragment PlotFinderChat on WhatsAppChat {
    number
  }
`;
