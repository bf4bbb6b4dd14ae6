import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { secondaryText } from "./mixins";
import { color, from, mapType, size, space, when } from "../theme";

export interface LocationMapProps {
  list: Queries.LocationMapFragment;
  /** Drawn on the map. */
  children?: ReactNode;
}

/** The map of the places, drawn by the build; nothing without places. */
export const LocationMap = ({ list, children }: LocationMapProps) => {
  const { map, note, source } = list;
  if (map.labels.length === 0) return null;
  return (
    <figure>
      <Drawing viewBox={map.viewBox} role="img" aria-label={map.description}>
        <g fill="none" stroke={color.planLine}>
          <path d={map.highways} strokeWidth={1.5} />
          <path d={map.ringRoad} strokeWidth={3} />
        </g>
        <path d={map.landmarks} fill={color.textQuiet} />
        <path d={map.otherTowns} fill={color.surfaceRaised} stroke="currentColor" />
        <path d={map.townsWithPlots} fill={color.accent} stroke="currentColor" />
        <path d={map.office} fill={color.approved} />
        {/* The name of the image has them; Firefox offers both. */}
        <g aria-hidden="true">
          {map.labels.map(({ text, kind, anchor, x, y }) => (
            <text key={`${text} ${y}`} data-anchor={anchor} data-kind={kind} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
        {children}
      </Drawing>
      <Caption>{`${note} ${source}`}</Caption>
    </figure>
  );
};

const Drawing = styled.svg({
  width: "100%",
  color: color.text,
  text: {
    // In units of the drawing, which is smaller on phones.
    fontSize: `${mapType.narrow}px`,
    fill: "currentColor",
    // Separates the name from lines below it.
    stroke: color.surface,
    strokeWidth: 3,
    strokeLinejoin: "round",
    paintOrder: "stroke",
    [from("md")]: { fontSize: `${mapType.wide}px` },
  },
  [when.print]: { maxWidth: size.measure },
  "[data-anchor=middle]": { textAnchor: "middle" },
  "[data-anchor=end]": { textAnchor: "end" },
  // Apart from the names of towns, in the colours of what they name.
  "[data-kind=road]": { fill: color.accentText, strokeWidth: 6 },
  "[data-kind=landmark]": { fill: color.textQuiet },
});

const Caption = styled.figcaption({ ...secondaryText, marginTop: space.sm });

export const fragment = graphql`
  fragment LocationMap on PlaceList {
    map {
      viewBox
      ringRoad
      highways
      townsWithPlots
      otherTowns
      landmarks
      office
      labels {
        text
        kind
        x
        y
        anchor
      }
      description
    }
    note
    source
  }
`;
