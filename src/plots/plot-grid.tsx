import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { grid } from "../ui/mixins";
import { color, fontSize, from, space, when } from "../theme";
import { type CardPlot, PlotCard } from "./plot-card";

export interface PlotGridProps<Plot> {
  list: Queries.PlotGridFragment;
  plots: readonly Plot[];
  /** Whether the grid begins on the first screen. */
  isFirst?: boolean;
  /** Whether the cards appear without a reveal. */
  isStill?: boolean;
  /** Draws over the photo of a plot. */
  renderOnPhoto?: (plot: Plot) => ReactNode;
  /** Draws above the button of a plot. */
  renderLinks?: (plot: Plot) => ReactNode;
}

/** Cards of open plots, one, two or three in a row. */
export const PlotGrid = <Plot extends CardPlot>({
  list,
  plots,
  isFirst = false,
  isStill = false,
  renderOnPhoto,
  renderLinks,
}: PlotGridProps<Plot>) => (
  <>
    <Cards role="list">
      {plots.map((plot, index) => (
        <PlotCard
          key={plot.slug}
          plot={plot}
          list={list}
          index={index}
          eager={isFirst && index === 0}
          isStill={isStill}
          onPhoto={renderOnPhoto?.(plot)}
          links={renderLinks?.(plot)}
        />
      ))}
    </Cards>
    <Charges>{list.charges}</Charges>
  </>
);

const Cards = styled.ul({
  ...grid(space.xl, { [from("md")]: 2, [from("lg")]: 3 }),
  [when.print]: { gridTemplateColumns: "repeat(3, 1fr)" },
  // Open papers do not stretch the cards beside them.
  "&:has([open])": { alignItems: "start" },
  h3: { fontSize: fontSize.name },
});

const Charges = styled.p({ marginTop: space.xl, color: color.textQuiet });

export const fragment = graphql`
  fragment PlotGrid on PlotList {
    charges
    viewDetails
  }
`;
