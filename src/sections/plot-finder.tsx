import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { OutlineButton, TextButton } from "../components/button";
import { EmptyList } from "../components/empty-list";
import { WhatsAppLink } from "../components/whatsapp-link";
import { fillTemplate } from "../lib/fill-template";
import { newTab } from "../lib/links";
import { choicesOf, findPlots } from "../lib/plot-filter";
import { mostCompared, readPlotQuery } from "../lib/plot-query";
import { useIsPrinting } from "../lib/printing";
import { setQuery, useQuery } from "../lib/query";
import { color, fontSize, fontWeight, from, size, space, when, withoutScripts } from "../theme";
import { CompareBox, compareBoxId } from "./compare-box";
import { ComparedPlots } from "./compared-plots";
import { controlsHeight, PlotControls } from "./plot-controls";
import { pageful, type PlotCard, PlotGrid, sizes } from "./plot-grid";
import { PlotTable } from "./plot-table";
import { writePlots } from "./written-plots";

/** A list of so many plots shows a part of them at a time. */
const longList = 60;

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
  const isReady = search !== undefined;
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
  const written = useMemo(
    () => writePlots(list, findPlots(plots, wish), unit, wish.size),
    [list, plots, wish, unit],
  );
  const { order, ...conditions } = wish;
  const isFiltered = Object.values(conditions).some((condition) => condition !== undefined);
  // Once plots have come and gone, they do so at once: no card that was seen already rises again.
  const [isStill, setStill] = useState(false);
  if (!isStill && (isFiltered || order)) setStill(true);

  const wishText = JSON.stringify(wish);
  const [asked, setAsked] = useState({ wishText, count: pageful });
  const isLong = plots.length >= longList;
  const shownCount = asked.wishText === wishText ? asked.count : pageful;
  const shown = isLong ? written.plots.slice(0, shownCount) : written.plots;
  const next = written.plots[shown.length];
  const isWhole = isLong && !isReady;

  const [isRefused, setRefused] = useState(false);
  const choose = (slug: string) => {
    const others = compared.filter((other) => other !== slug);
    const isNew = others.length === compared.length;
    setRefused(isNew && others.length === mostCompared);
    if (isNew && others.length === mostCompared) return;
    setQuery({ compare: (isNew ? [...others, slug] : others).join(",") });
  };

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

  const messageOn = ({ name, location, size: ofPlot, pricePerSqYdText }: PlotCard) =>
    fillTemplate(labels.askMessage, {
      name,
      location,
      size: sizes(ofPlot, written.labels),
      price: fillTemplate(written.labels.pricePerSqYd, { price: pricePerSqYdText }),
    });
  if (plots.length === 0) return <PlotGrid list={list} isFirst />;
  return (
    <>
      <Place>
        {isReady && (
          <PlotControls list={list} choices={choices} unit={unit} wish={wish}>
            <Found>
              <p ref={status} role="status" tabIndex={-1}>
                {fillTemplate(finder.found, { found: written.plots.length, all: plots.length })}
              </p>
              {clearButton}
            </Found>
          </PlotControls>
        )}
      </Place>
      {written.plots.length === 0 ? (
        <EmptyList>
          {finder.nothing} {clearButton}
        </EmptyList>
      ) : (
        <>
          <PlotTable
            list={isWhole || isPrinting ? written : { ...written, plots: shown }}
            isWhole={isWhole}
          />
          <PlotGrid
            list={{ ...written, plots: shown }}
            isFirst
            isStill={isStill}
            renderOnPhoto={({ slug, name }) =>
              isReady && (
                <CompareBox
                  slug={slug}
                  name={name}
                  label={list.comparison.choose}
                  isChosen={compared.includes(slug)}
                  onChange={() => choose(slug)}
                />
              )
            }
            renderBeside={(plot) => (
              <Ask
                chat={{ number: chat.number, message: messageOn(plot) }}
                aria-describedby={`${newTab["aria-describedby"]} plot-${plot.slug}`}
              >
                {labels.ask}
              </Ask>
            )}
          />
        </>
      )}
      {isReady && next && (
        <More
          type="button"
          onClick={() => {
            flushSync(() => setAsked({ wishText, count: shown.length + pageful }));
            document.getElementById(compareBoxId(next.slug))?.focus();
          }}
        >
          {fillTemplate(finder.more, {
            count: Math.min(pageful, written.plots.length - shown.length),
          })}
        </More>
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

const Ask = styled(WhatsAppLink)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.touch,
  color: color.accentText,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  [when.print]: { display: "none" },
});

const More = styled(OutlineButton)({ display: "flex", marginTop: space.xl, marginInline: "auto" });

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
