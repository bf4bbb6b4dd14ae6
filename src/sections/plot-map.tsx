import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";

import { Container, Section, SectionHeading } from "../components/section";
import { color, fontWeight, size, space, withoutScripts } from "../theme";
import type { PlotPlaces, PlotPlacesProps } from "./plot-places";

export interface PlotMapProps extends PlotPlacesProps {
  places: PlotPlacesProps["places"] & Queries.PlotMapFragment;
}

/** Where the plots are. Map and table are fetched when a visitor opens them, and without scripts there is nothing to open. */
export function PlotMap({ places, plots }: PlotMapProps) {
  const { table, map } = places;
  const details = useRef<HTMLDetailsElement>(null);
  const [Places, setPlaces] = useState<typeof PlotPlaces>();
  const load = () => {
    const { current } = details;
    if (!current?.open || Places) return;
    import(/* webpackChunkName: "plot-places" */ "./plot-places").then(
      (module) => setPlaces(() => module.PlotPlaces),
      // Opened again, it tries again.
      () => (current.open = false),
    );
  };
  // It may have been opened before React ran.
  useEffect(load, [Places]);
  if (map.towns.length === 0) return null;
  return (
    <Tool data-ground="sunk" aria-labelledby="map">
      <Container>
        <SectionHeading id="map" heading={table} />
        <details ref={details} onToggle={load}>
          <Summary>{table.open}</Summary>
          {Places && <Places places={places} plots={plots} />}
        </details>
      </Container>
    </Tool>
  );
}

const Tool = styled(Section)(withoutScripts({ display: "none" }));

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
