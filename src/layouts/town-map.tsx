import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Columns } from "../ui/primitives";
import { height, mapMarks, townDistances, townsWithPlots, width } from "./places";
import { besideText, secondaryText } from "../ui/mixins";
import { Section, type SectionProps } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { HeaderRow, Table } from "../ui/table";
import { color, fontWeight, space, until, when } from "../theme";
import { mapWords, townMapWords as words } from "./words";
import roads from "./roads.json";

type Town = Pick<ReturnType<typeof townDistances>["towns"][number], "name" | "slug">;

export interface TownMapProps extends Pick<SectionProps, "as"> {
  content: Queries.TownMapFragment;
  /** Draws the name of a town with open plots; without it, as a link to them. */
  renderTown?: (town: Town) => ReactNode;
}

const townLink = ({ name, slug }: Town) => (
  <SiteLink to={`/open-plots/?location=${slug}`}>{name}</SiteLink>
);

/** The map of the towns and a table of their distances; nothing without towns. */
export function TownMap({ content, renderTown = townLink, as }: TownMapProps) {
  const { placeList: list, layouts } = content;
  const { columns, towns } = townDistances(list.places);
  const offered = townsWithPlots(layouts);
  if (towns.length === 0) return null;
  const hasExits = towns.some(({ interchange }) => interchange !== null);
  return (
    <Section id="map" heading={list} as={as}>
      {/* A map with smaller names could not be read. */}
      <Columns minWidth="27.5rem" rowGap="huge">
        <LocationMap
          marks={mapMarks(list.places, offered)}
          caption={`${list.note} ${list.source}`}
        />
        <Distances aria-labelledby="map">
          <HeaderRow texts={[words.town(hasExits), ...columns]} />
          <tbody>
            {towns.map((town) => (
              <tr key={town.name}>
                <th scope="row" data-offered={offered.has(town.slug) || undefined}>
                  {offered.has(town.slug) ? renderTown(town) : <span>{town.name}</span>}
                  {town.interchange && <small>{town.interchange}</small>}
                </th>
                {town.distances.map((distance, index) => (
                  <td key={index}>{distance}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Distances>
      </Columns>
    </Section>
  );
}

const Distances = styled(Table)({
  "th:first-of-type": { width: "52%", paddingInlineStart: space.xl },
  "tr > :last-child": { paddingInlineEnd: 0 },
  small: { ...besideText, display: "block" },
  // The pins of the map, before the names.
  "[data-offered]::before": {
    content: '""',
    float: "left",
    width: space.lg,
    height: "1.3rem",
    margin: "0.2rem 0 0 -1.5rem",
    backgroundColor: color.accent,
    clipPath: "polygon(0 0, 100% 0, 100% 70%, 75% 70%, 50% 100%, 25% 70%, 0 70%)",
  },
  [when.hugeText]: { "&, &&& *": { display: "block", width: "auto", paddingBlock: 0 } },
});

/** The map of the places, with the names over it. */
export function LocationMap({
  marks,
  caption,
}: {
  marks: ReturnType<typeof mapMarks>;
  caption: string;
}) {
  return (
    <figure>
      <Frame>
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
      </Frame>
      <Caption>{caption}</Caption>
    </figure>
  );
}

const Frame = styled.div({
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
