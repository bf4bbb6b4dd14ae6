import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { displayText } from "../ui/mixins";
import { projectId } from "../lib/links";
import { border, color, font, fontSize, fontWeight, space, when } from "../theme";
import { ongoingWords } from "./words";

export interface ProjectProgressProps {
  project: Queries.ProjectProgressFragment;
  /** All stages of the work, in order. */
  stages: readonly string[];
}

/** How far the work on a project is: a percentage, and a bar in as many parts as the work has stages. */
export const ProjectProgress = ({
  project: { slug, percentComplete, percentAsOfText, stage: present },
  stages,
}: ProjectProgressProps) => (
  <div>
    <Percent>
      <span>{`${percentComplete}%`}</span>
      {percentAsOfText && <small>{`, ${percentAsOfText}`}</small>}
    </Percent>
    <span id={`progress-${slug}`}>{ongoingWords.progress}</span>
    <Track
      role="progressbar"
      aria-labelledby={`${projectId(slug)} progress-${slug}`}
      aria-describedby={present ? `stage-${slug}` : undefined}
      aria-valuenow={percentComplete}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Done style={{ width: `${percentComplete}%` }} />
      <Parts aria-hidden="true">
        {stages.map((stage) => (
          <span key={stage} data-present={stage === present || undefined} />
        ))}
      </Parts>
    </Track>
    {present && (
      <Stage id={`stage-${slug}`}>
        {ongoingWords.stage(present, stages.indexOf(present) + 1, stages.length)}
      </Stage>
    )}
  </div>
);

const Percent = styled.p({
  ...displayText("percent"),
  small: { fontFamily: font.text, fontSize: fontSize.body, fontWeight: fontWeight.regular },
});

const Track = styled.div({
  position: "relative",
  height: space.md,
  marginBlock: space.sm,
  backgroundColor: color.line,
  printColorAdjust: "exact",
  [when.forcedColors]: { border: `${border.thin} solid` },
});

const Done = styled.div({
  height: "100%",
  backgroundColor: color.accent,
  [when.forcedColors]: { backgroundColor: "Highlight" },
});

const Parts = styled.div({
  position: "absolute",
  inset: 0,
  display: "flex",
  span: { flex: 1 },
  "[data-present]": { boxShadow: `inset 0 0 0 ${border.rule} ${color.accent}` },
  "span + span": { borderInlineStart: `${border.focus} solid ${color.surface}` },
});

const Stage = styled.p({ fontWeight: fontWeight.semibold });

export const fragment = graphql`
  fragment ProjectProgress on OngoingProject {
    slug
    percentComplete
    percentAsOfText
    stage
  }
`;
