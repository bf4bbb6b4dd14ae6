import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";

import { OutlineButton, TextButton } from "../components/button";
import { LoadFailure, useOnDemand } from "../components/on-demand";
import type { AreaUnit } from "../lib/area-units";
import { fillTemplate } from "../lib/fill-template";
import { setQuery } from "../lib/query";
import { border, color, fontSize, from, layer, lineHeight, size, space, when } from "../theme";
import { compareBoxId } from "./compare-box";

/** The address of the comparison on its page. */
const id = "compare";

export interface ComparedPlotsProps {
  list: Queries.ComparedPlotsFragment;
  places: Queries.PlotComparisonPlacesFragment;
  unit: AreaUnit;
  /** Of the plots that are chosen. */
  slugs: readonly string[];
  /** Whether a visitor has just chosen one too many. */
  isRefused: boolean;
}

const fetchComparison = () =>
  import(/* webpackChunkName: "plot-comparison" */ "./plot-comparison").then(
    ({ PlotComparison }) => PlotComparison,
  );

function goTo(place: HTMLElement | null): void {
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** What is chosen for the comparison, in a bar at the foot of the screen, and the comparison, once there are two. */
export function ComparedPlots({ list, places, unit, slugs, isRefused }: ComparedPlotsProps) {
  const { part: Comparison, hasFailed, ask } = useOnDemand(fetchComparison);
  const place = useRef<HTMLElement>(null);
  // A copied address leads to the comparison.
  const isAwaited = useRef(location.hash === `#${id}`);
  const { comparison } = list;
  const isNeeded = slugs.length > 0;

  useEffect(() => {
    if (slugs.length > 0) ask();
  }, [slugs, ask]);

  useEffect(() => {
    if (Comparison && isAwaited.current) goTo(place.current);
  }, [Comparison]);

  const [last = ""] = slugs.slice(-1);
  const chosen =
    slugs.length === 1
      ? comparison.chosenOne
      : fillTemplate(comparison.chosen, { count: slugs.length });
  return (
    <>
      <Bar data-empty={!isNeeded || undefined}>
        <p role="status">{isRefused ? comparison.full : isNeeded && chosen}</p>
        {slugs.length > 1 && (
          <OutlineButton
            type="button"
            onClick={({ currentTarget }) => {
              isAwaited.current = true;
              if (Comparison) goTo(place.current);
              else ask(currentTarget);
            }}
          >
            {comparison.show}
          </OutlineButton>
        )}
        {isNeeded && (
          <TextButton
            type="button"
            onClick={() => {
              setQuery({ compare: "" });
              document.getElementById(compareBoxId(last))?.focus({ preventScroll: true });
            }}
          >
            {comparison.clear}
          </TextButton>
        )}
        {hasFailed && slugs.length > 1 && <LoadFailure />}
      </Bar>
      {slugs.length > 1 && (
        <section id={id} ref={place} tabIndex={-1} aria-labelledby="compare-title">
          {Comparison && (
            <Comparison id={id} list={list} places={places} unit={unit} slugs={slugs} />
          )}
        </section>
      )}
    </>
  );
}

const Bar = styled.div({
  position: "sticky",
  zIndex: layer.content,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.md}`,
  marginTop: space.xl,
  paddingBlock: space.xs,
  // The chat button floats over its end.
  paddingInlineEnd: `calc(${size.floating} + ${space.md})`,
  borderTop: `${border.thin} solid ${color.line}`,
  backgroundColor: color.surface,
  "& > p": { flexBasis: "100%", fontSize: fontSize.small, lineHeight: lineHeight.snug },
  "&[data-empty]": { position: "static", marginTop: 0, padding: 0, border: 0 },
  [from("md")]: { "& > p": { flexBasis: "auto", flexGrow: 1 } },
  [from("xl")]: { paddingInlineEnd: 0 },
  [when.shortScreen]: { position: "static" },
  [when.print]: { display: "none" },
});

export const fragment = graphql`
  fragment ComparedPlots on PlotList {
    comparison {
      chosenOne
      chosen
      full
      show
      clear
    }
    ...PlotComparison
  }
`;
