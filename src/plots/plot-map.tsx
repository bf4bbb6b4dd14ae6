import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";

import { LoadFailure, useOnDemand } from "../ui/on-demand";
import { Container, Section, SectionHeading } from "../ui/section";
import { color, filtered, fontWeight, size, space, when, withoutScripts } from "../theme";
import type { PlotPlacesProps } from "./plot-places";

export interface PlotMapProps extends PlotPlacesProps {
  places: PlotPlacesProps["places"] & Queries.PlotMapFragment;
}

const fetchPlaces = () =>
  import(/* webpackChunkName: "plot-places" */ "./plot-places").then(
    ({ PlotPlaces }) => PlotPlaces,
  );

/** Where the plots are. Map and table are fetched when a visitor opens them, and without scripts there is nothing to open. */
export function PlotMap({ places, plots }: PlotMapProps) {
  const { table, map } = places;
  const details = useRef<HTMLDetailsElement>(null);
  const { part: Places, hasFailed, ask } = useOnDemand(fetchPlaces);
  useEffect(() => {
    // It may have been opened before React ran.
    if (details.current?.open) ask();
  }, [ask]);
  if (map.towns.length === 0) return null;
  return (
    <Tool data-ground="sunk" aria-labelledby="map">
      <Container>
        <SectionHeading id="map" heading={table} />
        <details ref={details}>
          <Summary
            onClick={(event) => {
              // It stays open for what was missing in it.
              if (hasFailed && details.current?.open) event.preventDefault();
              ask(event.currentTarget);
            }}
          >
            {table.open}
          </Summary>
          {hasFailed && <LoadFailure />}
          {Places && <Places places={places} plots={plots} />}
        </details>
      </Container>
    </Tool>
  );
}

const Tool = styled(Section)({
  // The list above moves it, and all that follows it.
  "&, & ~ *": { overflowAnchor: "none" },
  [`${filtered}, ${filtered} ~ *`]: { animation: "hidden 5s" },
  ...withoutScripts({ display: "none" }),
  // Closed, it would be a heading with nothing under it.
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
