import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { townSlug } from "../lib/text";
import { color, fontWeight, from, hairline, space, until } from "../theme";
import { secondaryText } from "../ui/mixins";
import { Columns } from "../ui/primitives";
import { Section, SectionHeading } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { distancesText, hasTown, height, markOf, townOfLayout, width, type Place } from "./places";
import roads from "./roads.json";
import { mapWords } from "./words";

interface TownMapProps {
  content: Queries.TownMapFragment;
  /** Whether the towns with open layouts stand beside the map, with their distances. */
  hasTowns?: boolean;
}

/** The towns on the map where a layout is open. */
export const openTowns = ({ placeList, layouts }: Queries.TownMapFragment) => [
  ...new Set(layouts.flatMap((layout) => townOfLayout(placeList.places, layout) ?? [])),
];

/** The section with the map of the towns, beside its heading; nothing without towns. */
export function TownMap({ content, hasTowns = false }: TownMapProps) {
  const { placeList: list } = content;
  const towns = openTowns(content);
  if (!hasTown(list.places)) return null;
  return (
    <Section id="map">
      {/* A map with smaller names could not be read. */}
      <Columns minWidth="27.5rem" rowGap="xl" style={{ alignItems: hasTowns ? "start" : "center" }}>
        <div>
          <SectionHeading
            id="map"
            heading={{ title: list.title, text: hasTowns ? undefined : list.note }}
          />
          {hasTowns && (
            <Towns role="list">
              {towns.map((town) => (
                <li key={town.name}>
                  <SiteLink to={`/open-plots/?location=${townSlug(town.name)}`}>
                    {town.name}
                  </SiteLink>
                  <p>{distancesText(list.places, town)}</p>
                </li>
              ))}
            </Towns>
          )}
        </div>
        <LocationMap
          list={list}
          goldTowns={towns}
          caption={hasTowns ? `${list.note} ${list.text} ${list.source}` : undefined}
        />
      </Columns>
    </Section>
  );
}

const Towns = styled.ul({
  li: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: space.lg,
    paddingBlock: space.sm,
    borderTop: hairline,
  },
  a: { display: "inline-block", fontWeight: fontWeight.semibold },
  p: secondaryText,
});

interface LocationMapProps {
  list: Queries.TownMapFragment["placeList"];
  goldTowns: readonly Place[];
  caption?: string;
}

/** The map of the places, with their names. */
export function LocationMap({ list, goldTowns, caption = list.source }: LocationMapProps) {
  const marks = list.places.map((place) => markOf(place, goldTowns));
  return (
    <figure>
      <Drawing
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={mapWords.description}
        className="notranslate"
        textAnchor="middle"
        dominantBaseline="central"
      >
        <path d={roads.highways} strokeWidth="1.25" />
        {/* The ring road has two carriageways. */}
        <path d={roads.ringRoad} strokeWidth="5" />
        <path d={roads.ringRoad} stroke={color.surface} strokeWidth="2" />
        {marks.map(({ kind, pin }) => (
          <path key={pin} d={pin} data-kind={kind} />
        ))}
        {marks.map(({ name, kind, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor} data-kind={kind}>
            {name}
          </text>
        ))}
        {roads.names.map(({ name, x, y }) => (
          <text key={name} x={x} y={y} data-kind="road">
            {name}
          </text>
        ))}
      </Drawing>
      <Caption>{caption}</Caption>
    </figure>
  );
}

const Drawing = styled.svg({
  display: "block",
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
    fontSize: "14px",
    [from("md")]: { fontSize: "10.5px" },
  },
  "[data-kind=town], [data-kind=gold]": { fontWeight: fontWeight.medium },
  "text[data-kind=town], text[data-kind=gold]": { fill: color.text },
  // The names of roads have the colour in which the map draws the roads.
  "text[data-kind=road]": { fill: color.accentText },
  // A little larger on phones, into the margins of the page.
  [until("md")]: { width: `calc(100% + ${space.lg})`, marginInline: `-${space.sm}` },
});

const Caption = styled.figcaption({ ...secondaryText, marginTop: space.sm });

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
