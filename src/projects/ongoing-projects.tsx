import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Badge, Badges, RecordPlace } from "../ui/badge";
import { EmptyList } from "../ui/empty-list";
import { Facts } from "../ui/facts";
import { panel } from "../ui/mixins";
import { Papers } from "../ui/papers";
import { Photo, PhotoFrame } from "../ui/photo";
import { exemptFacts, Rera } from "../ui/rera";
import { Reveal, RevealFrame } from "../ui/reveal";
import { SanctionedPlan } from "../ui/sanctioned-plan";
import { rangeText } from "../ui/words";
import { useDetailsOnPaper } from "../lib/linked-details";
import { projectId } from "../lib/links";
import { color, fontSize, from, shadow, space, when } from "../theme";
import { ProjectProgress } from "./project-progress";
import { ongoingWords as words } from "./words";

/** The projects under development, one in a row, with progress and stage of work. */
export function OngoingProjects({ list }: { list: Queries.OngoingProjectsFragment }) {
  useDetailsOnPaper();
  const { stages, empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <Rows role="list">
      {projects.map((project, index) => (
        <Reveal key={project.slug} frame={Item} as="li" index={index}>
          <Row>
            <Photo frame={ProjectPhoto} photo={project.photo} eager={index === 0} fill>
              <Badges>
                <InProgress data-color="warm">{words.badge}</InProgress>
              </Badges>
            </Photo>
            <Body>
              <header>
                <h3 id={projectId(project.slug)}>{project.name}</h3>
                <RecordPlace>{project.location}</RecordPlace>
              </header>
              <ProjectProgress project={project} stages={stages} />
              <p>{project.summary}</p>
              <ProjectFacts
                facts={[
                  {
                    name: "completion",
                    label: words.completion,
                    value: project.papers?.rera
                      ? words.declared(project.completionText)
                      : project.completionText,
                  },
                  {
                    name: "investment",
                    label: words.investment,
                    value: rangeText(project.investment.minText, project.investment.maxText),
                  },
                  ...exemptFacts(project.papers),
                ]}
              />
              <Rera papers={project.papers} />
              <SanctionedPlan papers={project.papers} layout={project.name} id={project.slug} />
              <Papers papers={project.papers} />
            </Body>
          </Row>
        </Reveal>
      ))}
    </Rows>
  );
}

// With its papers it may be higher than a sheet.
const Item = styled(RevealFrame)({ [when.print]: { breakInside: "auto" } });

const Rows = styled.ul({ display: "grid", gap: space.xxl });

const Row = styled.article({
  display: "grid",
  overflow: "hidden",
  ...panel,
  boxShadow: shadow.card,
  [from("md")]: { gridTemplateColumns: "5fr 8fr" },
  [when.print]: { gridTemplateColumns: "1fr 3fr", border: 0, boxShadow: "none" },
});

// As high as the text beside it.
const ProjectPhoto = styled(PhotoFrame)({
  aspectRatio: "4 / 3",
  [from("md")]: { aspectRatio: "auto" },
  [when.print]: { aspectRatio: "4 / 3" },
});

const InProgress = styled(Badge)({ fontSize: fontSize.body });

const Body = styled.div({
  display: "flex",
  flexDirection: "column",
  gap: space.xl,
  padding: space.xl,
  "& > p": { color: color.textQuiet },
  [from("lg")]: { padding: space.xxl },
  [when.print]: { gap: space.md, padding: `0 0 0 ${space.lg}` },
});

const ProjectFacts = styled(Facts)({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  // A fact alone in its row fills it.
  "& > div": { display: "block", flex: "1 1 max(11em, 40%)" },
  "& > div > dt": { width: "auto", fontSize: "inherit" },
});

export const fragment = graphql`
  fragment OngoingProjects on OngoingProjectList {
    stages
    empty
    projects {
      slug
      name
      location
      ...ProjectProgress
      completionText
      investment {
        minText
        maxText
      }
      summary
      papers {
        ...Papers
      }
      photo {
        ...CardPhoto
      }
    }
  }
`;
