import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef } from "react";

import { LoadFailure, useOnDemand } from "../ui/on-demand";
import { Section, SectionGround } from "../ui/section";
import {
  color,
  filtered,
  filterPatience,
  fontSize,
  size,
  space,
  when,
  widthOf,
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

/** The map and the table of distances, open on wide screens. Their code is loaded once they are open, so it needs scripts. */
export function PlotMap({ places, plots }: PlotMapProps) {
  const { table, map } = places;
  const details = useRef<HTMLDetailsElement>(null);
  const { part: Places, hasFailed, ask } = useOnDemand(fetchPlaces);
  useEffect(() => {
    const map = details.current;
    if (map && matchMedia(widthOf("lg")).matches) map.open = true;
    // A visitor may have opened it before hydration.
    if (map?.open) ask();
  }, [ask]);
  if (map.towns.length === 0) return null;
  return (
    <Section id="map" ground="sunk" look={Tool}>
      <details ref={details}>
        <Summary
          onClick={(event) => {
            // Keeps it open while the part is loaded again after a failure.
            if (hasFailed && details.current?.open) event.preventDefault();
            ask(event.currentTarget);
          }}
        >
          <Title id="map">{table.title}</Title>
        </Summary>
        {hasFailed && <LoadFailure />}
        {Places && <Places places={places} plots={plots} />}
      </details>
    </Section>
  );
}

const Tool = styled(SectionGround)({
  // Closed, it is one line.
  "&:not(:has([open]))": { paddingBlock: space.md },
  // The length of the list above changes, so the browser must not anchor the scroll position here.
  "&, & ~ *": { overflowAnchor: "none" },
  [`${filtered}, ${filtered} ~ *`]: { animation: `hidden ${filterPatience}` },
  ...withoutScripts({ display: "none" }),
  // Closed, it would print a heading without content.
  [when.print]: { "&:not(:has([open]))": { display: "none" } },
});

const Summary = styled.summary({
  minHeight: size.touch,
  paddingBlock: space.sm,
  color: color.accentText,
  cursor: "pointer",
  [when.print]: { listStyle: "none" },
});

const Title = styled.h2({ display: "inline", color: color.text, fontSize: fontSize.title });

export const fragment = graphql`
  fragment PlotMap on PlaceList {
    ...PlotPlaces
    table {
      title
    }
  }
`;
