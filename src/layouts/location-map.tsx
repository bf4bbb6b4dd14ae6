import styled from "@emotion/styled";

import { secondaryText } from "../ui/mixins";
import { height, mapMarks, type Place, width } from "./places";
import roads from "./roads.json";
import { mapWords } from "./words";
import { color, fontWeight, space, until } from "../theme";

export interface LocationMapProps {
  places: readonly Place[];
  /** The towns with open plots, as in URLs. */
  offered: ReadonlySet<string>;
  caption: string;
}

/** The map of the places, with the names over it. */
export function LocationMap({ places, offered, caption }: LocationMapProps) {
  const marks = mapMarks(places, offered);
  return (
    <figure>
      <Map>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={mapWords.description}>
          <path d={roads.highways} strokeWidth="1.25" />
          {/* The ring road has two carriageways. */}
          <path d={roads.ringRoad} strokeWidth="5" />
          <path d={roads.ringRoad} stroke={color.surface} strokeWidth="2" />
          {marks.map(({ kind, pin }) => pin && <path key={pin} d={pin} data-kind={kind} />)}
        </svg>
        {/* The table beside the map has the names. */}
        <div aria-hidden="true" translate="no">
          {marks.map(({ name, kind, left, top, shift }) => (
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
      <Caption>{caption}</Caption>
    </figure>
  );
}

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
