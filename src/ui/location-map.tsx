import styled from "@emotion/styled";
import { graphql, withPrefix } from "gatsby";

import { secondaryText } from "./mixins";
import { mapWords } from "./words";
import { color, fontWeight, space, until, when } from "../theme";

/** The map of the places, which the build draws as a file, with the names over it; nothing without places. */
export const LocationMap = ({
  list: { map, note, source },
}: {
  list: Queries.LocationMapFragment;
}) =>
  map.labels.length > 0 && (
    <figure>
      <Map>
        <picture>
          <source media={when.dark.replace("@media ", "")} srcSet={withPrefix(map.dark)} />
          <img
            src={withPrefix(map.light)}
            alt={mapWords.description}
            width={map.width}
            height={map.height}
            loading="lazy"
          />
        </picture>
        {/* The table beside the map has the names. */}
        <div aria-hidden="true" translate="no">
          {map.labels.map(({ text, kind, anchor, left, top }) => (
            <span
              key={left + top}
              data-kind={kind === "town" ? undefined : kind}
              data-anchor={anchor === "middle" ? undefined : anchor}
              style={{ left, top }}
            >
              {text}
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
  img: { width: "100%", height: "auto" },
  span: {
    position: "absolute",
    transform: "translate(-50%, -50%)",
    // In proportion to the map on phones, as the build assumes; larger text would cover the roads.
    fontSize: "min(3.3vw, 15px)",
    lineHeight: 1,
    whiteSpace: "nowrap",
    color: color.text,
    fontWeight: fontWeight.medium,
  },
  "[data-anchor=start]": { transform: "translateY(-50%)" },
  "[data-anchor=end]": { transform: "translate(-100%, -50%)" },
  "[data-kind]": { color: color.textQuiet, fontWeight: fontWeight.regular },
  // The names of roads have the colour in which the map draws the roads.
  "[data-kind=road]": { color: color.accentText },
});

const Caption = styled.figcaption({ ...secondaryText, marginTop: space.sm });

export const fragment = graphql`
  fragment LocationMap on PlaceList {
    map {
      light
      dark
      width
      height
      labels {
        text
        kind
        anchor
        left
        top
      }
    }
    note
    source
  }
`;
