import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { border, color, space } from "../theme";
import { Icon } from "./icon";
import { Columns } from "./layout";
import { displayText } from "./mixins";
import { Reveal } from "./reveal";

export interface PointsProps {
  items: readonly { title: string; description: string; icon?: Queries.IconFragment }[];
  /** More of the list. */
  children?: ReactNode;
}

/** Short points, each a title and a text, with an icon if they have one; nothing without points. */
export const Points = ({ items, children }: PointsProps) =>
  items.length > 0 && (
    <PointList as="ul" role="list">
      {items.map(({ title, description, icon }, index) => (
        <Reveal key={title} as="li" index={index}>
          {icon && <Icon icon={icon} />}
          <div>
            <h3>{title}</h3>
            <p>{description}</p>
          </div>
        </Reveal>
      ))}
      {children}
    </PointList>
  );

/** A list of points in two columns below a rule; on phones in one. */
const PointList = styled(Columns)({
  rowGap: space.items,
  paddingTop: space.items,
  borderTop: `${border.thin} solid ${color.outline}`,
  li: { display: "flex", flexWrap: "wrap", columnGap: space.xl },
  "li > div": { flex: "1 14rem" },
  svg: { fontSize: "1.75rem", color: color.accentText },
  p: { marginTop: space.sm, color: color.textQuiet },
});

/** The list with terms in place of titles. */
export const TermList = styled(PointList)({
  dt: { ...displayText("item"), color: "inherit" },
  dd: { marginTop: space.sm, color: color.textQuiet },
});

export const fragment = graphql`
  fragment FeatureSection on FeatureSection {
    ...SectionHeading
    items {
      icon {
        ...Icon
      }
      title
      description
    }
  }
`;
