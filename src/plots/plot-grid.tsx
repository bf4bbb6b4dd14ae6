import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Cards } from "../ui/layout";
import { secondaryText } from "../ui/mixins";
import { space } from "../theme";
import { type CardPlot, PlotCard } from "./plot-card";

export interface PlotGridProps<Plot> {
  list: Queries.PlotGridFragment;
  plots: readonly Plot[];
  /** Draws the links before the button of a plot. */
  renderLinks?: (plot: Plot) => ReactNode;
  /** Draws the papers of a plot. */
  renderPapers?: (plot: Plot) => ReactNode;
}

/** Cards of open plots. Those with links are wider, and begin on the first screen. */
export const PlotGrid = <Plot extends CardPlot>({
  list,
  plots,
  renderLinks,
  renderPapers,
}: PlotGridProps<Plot>) => (
  <>
    <Cards minWidth={renderLinks && "17rem"} role="list">
      {plots.map((plot, index) => (
        <PlotCard
          key={plot.slug}
          plot={plot}
          list={list}
          index={index}
          eager={index === 0 && renderLinks !== undefined}
          links={renderLinks?.(plot)}
          papers={renderPapers?.(plot)}
        />
      ))}
    </Cards>
    <PriceNote>{list.priceNote}</PriceNote>
  </>
);

const PriceNote = styled.p({ ...secondaryText, marginTop: space.xxl });

export const fragment = graphql`
  fragment PlotGrid on PlotList {
    priceNote
    viewDetails
  }
`;
