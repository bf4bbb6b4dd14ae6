import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { secondaryText } from "../ui/mixins";
import { noPrint } from "../boot/marks";
import { from, space } from "../theme";
import { type CardPlot, PlotCard } from "./plot-card";

export interface PlotGridProps<Plot> {
  list: Queries.PlotGridFragment;
  plots: readonly Plot[];
  /** Whether the grid begins on the first screen. */
  isFirst?: boolean;
  /** Whether prints have something else in place of the cards. */
  onlyOnScreen?: boolean;
  /** Draws the links before the button of a plot. */
  renderLinks?: (plot: Plot) => ReactNode;
  /** Draws the papers of a plot. */
  renderPapers?: (plot: Plot) => ReactNode;
}

/** Cards of open plots, one or three in a row. */
export const PlotGrid = <Plot extends CardPlot>({
  list,
  plots,
  isFirst = false,
  onlyOnScreen = false,
  renderLinks,
  renderPapers,
}: PlotGridProps<Plot>) => (
  <>
    <Cards {...(onlyOnScreen && noPrint)} role="list">
      {plots.map((plot, index) => (
        <PlotCard
          key={plot.slug}
          plot={plot}
          list={list}
          index={index}
          eager={isFirst && index === 0}
          links={renderLinks?.(plot)}
          papers={renderPapers?.(plot)}
        />
      ))}
    </Cards>
    <PriceNote>{list.priceNote}</PriceNote>
  </>
);

const Cards = styled.ul({
  display: "grid",
  gap: `${space.rows} ${space.xxl}`,
  // With one card, it is as wide as one of three.
  gridTemplateColumns: "minmax(0, 1fr)",
  [from("md")]: { gridTemplateColumns: "1fr 1fr 1fr" },
});

const PriceNote = styled.p({ ...secondaryText, marginTop: space.xxl });

export const fragment = graphql`
  fragment PlotGrid on PlotList {
    priceNote
    viewDetails
  }
`;
