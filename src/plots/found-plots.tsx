import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { memo } from "react";
import { flushSync } from "react-dom";

import { OutlineButton } from "../ui/button";
import { pageSize } from "../lib/long-list";
import { useIsPrinting } from "../lib/printing";
import { withoutScripts } from "../boot/marks";
import { size, space, when } from "../theme";
import { plotId } from "../lib/links";
import { CompareBox } from "./compare-box";
import { plotListWords } from "./finder-words";
import { formatPlots, sizeIn } from "./formatted-plots";
import { PlotGrid } from "./plot-grid";
import { PlotLinks } from "./plot-links";
import type { PlotQuery } from "./plot-query";
import { PlotTable } from "./plot-table";
import { useShownPart } from "./use-shown-part";

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
  query,
  chat,
  isReady,
  isStill,
}: FoundPlotsProps) {
  const { unit, filter } = query;
  const { isLong, count, showMore } = useShownPart(
    found.map(({ slug }) => slug),
    slugs.length,
    JSON.stringify(filter),
    isReady,
  );
  const isWhole = isLong && !isReady;
  const isPrinting = useIsPrinting();
  const format = (plots: readonly Found[]) => formatPlots(plots, unit, filter.size);
  const shown = format(found.slice(0, count));
  const next = found[count];
  const wantedSize = filter.size === undefined ? undefined : sizeIn(filter.size, unit);

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
        renderLinks={(plot) => <PlotLinks plot={plot} list={list} query={query} chat={chat} />}
      />
      {next && (
        <MorePlace>
          {isReady && (
            <OutlineButton
              type="button"
              onClick={() => {
                flushSync(showMore);
                const name = document.getElementById(plotId(next.slug));
                if (name) name.tabIndex = -1;
                name?.focus();
              }}
            >
              {plotListWords.more(Math.min(pageSize, found.length - count))}
            </OutlineButton>
          )}
        </MorePlace>
      )}
    </>
  );
});

// Reserves the button's height, to avoid a layout shift.
const MorePlace = styled.div({
  display: "grid",
  justifyContent: "center",
  minHeight: size.touch,
  marginTop: space.xl,
  [withoutScripts]: { display: "none" },
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
      sample
    }
  }
`;
