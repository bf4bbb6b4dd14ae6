import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { RecordPlace } from "../ui/badge";
import { EmptyList } from "../ui/empty-list";
import { note } from "../ui/looks";
import { Photo } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import { visuallyHidden } from "../ui/section";
import {
  border,
  color,
  fontSize,
  fontWeight,
  from,
  hairline,
  lineHeight,
  radius,
  space,
  when,
} from "../theme";

/** The labels of the figures of a project, and their fields. */
const columns = [
  ["completedYear", "completedYear"],
  ["plots", "plotsText"],
  ["clients", "clientsText"],
] as const;

/** The completed projects as a ledger. The year is in the first column, but screen readers read it after the name. */
export function CompletedProjects({ list }: { list: Queries.CompletedProjectsFragment }) {
  const { labels, empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <Heads aria-hidden="true">
        {columns.map(([label]) => (
          <span key={label}>{labels[label]}</span>
        ))}
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
              {columns.map(([label, figure]) => (
                <div key={label}>
                  <dt>{labels[label]}</dt>
                  <dd>{project[figure]}</dd>
                </div>
              ))}
            </Figures>
          </Entry>
        ))}
      </Ledger>
    </>
  );
}

/** Styles for screens wide enough for columns, and for print. */
const inColumns = (styles: CSSObject): CSSObject => ({
  [from("md")]: styles,
  [when.print]: styles,
});

/** Columns for year, photo, name and place, plots, clients. */
const columnStyles: CSSObject = {
  ...inColumns({
    display: "grid",
    gridTemplateColumns: "5fr 6fr 16fr 5fr 5fr",
    columnGap: space.xl,
  }),
  [from("lg")]: { gridTemplateColumns: "4fr 4fr 19fr 5fr 5fr" },
};

const Heads = styled.div(
  { ...note, display: "none" },
  columnStyles,
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
    borderBottom: hairline,
  },
  columnStyles,
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
  dt: { lineHeight: lineHeight.snug },
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
    // Visible in the heads of the columns.
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
