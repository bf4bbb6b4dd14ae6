import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { useFillDuties } from "../lib/duties";
import { border, color, space } from "../theme";
import { Icon } from "./photo";
import { Columns } from "./primitives";
import { displayText, underlined } from "./mixins";
import { Reveal } from "./reveal";
import { SiteLink } from "./site-link";

type Point = Queries.FeatureSectionFragment["items"][number];

interface PointsProps {
  items: readonly (Pick<Point, "title" | "description"> & Partial<Point>)[];
  /** More of the list. */
  children?: ReactNode;
}

/** Short points, each a title and a text, with an icon if they have one; nothing without points. */
export function Points({ items, children }: PointsProps) {
  const fill = useFillDuties();
  if (items.length === 0) return undefined;
  return (
    <PointList as="ul" role="list" rowGap="items">
      {items.map(({ title, description, icon, to }, index) => (
        <Reveal key={title} as="li" index={index}>
          {icon && <Icon icon={icon} />}
          <div>
            <h3>{to ? <TitleLink to={to}>{title}</TitleLink> : title}</h3>
            <p>{fill(description)}</p>
          </div>
        </Reveal>
      ))}
      {children}
    </PointList>
  );
}

const TitleLink = styled(SiteLink)({ ...underlined, textDecorationThickness: border.thin });

/** A list of points or terms in two columns below a rule; on phones in one. */
export const PointList = styled(Columns)({
  paddingTop: space.items,
  borderTop: `${border.thin} solid ${color.outline}`,
  li: { display: "flex", flexWrap: "wrap", columnGap: space.xl },
  "li > div": { flex: "1 14rem" },
  svg: { fontSize: "1.75rem", color: color.accentText },
  "p, dd": { marginTop: space.sm, color: color.textQuiet },
  dt: { ...displayText("item"), color: "inherit" },
});

export const fragment = graphql`
  fragment FeatureSection on FeatureSection {
    ...SectionHeading
    items {
      icon
      title
      description
      to
    }
  }
`;
