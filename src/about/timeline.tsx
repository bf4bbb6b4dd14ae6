import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatNumber } from "../lib/rupees";
import { displayText } from "../ui/mixins";
import { Section } from "../ui/section";
import { StepList, Steps } from "../ui/steps";
import { from, space } from "../theme";
import { timelineWords } from "./words";

export interface AboutTimelineProps {
  timeline: Queries.AboutTimelineFragment;
  list: Queries.CompletedYearsFragment;
}

/** A timeline: the foundation, each completed project, and today. */
export function AboutTimeline({ timeline, list }: AboutTimelineProps) {
  const { start, today } = timeline;
  const years = list.projects
    .map(({ name, plots, completedYear }) => ({
      year: completedYear,
      text: timelineWords.completed(name, formatNumber(plots)),
    }))
    .sort((one, other) => one.year - other.year);
  const steps = [start, ...years, { year: timelineWords.today, text: today }];
  return (
    <Section id="timeline" heading={timeline}>
      <Steps steps={steps.map(({ year, text }) => ({ label: year, text }))} as={Years} />
    </Section>
  );
}

// Side by side on wide screens.
const Years = styled(StepList)({
  "li > span": { ...displayText("amount"), minWidth: "2.95em", alignItems: "start" },
  "span::after": { marginInlineStart: "1.1em", [from("xl")]: { margin: 0 } },
  "li > div": { paddingTop: space.xs },
  p: { whiteSpace: "pre-line" },
  [from("xl")]: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
    "& > li": { display: "block", paddingInlineEnd: space.xl },
    "li > span": { flexDirection: "row", alignItems: "center", gap: space.md },
  },
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
      plots
      completedYear
    }
  }
`;
