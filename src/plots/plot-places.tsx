import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { TextButton } from "../ui/button";
import { LocationMap } from "../ui/location-map";
import { Columns } from "../ui/layout";
import { Heads, Table } from "../ui/table";
import { locationKey } from "./plot-filter";
import { setQuery, useQueryValue } from "../lib/query";
import { border, color, fontSize, space, until, when } from "../theme";
import { foundId } from "./plot-query";
import { plotPlacesWords as words } from "./finder-words";

export interface PlotPlacesProps {
  places: Queries.PlotPlacesFragment;
  plots: readonly Pick<Queries.PlotFactsFragment, "location">[];
}

/** The map of the towns and a table of their distances. Choosing a town in either filters the list above. */
export function PlotPlaces({ places, plots }: PlotPlacesProps) {
  const { map, text } = places;
  const chosen = locationKey(useQueryValue("location") ?? "");
  const towns = map.towns.map((town) => {
    const key = locationKey(town.name);
    const isOffered = plots.some(({ location }) => locationKey(location) === key);
    return { ...town, key, isOffered };
  });
  const choose = (key: string) => {
    setQuery({ location: key === chosen ? undefined : key });
    if (key !== chosen) document.getElementById(foundId)?.focus();
  };

  return (
    <>
      <Text>{text}</Text>
      <Columns>
        <LocationMap list={places}>
          {towns.map(
            ({ name, key, x, y, isOffered }) =>
              isOffered && (
                // For pointers only; the table has buttons for everyone.
                <Target
                  key={`${name} ${x} ${y}`}
                  cx={x}
                  cy={y}
                  r={16}
                  data-chosen={key === chosen || undefined}
                  onClick={() => choose(key)}
                />
              ),
          )}
        </LocationMap>
        <Distances aria-labelledby="map">
          <Heads texts={[words.town, ...map.columns]} />
          <tbody>
            {towns.map(({ name, key, x, y, facts, isOffered }) => (
              <tr key={`${name} ${x} ${y}`}>
                <th scope="row">
                  {isOffered ? (
                    <Town
                      type="button"
                      aria-pressed={key === chosen}
                      title={words.show(name)}
                      onClick={() => choose(key)}
                    >
                      {name}
                    </Town>
                  ) : (
                    <span>{name}</span>
                  )}
                </th>
                {facts.map((fact, index) => (
                  <td key={index}>{fact}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Distances>
      </Columns>
    </>
  );
}

const Text = styled.p({ marginBottom: space.xl, breakAfter: "avoid" });

const Target = styled.circle({
  fill: "transparent",
  cursor: "pointer",
  "&[data-chosen]": { stroke: color.accentText, strokeWidth: 3 },
});

const Distances = styled(Table)({
  "th, td": { paddingInlineEnd: space.md },
  // The buttons are as high as the other rows.
  "tbody th": { paddingBlock: space.none },
  // On phones the distances go below the name.
  [until("md")]: {
    tr: { display: "grid", gridTemplateColumns: "1fr 1fr 2fr", fontSize: fontSize.small },
    "th:first-of-type": { gridColumn: "1 / -1" },
    td: { paddingBlock: space.xs },
  },
  [when.print]: { td: { paddingBlock: space.xs } },
});

const Town = styled(TextButton)({
  padding: 0,
  font: "inherit",
  textAlign: "start",
  [when.print]: {
    display: "inline !important",
    minHeight: 0,
    color: color.text,
    textDecoration: "none",
  },
  "&[aria-pressed=true]": { color: color.text, textDecorationThickness: border.focus },
});

export const fragment = graphql`
  fragment PlotPlaces on PlaceList {
    ...LocationMap
    map {
      columns
      towns {
        name
        x
        y
        facts
      }
    }
    title
    text
  }
`;
