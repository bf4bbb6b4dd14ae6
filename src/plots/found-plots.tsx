import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo, useEffect, useState } from "react";
import { flushSync } from "react-dom";

import { OutlineButton } from "../ui/button";
import { Papers } from "../ui/papers";
import { SiteLink } from "../ui/site-link";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { fillTemplate } from "../lib/fill-template";
import { costAddress, newTab, plotId } from "../lib/links";
import { pageSize, shownAtFirst } from "../lib/long-list";
import type { PlotQuery } from "./plot-query";
import { useIsPrinting } from "../lib/printing";
import { bare, color, fontSize, fontWeight, size, space, when } from "../theme";
import { CompareBox, compareBoxId } from "./compare-box";
import { textsOf } from "./plot-facts";
import { PlotGrid } from "./plot-grid";
import { PlotTable } from "./plot-table";
import { formatPlots, sizeIn } from "./formatted-plots";
import { plotListWords } from "./finder-words";

type Found = Queries.FoundPlotsFragment["plots"][number];

export interface FoundPlotsProps {
  list: Queries.FoundPlotsFragment;
  /** Slugs of all plots. */
  slugs: readonly string[];
  /** The matching plots in their order. */
  found: readonly Found[];
  /** The filter and the unit of the list. */
  query: PlotQuery;
  chat: Queries.WhatsAppLinkFragment;
  /** Whether the page is hydrated. */
  isReady: boolean;
  /** Whether the cards appear without a reveal. */
  isStill: boolean;
}

/** The matching plots as a table and as cards with their actions; a long list shows a part at a time. */
export const FoundPlots = memo(function FoundPlots({
  list,
  slugs,
  found,
  query: { unit, filter },
  chat,
  isReady,
  isStill,
}: FoundPlotsProps) {
  const isPrinting = useIsPrinting();
  const isLong = shownAtFirst(slugs.length) < slugs.length;
  const isWhole = isLong && !isReady;

  const filterText = JSON.stringify(filter);
  const [asked, setAsked] = useState<{ filterText: string; count: number }>();
  if (isReady && !asked) {
    // Includes the plot that the address names.
    const named = found.findIndex(({ slug }) => location.hash === `#${plotId(slug)}`);
    setAsked({ filterText, count: Math.max(pageSize, named + 1) });
  }
  useEffect(() => {
    // Before, the card did not exist.
    if (isLong && isReady) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isLong, isReady]);
  const part = asked?.filterText === filterText ? asked.count : pageSize;
  const shownCount = isLong ? part : found.length;
  const next = found[shownCount];

  const format = (plots: readonly Found[]) => formatPlots(plots, unit, filter.size);
  const shown = format(found.slice(0, shownCount));
  const wantedSize = filter.size === undefined ? undefined : sizeIn(filter.size, unit);
  const messageOn = (plot: Found) => {
    const { size, price, from } = textsOf(plot);
    return wantedSize === undefined
      ? fillTemplate(list.askMessage, { name: plot.name, size, price })
      : fillTemplate(list.askSizeMessage, { name: plot.name, size: wantedSize, price: from });
  };

  return (
    <>
      <PlotTable
        plots={isWhole || isPrinting ? format(found) : shown}
        wantedSize={wantedSize}
        isWhole={isWhole}
      />
      <PlotGrid
        list={wantedSize === undefined ? list : { ...list, charges: list.chargesForSize }}
        plots={shown}
        isFirst
        isStill={isStill}
        renderOnPhoto={({ slug, name }) => <CompareBox slug={slug} name={name} slugs={slugs} />}
        renderLinks={(plot) => (
          <>
            <Ask
              chat={{ number: chat.number, message: messageOn(plot) }}
              aria-describedby={`${newTab["aria-describedby"]} ${plotId(plot.slug)}`}
            >
              {list.ask}
            </Ask>
            <Cost
              to={costAddress({
                slug: plot.slug,
                size: filter.size ?? plot.size.min,
                rate: plot.pricePerSqYd,
              })}
              aria-describedby={plotId(plot.slug)}
            >
              {plotListWords.cost}
            </Cost>
            <CardPapers papers={plot.papers} />
          </>
        )}
      />
      {isLong && next && (
        <MorePlace>
          {isReady && (
            <OutlineButton
              type="button"
              onClick={() => {
                flushSync(() => setAsked({ filterText, count: shownCount + pageSize }));
                document.getElementById(compareBoxId(next.slug))?.focus();
              }}
            >
              {plotListWords.more(Math.min(pageSize, found.length - shownCount))}
            </OutlineButton>
          )}
        </MorePlace>
      )}
    </>
  );
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
const CardPapers = styled(Papers)({ flexBasis: "100%" });

// Reserves the button's height, to avoid a layout shift.
const MorePlace = styled.div({
  display: "grid",
  justifyContent: "center",
  minHeight: size.touch,
  marginTop: space.xl,
  [bare]: { display: "none" },
  [when.print]: { display: "none" },
});

export const fragment = graphql`
  fragment FoundPlots on PlotList {
    ...PlotGrid
    chargesForSize
    ask
    askMessage
    askSizeMessage
    plots {
      ...PlotCard
      ...PlotDetails
    }
  }
`;
