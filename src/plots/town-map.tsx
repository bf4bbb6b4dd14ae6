import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Columns } from "../ui/layout";
import { LocationMap } from "../ui/location-map";
import { besideText } from "../ui/mixins";
import { Section, type SectionProps } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { HeaderRow, Table } from "../ui/table";
import { color, space, when } from "../theme";
import { townMapWords as words } from "./words";

type Town = Queries.TownMapFragment["map"]["towns"][number];

export interface TownMapProps extends Pick<SectionProps, "as"> {
  places: Queries.TownMapFragment;
  /** Draws the name of a town with open plots; without it, as a link to them. */
  renderTown?: (town: Town) => ReactNode;
}

const townLink = ({ name, slug }: Town) => (
  <SiteLink to={`/open-plots?location=${slug}`}>{name}</SiteLink>
);

/** The map of the towns and a table of their distances; nothing without towns. */
export function TownMap({ places, renderTown = townLink, as }: TownMapProps) {
  const { columns, towns } = places.map;
  if (towns.length === 0) return null;
  return (
    <Section id="map" heading={places} as={as}>
      {/* A map with smaller names could not be read. */}
      <Columns minWidth="27.5rem" rows="huge">
        <LocationMap list={places} />
        <Distances aria-labelledby="map">
          <HeaderRow texts={[words.town, ...columns]} />
          <tbody>
            {towns.map((town) => (
              <tr key={town.name}>
                <th scope="row">
                  <svg viewBox="-12 -31 24 32" data-offered={town.isOffered} aria-hidden="true">
                    <path d="M0 0l-5-8h-6v-22h22v22h-6z" />
                  </svg>
                  {town.isOffered ? renderTown(town) : <span>{town.name}</span>}
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
  "th:first-of-type": { width: "56%", paddingInlineStart: space.xl },
  "tr > :last-child": { paddingInlineEnd: 0 },
  small: { ...besideText, display: "block" },
  // The pins of the map, before the names.
  svg: {
    display: "inline-block",
    width: space.lg,
    marginInline: `-${space.xl} ${space.sm}`,
    fill: "none",
    stroke: color.text,
  },
  "[data-offered=true]": { fill: color.accent },
  [when.hugeText]: {
    "&, thead, tbody, tr, td, th:nth-of-type(n)": { display: "block", width: "auto", padding: 0 },
    svg: { display: "none" },
  },
});

export const fragment = graphql`
  fragment TownMap on PlaceList {
    ...LocationMap
    title
    text
    map {
      columns
      towns {
        name
        slug
        isOffered
        interchange
        distances
      }
    }
  }
`;
