import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { projectId } from "../lib/links";
import { border, color, fontSize, fontWeight, lineHeight, radius, space, when } from "../theme";
import { ongoingWords } from "./words";

export interface ProjectProgressProps {
  project: Queries.ProjectProgressFragment;
  /** All stages of the work, in order. */
  stages: readonly string[];
}

/** How far the work on a project is: a percentage with its bar, and the stages with the present one marked. */
export const ProjectProgress = ({
  project: { slug, percentComplete, percentAsOfText, stage: present },
  stages,
}: ProjectProgressProps) => (
  <>
    <Progress>
      <Percent>
        <span>{`${percentComplete}%`}</span>
        {percentAsOfText && <small>{`, ${percentAsOfText}`}</small>}
      </Percent>
      <div>
        <span id={`progress-${slug}`}>{ongoingWords.progress}</span>
        <Track
          role="progressbar"
          aria-labelledby={`${projectId(slug)} progress-${slug}`}
          aria-valuenow={percentComplete}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <Done style={{ width: `${percentComplete}%` }} />
        </Track>
      </div>
    </Progress>
    {present && (
      <Stages role="list" aria-label={ongoingWords.stages}>
        {stages.map((stage, place) => (
          <Stage
            key={stage}
            aria-current={stage === present ? "step" : undefined}
            data-done={place < stages.indexOf(present) || undefined}
          >
            {stage}
          </Stage>
        ))}
      </Stages>
    )}
  </>
);

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
  small: { fontSize: fontSize.body, fontWeight: fontWeight.regular },
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

export const fragment = graphql`
  fragment ProjectProgress on OngoingProject {
    slug
    percentComplete
    percentAsOfText
    stage
  }
`;
