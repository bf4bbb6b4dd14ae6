import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { border, color, from, space, underlined } from "../theme";
import { displayText } from "./mixins";
import { Columns } from "./primitives";
import { Reveal } from "./reveal";
import { SiteLink } from "./site-link";

type Point = Queries.FeatureSectionFragment["items"][number];

interface PointsProps {
  /** A point may have a lead, which is shown large above its title. */
  items: readonly (Pick<Point, "title" | "description"> & Partial<Point> & { lead?: string })[];
  /** `PointList`, or a component made from it. */
  as?: typeof PointList;
}

/** Short points, each a title and a text, with an icon or a lead if they have one. */
export const Points = ({ items, as: List = PointList }: PointsProps) => (
  <List as="ul" role="list" rowGap="items">
    {items.map(({ lead, title, description, icon, to }, index) => (
      <Reveal key={title} as="li" index={index}>
        {icon && (
          <svg
            viewBox="0 0 24 24"
            width="1em"
            height="1em"
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: icon }}
          />
        )}
        <div>
          <h3>
            {lead && <PointLead>{`${lead} `}</PointLead>}
            {to ? <TitleLink to={to}>{title}</TitleLink> : <span>{title}</span>}
          </h3>
          <p>{description}</p>
        </div>
      </Reveal>
    ))}
  </List>
);

const PointLead = styled.span({
  ...displayText("heading"),
  display: "block",
  marginBottom: space.xs,
});

const TitleLink = styled(SiteLink)({ ...underlined, textDecorationThickness: border.thin });

/** A list of points or terms in two columns below a rule; on phones in one. */
export const PointList = styled(Columns)({
  paddingTop: space.items,
  borderTop: `${border.thin} solid ${color.outline}`,
  // These rules are for all points, since a class on each would make the pages larger.
  li: { display: "flex", flexWrap: "wrap", columnGap: space.xl },
  "li > div": { flex: "1 14rem" },
  // As high as the first line of the title beside it.
  svg: { fontSize: "1.75rem", color: color.accentText },
  "p, dd": { marginTop: space.sm, color: color.textQuiet },
  dt: { ...displayText("item"), color: "inherit" },
});

/** A list of few points that begin large, with a lead or a word; they need no rule above them. */
export const LargeList = styled(PointList)({
  paddingTop: 0,
  border: 0,
  gap: space.xxl,
  [from("lg")]: { gap: `${space.huge} ${space.columns}` },
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

interface StepsProps {
  /** A label is a year or a number, for example. */
  steps: readonly { label: ReactNode; title?: string; text: string }[];
  /** `StepList`, or a component made from it. */
  as?: typeof StepList;
}

/** Steps in sequence, each beside its label. */
export const Steps = ({ steps, as: List = StepList }: StepsProps) => (
  <List role="list">
    {steps.map(({ label, title, text }, index) => (
      <Reveal key={index} as="li" index={index}>
        <span>{label}</span>
        <div>
          {title && <h3>{title}</h3>}
          <p>{text}</p>
        </div>
      </Reveal>
    ))}
  </List>
);

const line = `${border.thin} dashed ${color.outline}`;

/** Steps below one another, joined by a dashed line from label to label. */
export const StepList = styled.ol({
  "& > li": { display: "flex", flexWrap: "wrap", columnGap: space.xl, breakInside: "avoid" },
  "li > span": { display: "flex", flexDirection: "column", alignItems: "center", gap: space.xs },
  "span::after": {
    content: '""',
    flexGrow: 1,
    marginBottom: space.xs,
    borderTop: line,
    borderInlineStart: line,
  },
  "li:last-child > span::after": { content: "none" },
  // Below its label where the text is large.
  "li > div": { flex: "1 12rem", paddingTop: space.sm },
  "li:not(:last-child) > div": { paddingBottom: space.items },
  "h3 + p": { marginTop: space.sm },
});
