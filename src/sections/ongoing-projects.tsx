import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { CardGrid, RecordCard } from "../components/card";
import { EmptyList } from "../components/empty-list";
import { Facts } from "../components/facts";
import { registrationFacts } from "../components/registration-facts";
import { border, color, fontWeight, radius, space, when } from "../theme";

type Project = Queries.OngoingProjectsFragment["projects"][number];
type Labels = Queries.OngoingProjectsFragment["labels"];

const projectFacts = (project: Project, labels: Labels) => [
  { label: labels.completion, value: project.completionText },
  {
    label: labels.investment,
    value: `${project.investment.minText} – ${project.investment.maxText}`,
  },
  ...registrationFacts(project, labels),
];

/** Cards of the projects under development, each with its progress. */
export function OngoingProjects({ list }: { list: Queries.OngoingProjectsFragment }) {
  const { labels, empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <CardGrid role="list">
      {projects.map((project, index) => (
        <RecordCard
          key={project.slug}
          name={project.name}
          nameId={`project-${project.slug}`}
          location={project.location}
          badge={labels.badge}
          badgeTone="warm"
          photo={project.photo}
          index={index}
          eager={index === 0}
        >
          <div>
            <ProgressLine>
              <span id={`progress-${project.slug}`}>{labels.progress}</span>
              <Percent>{project.percentComplete}%</Percent>
            </ProgressLine>
            <Track
              role="progressbar"
              aria-labelledby={`project-${project.slug} progress-${project.slug}`}
              aria-valuenow={project.percentComplete}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <Done style={{ width: `${project.percentComplete}%` }} />
            </Track>
          </div>
          <Summary>{project.summary}</Summary>
          <Facts facts={projectFacts(project, labels)} />
        </RecordCard>
      ))}
    </CardGrid>
  );
}

const ProgressLine = styled.p({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
});

const Percent = styled.span({
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
});

const Track = styled.div({
  height: space.sm,
  marginTop: space.xs,
  overflow: "hidden",
  borderRadius: radius.round,
  backgroundColor: color.line,
  printColorAdjust: "exact",
  [when.forcedColors]: { border: `${border.thin} solid` },
});

const Done = styled.div({
  height: "100%",
  backgroundColor: color.accent,
  [when.forcedColors]: { backgroundColor: "Highlight" },
});

const Summary = styled.p({ color: color.textQuiet });

export const fragment = graphql`
  fragment OngoingProjects on OngoingProjectList {
    labels {
      badge
      progress
      completion
      investment
      reraNumber
      reraPending
      layoutPermitNumber
    }
    empty
    projects {
      slug
      name
      location
      percentComplete
      completionText
      investment {
        minText
        maxText
      }
      summary
      reraNumber
      layoutPermitNumber
      otherPermit {
        authority
        number
      }
      photo {
        ...CardPhoto
      }
    }
  }
`;
