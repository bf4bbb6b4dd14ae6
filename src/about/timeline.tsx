import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section } from "../ui/section";
import { Reveal, RevealFrame } from "../ui/reveal";
import { surveyStep } from "../ui/survey-line";
import { font, fontSize, from, lineHeight, space } from "../theme";
import { timelineWords } from "./words";

export interface AboutTimelineProps {
  timeline: Queries.AboutTimelineFragment;
  list: Queries.CompletedYearsFragment;
}

/** A timeline: the foundation, each year with a completed project, and today. */
export function AboutTimeline({ timeline, list }: AboutTimelineProps) {
  const { start, today } = timeline;
  const years = list.projects
    .map(({ name, plotsText, completedYear }) => ({
      year: completedYear,
      text: timelineWords.completed(name, plotsText),
    }))
    .sort((one, other) => one.year - other.year);
  const stages = [start, ...years, { year: timelineWords.today, text: today }];
  return (
    <Section id="timeline" heading={timeline} background="sunk">
      <Line role="list">
        {stages.map(({ year, text }, index) => (
          <Reveal key={index} frame={Stage} as="li" index={index}>
            <Year>{year}</Year>
            <span>{text}</span>
          </Reveal>
        ))}
      </Line>
    </Section>
  );
}

const Line = styled.ol({
  display: "grid",
  paddingInlineStart: space.sm,
  [from("md")]: {
    // Eight stages are one row on a laptop, two equal rows on a tablet.
    gridTemplateColumns: "repeat(auto-fit, minmax(9.65rem, 1fr))",
    rowGap: space.huge,
    paddingInlineStart: space.none,
  },
});

const Stage = styled(RevealFrame)(
  {
    display: "grid",
    alignContent: "start",
    gap: space.xs,
    paddingInline: `${space.xl} ${space.none}`,
    paddingBottom: space.xl,
    "&::before": { content: '""', insetBlockStart: space.xs },
    [from("md")]: {
      paddingInline: `${space.none} ${space.lg}`,
      paddingBlock: `${space.xl} ${space.none}`,
    },
  },
  surveyStep(space.md),
);

const Year = styled.span({
  fontFamily: font.display,
  fontSize: fontSize.price,
  lineHeight: lineHeight.tight,
});

export const fragment = graphql`
  fragment AboutTimeline on AboutTimeline {
    ...SectionHeading
    start {
      year
      text
    }
    today
  }

  fragment CompletedYears on CompletedProjectList {
    projects {
      name
      plotsText
      completedYear
    }
  }
`;
