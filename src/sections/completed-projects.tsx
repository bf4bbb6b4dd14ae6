import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { RecordName, RecordPlace } from "../components/card";
import { EmptyList } from "../components/empty-list";
import { Facts } from "../components/facts";
import { Photo } from "../components/photo";
import { Reveal } from "../components/reveal";
import {
  between,
  border,
  color,
  font,
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
    <Ledger role="list">
      {projects.map((project, index) => (
        <Entry key={project.slug} as="li" index={index}>
          <Words>
            <Badge>{labels.badge}</Badge>
            <RecordName>{project.name}</RecordName>
            <RecordPlace>{project.location}</RecordPlace>
          </Words>
          <Year>
            <YearLabel>{labels.completedYear}</YearLabel>
            {project.completedYear}
          </Year>
          <ProjectPhoto photo={project.photo} eager={index === 0} />
          <Facts
            facts={[
              { label: labels.plots, value: project.plotsText },
              { label: labels.clients, value: project.clientsText },
            ]}
          />
        </Entry>
      ))}
    </Ledger>
  );
}

const Ledger = styled.ol({ borderTop: `${border.rule} solid ${color.accent}` });

/** One row of the ledger, where there is room for all of it side by side. */
const wideEntry: CSSObject = {
  gridTemplateColumns: "minmax(min-content, 8fr) minmax(0, 12fr) minmax(0, 26fr) minmax(0, 18fr)",
  "& > *:last-child": { gridColumn: 4 },
};

const Entry = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 1fr)",
  gap: space.lg,
  alignItems: "center",
  paddingBlock: space.xl,
  borderBottom: `${border.thin} solid ${color.line}`,
  breakInside: "avoid",
  "& > *:last-child": { gridColumn: "1 / -1" },
  [from("md")]: {
    gridTemplateColumns: "minmax(min-content, 8fr) minmax(0, 12fr) minmax(0, 26fr)",
    columnGap: space.xl,
    "& > *:last-child": { gridColumn: 3 },
  },
  [from("lg")]: wideEntry,
  // Fits all entries on one printed sheet.
  [when.print]: {
    ...wideEntry,
    gridTemplateColumns: "minmax(min-content, 8fr) minmax(0, 9fr) minmax(0, 29fr) minmax(0, 18fr)",
    paddingBlock: space.lg,
  },
});

// Words above figures.
const besideBoth: CSSObject = { gridRow: "1 / span 2", [when.print]: { gridRow: "auto" } };

const Year = styled.p({
  order: -1,
  [between("md", "lg")]: besideBoth,
  display: "flex",
  flexDirection: "column",
  fontFamily: font.text,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.tight,
});

const YearLabel = styled.span({
  color: color.textQuiet,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.body,
});

const ProjectPhoto = styled(Photo)({
  order: -1,
  borderRadius: radius.card,
  [between("md", "lg")]: besideBoth,
});

const Words = styled.div({
  gridColumn: "1 / -1",
  [from("md")]: { gridColumn: "auto" },
});

const Badge = styled.p({
  color: color.approved,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
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
