import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Columns } from "../ui/primitives";
import { LocationMap } from "./location-map";
import { townDistances, townsWithPlots } from "./places";
import { besideText } from "../ui/mixins";
import { Section, type SectionProps } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { HeaderRow, Table } from "../ui/table";
import { color, space, when } from "../theme";
import { townMapWords as words } from "./words";

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
          places={list.places}
          offered={offered}
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
