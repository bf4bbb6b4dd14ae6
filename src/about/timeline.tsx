import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Columns } from "../ui/layout";
import { displayText, planLine } from "../ui/mixins";
import { Reveal } from "../ui/reveal";
import { Section } from "../ui/section";
import { color, space } from "../theme";
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
    <Section id="timeline" heading={timeline}>
      <Stages as="ol" role="list" least="max(11rem, 25%)" gap="none" rows="huge">
        {stages.map(({ year, text }, index) => (
          <Reveal key={index} as="li" index={index}>
            <Year>{year}</Year>
            <p>{text}</p>
          </Reveal>
        ))}
      </Stages>
    </Section>
  );
}

// One line through all stages of a row.
const Stages = styled(Columns)({
  alignItems: "stretch",
  "& > li": { ...planLine, paddingBlockStart: space.xl, paddingInlineEnd: space.xxl },
  p: { color: color.textQuiet },
});

const Year = styled.span(displayText("sum"));

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
