import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { secondaryText } from "./mixins";
import { mapWords } from "./words";
import { color, fontWeight, space, until } from "../theme";

/** The map of the places, with the names over it. */
export const LocationMap = ({
  list: { map, note, source },
}: {
  list: Queries.LocationMapFragment;
}) => (
  <figure>
    <Map>
      <svg viewBox={map.viewBox} role="img" aria-label={mapWords.description}>
        <path d={map.highways} strokeWidth="1.25" />
        {/* The ring road has two carriageways. */}
        <path d={map.ringRoad} strokeWidth="5" />
        <path d={map.ringRoad} stroke={color.surface} strokeWidth="2" />
        {map.marks.map(({ kind, pin }) => pin && <path key={pin} d={pin} data-kind={kind} />)}
      </svg>
      {/* The table beside the map has the names. */}
      <div aria-hidden="true" translate="no">
        {map.marks.map(({ name, kind, left, top, shift }) => (
          <span
            key={left + top}
            data-kind={kind}
            style={{ left, top, transform: `translate(${shift}, -50%)` }}
          >
            {name}
          </span>
        ))}
      </div>
    </Map>
    <Caption>{`${note} ${source}`}</Caption>
  </figure>
);

const Map = styled.div({
  position: "relative",
  maxWidth: "48rem",
  // A little larger on phones, into the margins of the page.
  [until("md")]: { marginInline: `-${space.sm}` },
  svg: { display: "block", width: "100%", fill: "none", stroke: color.outline },
  "path[data-kind]": { stroke: color.text },
  "[data-kind=otherTown]": { fill: color.surfaceRaised },
  "[data-kind=townWithPlots]": { fill: color.accent },
  "path[data-kind=landmark]": { fill: color.textQuiet, stroke: "none" },
  "path[data-kind=office]": { fill: color.approved, stroke: "none" },
  span: {
    position: "absolute",
    // In proportion to the map on phones; larger text would cover the roads.
    fontSize: "min(3.3vw, 15px)",
    lineHeight: 1,
    whiteSpace: "nowrap",
    color: color.textQuiet,
  },
  "[data-kind=otherTown], [data-kind=townWithPlots]": {
    color: color.text,
    fontWeight: fontWeight.medium,
  },
  // The names of roads have the colour in which the map draws the roads.
  "span[data-kind=road]": { color: color.accentText },
});

const Caption = styled.figcaption({ ...secondaryText, marginTop: space.sm });

export const fragment = graphql`
  fragment LocationMap on PlaceList {
    map {
      viewBox
      highways
      ringRoad
      marks {
        name
        kind
        pin
        left
        top
        shift
      }
    }
    note
    source
  }
`;
