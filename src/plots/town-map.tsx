import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Columns } from "../ui/layout";
import { LocationMap } from "../ui/location-map";
import { Section, type SectionProps } from "../ui/section";
import { Heads, Table } from "../ui/table";
import { fontSize, space, until, when } from "../theme";
import { townMapWords as words } from "./words";

type Town = Queries.TownMapFragment["map"]["towns"][number];

export interface TownMapProps extends Pick<SectionProps, "frame"> {
  places: Queries.TownMapFragment;
  /** Draws the name of a town with open plots, as a link or a button. */
  renderTown: (town: Town) => ReactNode;
}

/** The map of the towns and a table of their distances; nothing without towns. */
export function TownMap({ places, renderTown, frame }: TownMapProps) {
  const { columns, towns } = places.map;
  if (towns.length === 0) return null;
  return (
    <Section id="map" heading={places} frame={frame}>
      <Columns>
        <LocationMap list={places} />
        <Distances aria-labelledby="map">
          <Heads texts={[words.town, ...columns]} />
          <tbody>
            {towns.map((town) => (
              <tr key={town.name}>
                <th scope="row">{town.isOffered ? renderTown(town) : <span>{town.name}</span>}</th>
                {town.facts.map((fact, index) => (
                  <td key={index}>{fact}</td>
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
  "th, td": { paddingInlineEnd: space.md },
  // On phones the interchange goes below the name.
  [until("md")]: {
    tr: { display: "grid", gridTemplateColumns: "2fr 1fr 1fr", fontSize: fontSize.small },
    "tr > :nth-of-type(4), td:nth-of-type(3)": { gridColumn: "1 / -1", paddingTop: space.none },
  },
  [when.print]: { td: { paddingBlock: space.xs } },
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
        key
        isOffered
        facts
      }
    }
  }
`;
