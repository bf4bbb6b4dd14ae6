import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Fragment } from "react";

import { townSlug } from "../lib/text";
import { color, fontWeight, from, hairline, space, until } from "../theme";
import { secondaryText } from "../ui/mixins";
import { Columns, Row } from "../ui/primitives";
import { Section, SectionHeading } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { distancesText, hasTown, layoutTown, mapSize, placeMarker, type Place } from "./places";
import roads from "./roads.json";

/** The minimum width of the map, since the names on a narrower map are too small to read. */
export const mapWidth = "27.5rem";

interface TownMapProps {
  content: Queries.TownMapFragment;
  /** Whether the towns with open layouts are listed beside the map, with their distances. */
  hasTowns?: boolean;
}

/** The section with the map of the towns, beside its heading; nothing if the map has no town. */
export function TownMap({ content, hasTowns = false }: TownMapProps) {
  const { placeList } = content;
  const { places, title, note, text, source } = placeList;
  const towns = openTowns(content);
  if (!hasTown(places)) return null;
  return (
    <Section id="map">
      <Columns
        minWidth={mapWidth}
        rowGap="xl"
        style={{ alignItems: hasTowns ? "start" : "center" }}
      >
        <div>
          <SectionHeading id="map" heading={{ title, text: hasTowns ? undefined : note }} />
          {hasTowns && (
            <ul role="list">
              {towns.map((town) => (
                <Town key={town.name} as="li">
                  <TownLink to={`/open-plots/?location=${townSlug(town.name)}`}>
                    {town.name}
                  </TownLink>
                  <TownDistances>{distancesText(places, town)}</TownDistances>
                </Town>
              ))}
            </ul>
          )}
        </div>
        <LocationMap
          placeList={placeList}
          goldTowns={towns}
          caption={hasTowns ? `${note} ${text} ${source}` : undefined}
        />
      </Columns>
    </Section>
  );
}

/** The towns on the map where a layout is open. */
export const openTowns = ({ placeList, layouts }: Queries.TownMapFragment) => [
  ...new Set(layouts.flatMap((layout) => layoutTown(placeList.places, layout) ?? [])),
];

const Town = styled(Row)({
  justifyContent: "space-between",
  rowGap: space.none,
  paddingBlock: space.sm,
  borderTop: hairline,
});

const TownLink = styled(SiteLink)({ display: "inline-block", fontWeight: fontWeight.semibold });

const TownDistances = styled.p(secondaryText);

interface LocationMapProps {
  placeList: Queries.TownMapFragment["placeList"];
  goldTowns: readonly Place[];
  caption?: string;
}

export function LocationMap({ placeList, goldTowns, caption }: LocationMapProps) {
  const markers = placeList.places.map((place) => placeMarker(place, goldTowns));
  return (
    <figure>
      <MapDrawing
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={roads.description}
        className="notranslate"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {/* A road with a gap is drawn as two carriageways. */}
        {roads.lines.map(({ gap, ...line }) => (
          <Fragment key={line.d}>
            <path {...line} />
            {gap && <path d={line.d} stroke={color.surface} strokeWidth={gap} />}
          </Fragment>
        ))}
        {markers.map(({ kind, pin }) => (
          <path key={pin} d={pin} data-kind={kind} />
        ))}
        {markers.map(({ name, kind, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor} data-kind={kind}>
            {name}
          </text>
        ))}
        {roads.names.map(({ name, x, y }) => (
          <text key={name} x={x} y={y} data-kind="road">
            {name}
          </text>
        ))}
      </MapDrawing>
      <MapCaption>{caption ?? placeList.source}</MapCaption>
    </figure>
  );
}

const MapDrawing = styled.svg({
  width: "100%",
  maxWidth: "38rem",
  fill: "none",
  stroke: color.outline,
  "path[data-kind]": { stroke: color.text },
  "path[data-kind=town]": { fill: color.surfaceRaised },
  "path[data-kind=gold]": { fill: color.accent },
  "path[data-kind=landmark]": { fill: color.textQuiet, stroke: "none" },
  "path[data-kind=office]": { fill: color.approved, stroke: "none" },
  text: {
    fill: color.textQuiet,
    stroke: "none",
    // In units of the map, which is smaller on phones.
    fontSize: "14px",
    [from("md")]: { fontSize: "10.5px" },
  },
  "text[data-kind=town], text[data-kind=gold]": {
    fill: color.text,
    fontWeight: fontWeight.medium,
  },
  // The names of roads have the colour in which the map draws the roads.
  "text[data-kind=road]": { fill: color.accentText },
  // On phones the map reaches into the margins of the page.
  [until("md")]: { width: `calc(100% + ${space.lg})`, marginInline: `-${space.sm}` },
});

const MapCaption = styled.figcaption({ ...secondaryText, marginTop: space.sm });

export const fragment = graphql`
  fragment TownMap on Content {
    layouts {
      location
    }
    placeList {
      title
      text
      note
      source
      places {
        name
        kind
        latitude
        longitude
        labelSide
        interchange
      }
    }
  }
`;
