import styled from "@emotion/styled";

import { secondaryText } from "../ui/mixins";
import { SiteLink } from "../ui/site-link";
import { townSlug } from "../lib/text";
import { fontWeight, space } from "../theme";
import { distancesText, townOfLayout } from "./places";

/** The towns with open layouts, which lead to them, each with its distances. */
export function TownList({ content }: { content: Queries.TownMapFragment }) {
  const { places } = content.placeList;
  const towns = new Set(content.layouts.flatMap((layout) => townOfLayout(places, layout) ?? []));
  return (
    <Towns role="list">
      {[...towns].map((town) => (
        <li key={town.name}>
          <SiteLink to={`/open-plots/?location=${townSlug(town.name)}`}>{town.name}</SiteLink>
          <p>{distancesText(places, town)}</p>
        </li>
      ))}
    </Towns>
  );
}

const Towns = styled.ul({
  display: "grid",
  gap: space.md,
  a: { display: "inline-block", fontWeight: fontWeight.semibold },
  p: secondaryText,
});
