import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { RecordPlace } from "../ui/card";
import { EmptyList } from "../ui/empty-list";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import { visuallyHidden } from "../ui/section";
import {
  border,
  color,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  radius,
  space,
  when,
} from "../theme";

/** The projects handed over, as a ledger: year first, but read aloud after the name that it belongs to. */
export function CompletedProjects({ list }: { list: Queries.CompletedProjectsFragment }) {
  const { labels, empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <Heads aria-hidden="true">
        <span>{labels.completedYear}</span>
        <span>{labels.plots}</span>
        <span>{labels.clients}</span>
      </Heads>
      <Ledger role="list">
        {projects.map((project, index) => (
          <Entry key={project.slug} as="li" index={index}>
            <Words>
              <Badge>{labels.badge}</Badge>
              <h3>{project.name}</h3>
              <RecordPlace>{project.location}</RecordPlace>
            </Words>
            <ProjectPhoto photo={project.photo} eager={index === 0} />
            <Figures>
              <div>
                <dt>{labels.completedYear}</dt>
                <dd>{project.completedYear}</dd>
              </div>
              <div>
                <dt>{labels.plots}</dt>
                <dd>{project.plotsText}</dd>
              </div>
              <div>
                <dt>{labels.clients}</dt>
                <dd>{project.clientsText}</dd>
              </div>
            </Figures>
          </Entry>
        ))}
      </Ledger>
    </>
  );
}

/** Styles of a screen or sheet that is wide enough for columns. */
const inColumns = (styles: CSSObject): CSSObject => ({
  [from("md")]: styles,
  [when.print]: styles,
});

/** Year, photo, name and place, plots, clients. */
const columns: CSSObject = {
  ...inColumns({
    display: "grid",
    gridTemplateColumns: "5fr 6fr 16fr 5fr 5fr",
    columnGap: space.xl,
  }),
  [from("lg")]: {
    gridTemplateColumns: "4fr 4fr 19fr 5fr 5fr",
  },
};

const Heads = styled.div(
  { display: "none", color: color.textQuiet, fontSize: fontSize.small },
  columns,
  inColumns({
    alignItems: "end",
    paddingBottom: space.sm,
    lineHeight: lineHeight.snug,
    "& > :not(:first-of-type)": { textAlign: "end" },
    "& > :nth-of-type(2)": { gridColumn: 4 },
  }),
);

const Ledger = styled.ol({ borderTop: `${border.rule} solid ${color.accent}` });

const Entry = styled(Reveal)(
  {
    display: "grid",
    gridTemplateColumns: "2fr 3fr",
    gap: space.lg,
    alignItems: "center",
    paddingBlock: space.xl,
    borderBottom: `${border.thin} solid ${color.line}`,
  },
  columns,
  inColumns({ paddingBlock: space.lg, "& > *": { gridRow: 1 } }),
);

const ProjectPhoto = styled(Photo)({
  order: -1,
  borderRadius: radius.card,
  ...inColumns({ gridColumn: 2 }),
});

const Words = styled.div(inColumns({ gridColumn: 3 }));

const Badge = styled.p({
  color: color.approved,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
});

const Figures = styled.dl({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(5rem, 1fr))",
  gap: space.lg,
  dt: { color: color.textQuiet, fontSize: fontSize.small, lineHeight: lineHeight.snug },
  dd: {
    fontSize: fontSize.lead,
    fontWeight: fontWeight.semibold,
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  ...inColumns({
    display: "contents",
    "& > div": { gridRow: 1, textAlign: "end" },
    "& > :first-of-type": { gridColumn: 1, textAlign: "start" },
    "& > :first-of-type dd": { fontSize: fontSize.heading },
    // The heads of the columns say it to those who see them.
    dt: visuallyHidden,
  }),
});

export const fragment = graphql`
  fragment CompletedProjects on CompletedProjectList {
    labels {
      badge
      completedYear
      plots
      clients
    }
    empty
    projects {
      slug
      name
      location
      completedYear
      plotsText
      clientsText
      photo {
        ...SmallPhoto
      }
    }
  }
`;
