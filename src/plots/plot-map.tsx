import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";

import { LoadFailure, useOnDemand } from "../ui/on-demand";
import { Section, SectionGround } from "../ui/section";
import {
  color,
  filtered,
  filterPatience,
  fontWeight,
  size,
  space,
  when,
  withoutScripts,
} from "../theme";
import type { PlotPlacesProps } from "./plot-places";

export interface PlotMapProps extends PlotPlacesProps {
  places: PlotPlacesProps["places"] & Queries.PlotMapFragment;
}

const fetchPlaces = () =>
  import(/* webpackChunkName: "plot-places" */ "./plot-places").then(
    ({ PlotPlaces }) => PlotPlaces,
  );

/** The map and the table of distances. Their code is loaded when a visitor opens them, so it needs scripts. */
export function PlotMap({ places, plots }: PlotMapProps) {
  const { table, map } = places;
  const details = useRef<HTMLDetailsElement>(null);
  const { part: Places, hasFailed, ask } = useOnDemand(fetchPlaces);
  useEffect(() => {
    // A visitor may have opened it before hydration.
    if (details.current?.open) ask();
  }, [ask]);
  if (map.towns.length === 0) return null;
  return (
    <Section id="map" heading={table} ground="sunk" look={Tool}>
      <details ref={details}>
        <Summary
          onClick={(event) => {
            // Keeps it open while the part is loaded again after a failure.
            if (hasFailed && details.current?.open) event.preventDefault();
            ask(event.currentTarget);
          }}
        >
          {table.open}
        </Summary>
        {hasFailed && <LoadFailure />}
        {Places && <Places places={places} plots={plots} />}
      </details>
    </Section>
  );
}

const Tool = styled(SectionGround)({
  // The length of the list above changes, so the browser must not anchor the scroll position here.
  "&, & ~ *": { overflowAnchor: "none" },
  [`${filtered}, ${filtered} ~ *`]: { animation: `hidden ${filterPatience}` },
  ...withoutScripts({ display: "none" }),
  // Closed, it would print a heading without content.
  [when.print]: { "&:not(:has([open]))": { display: "none" }, summary: { display: "none" } },
});

const Summary = styled.summary({
  width: "fit-content",
  paddingBlock: space.md,
  minHeight: size.touch,
  color: color.accentText,
  fontWeight: fontWeight.semibold,
  cursor: "pointer",
});

export const fragment = graphql`
  fragment PlotMap on PlaceList {
    ...PlotPlaces
    table {
      title
      text
      open
    }
  }
`;
