import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Badge, RecordPlace, SampleMark } from "../ui/badge";
import { EmptyList } from "../ui/empty-list";
import { Facts } from "../ui/facts";
import { panel } from "../ui/looks";
import { Papers } from "../ui/papers";
import { Photo } from "../ui/photo";
import { Rera } from "../ui/rera";
import { Reveal } from "../ui/reveal";
import { fillTemplate } from "../lib/fill-template";
import { useDetailsOnPaper } from "../lib/linked-details";
import {
  border,
  color,
  fontSize,
  fontWeight,
  from,
  lineHeight,
  radius,
  shadow,
  space,
  when,
} from "../theme";

export interface OngoingProjectsProps {
  list: Queries.OngoingProjectsFragment;
  paperWords: Queries.PaperWordsFragment;
}

/** The projects under development, one in a row, with progress and stage of work. */
export function OngoingProjects({ list, paperWords }: OngoingProjectsProps) {
  useDetailsOnPaper();
  const { labels, stages, empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <Rows role="list">
      {projects.map((project, index) => (
        <Reveal key={project.slug} as="li" index={index}>
          <Row>
            <ProjectPhoto photo={project.photo} eager={index === 0} fill>
              <InProgress>{labels.badge}</InProgress>
            </ProjectPhoto>
            <Body>
              <header>
                <h3 id={`project-${project.slug}`}>{project.name}</h3>
                <RecordPlace>{project.location}</RecordPlace>
                {project.sample && <SampleMark>{labels.sample}</SampleMark>}
              </header>
              <Progress>
                <Percent>{project.percentComplete}%</Percent>
                <div>
                  <span id={`progress-${project.slug}`}>{labels.progress}</span>
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
              </Progress>
              {project.stage && (
                <Stages role="list" aria-label={labels.stages}>
                  {stages.map((stage, place) => (
                    <Stage
                      key={stage}
                      aria-current={stage === project.stage ? "step" : undefined}
                      data-done={place < stages.indexOf(project.stage ?? "") || undefined}
                    >
                      {stage}
                    </Stage>
                  ))}
                </Stages>
              )}
              <p>{project.summary}</p>
              <ProjectFacts
                facts={[
                  { label: labels.completion, value: project.completionText },
                  {
                    label: labels.investment,
                    value: fillTemplate(labels.investmentRange, {
                      min: project.investment.minText,
                      max: project.investment.maxText,
                    }),
                  },
                  ...(project.papers?.rera
                    ? []
                    : [{ label: paperWords.rera, value: labels.reraPending }]),
                ]}
              />
              <Rera papers={project.papers} words={paperWords} />
              <Papers papers={project.papers} words={paperWords} />
            </Body>
          </Row>
        </Reveal>
      ))}
    </Rows>
  );
}

const Rows = styled.ul({ display: "grid", gap: space.xxl });

const Row = styled.article({
  display: "grid",
  overflow: "hidden",
  ...panel,
  boxShadow: shadow.card,
  [from("md")]: { gridTemplateColumns: "5fr 8fr" },
  [when.print]: { gridTemplateColumns: "1fr 3fr", boxShadow: "none" },
});

// As high as the text beside it.
const ProjectPhoto = styled(Photo)({
  aspectRatio: "4 / 3",
  [from("md")]: { aspectRatio: "auto" },
  [when.print]: { aspectRatio: "auto", maxHeight: "none" },
});

const InProgress = styled(Badge)({ backgroundColor: color.warmGround, fontSize: fontSize.body });

const Body = styled.div({
  display: "flex",
  flexDirection: "column",
  gap: space.xl,
  padding: space.xl,
  "& > p": { color: color.textQuiet },
  [from("lg")]: { padding: space.xxl },
  [when.print]: { gap: space.md, padding: space.lg },
});

// With large text the bar wraps below the figure.
const Progress = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xl,
  "& > :last-child": { flex: "1 1 6em" },
});

const Percent = styled.p({
  fontSize: fontSize.percent,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "lining-nums tabular-nums",
  lineHeight: lineHeight.tight,
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

const Stages = styled.ol({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9em, 100%), 1fr))",
  gap: `${space.sm} ${space.lg}`,
});

// A finished stage has a full mark, the present one a golden ring. Borders, since they are printed, and are drawn in
// forced colours.
const Stage = styled.li({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  color: color.textQuiet,
  lineHeight: lineHeight.snug,
  "&::before": {
    content: '""',
    flexShrink: 0,
    width: space.md,
    height: space.md,
    border: `${border.rule} solid ${color.planLine}`,
    borderRadius: radius.round,
  },
  "&[data-done]::before": { borderColor: color.accent, borderWidth: `calc(${space.md} / 2)` },
  "&[aria-current]": {
    color: color.text,
    fontWeight: fontWeight.semibold,
    "&::before": { borderColor: color.accent },
  },
});

const ProjectFacts = styled(Facts)({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  // A fact alone in its row fills it.
  "& > div": { display: "block", flex: "1 1 11em" },
  dt: { fontSize: "inherit" },
});

export const fragment = graphql`
  fragment OngoingProjects on OngoingProjectList {
    labels {
      badge
      progress
      stages
      completion
      investment
      investmentRange
      reraPending
      sample
    }
    stages
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
      stage
      summary
      sample
      papers {
        ...Papers
      }
      photo {
        ...CardPhoto
      }
    }
  }
`;
