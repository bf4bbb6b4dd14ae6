import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatNumber } from "./lib/numbers";
import { color, from, lineHeight, size, space } from "./theme";
import { displayText } from "./ui/mixins";
import { Seal } from "./ui/photo";
import { LargeList } from "./ui/points";
import { Columns } from "./ui/primitives";
import { Reveal } from "./ui/reveal";
import { Section, SectionHeading } from "./ui/section";
import { StepList, Steps } from "./ui/steps";

/** The words of the timeline. */
const words = {
  completed: (name: string, plots: string) => `${name}\n${plots} plots`,
  today: "Today",
} as const;

interface AboutStoryProps {
  story: Queries.AboutStoryFragment;
  seal: Queries.SealFragment | null;
}

/** The company's history beside its seal, which on phones is above it. */
export const AboutStory = ({ story, seal }: AboutStoryProps) => (
  <Section id="story">
    <Parts>
      <div>
        <SectionHeading id="story" heading={story} />
        {story.paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </div>
      <Seal seal={seal} />
    </Parts>
  </Section>
);

// Reversed where the two do not fit side by side, so that the seal is above the words.
const Parts = styled.div({
  display: "flex",
  flexWrap: "wrap-reverse",
  alignItems: "center",
  gap: `${space.xxl} ${space.columns}`,
  "& > *": { flex: "1 max(17rem, 40%)" },
});

const Text = styled.p({
  maxWidth: size.measure,
  "&:first-of-type": displayText("item", lineHeight.snug),
  "& + &": { marginTop: space.lg },
});

interface AboutTimelineProps {
  timeline: Queries.AboutTimelineFragment;
  list: Queries.CompletedYearsFragment;
}

/** A timeline: the foundation, each completed project, and today. */
export function AboutTimeline({ timeline, list }: AboutTimelineProps) {
  const { start, today } = timeline;
  const years = list.projects
    .map(({ name, plots, completedYear }) => ({
      year: completedYear,
      text: words.completed(name, formatNumber(plots)),
    }))
    .sort((one, other) => one.year - other.year);
  const steps = [start, ...years, { year: words.today, text: today }];
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
  // Leaves room for the line from year to year.
  "li:not(:last-child) > div": { minHeight: "3.5rem", paddingBottom: space.md },
  p: { whiteSpace: "pre-line" },
  [from("xl")]: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
    "& > li": { display: "block", paddingInlineEnd: space.xl },
    "li > span": { flexDirection: "row", alignItems: "center", gap: space.md },
  },
});

/** Mission and vision, side by side. */
export const AboutPurpose = ({ items }: { items: readonly { title: string; text: string }[] }) => (
  <Section theme="dark">
    <Columns rowGap="items">
      {items.map(({ title, text }, index) => (
        <Reveal key={title} index={index}>
          <Title>{title}</Title>
          <Statement>{text}</Statement>
        </Reveal>
      ))}
    </Columns>
  </Section>
);

const Title = styled.h2({ color: color.accentText, font: "inherit" });

const Statement = styled.p({
  ...displayText("lead", lineHeight.snug),
  marginTop: space.sm,
  textWrap: "balance",
});

/** A list of values, each a word and a sentence, large. */
export const Values = styled(LargeList)({
  h3: displayText("heading"),
  p: displayText("item", lineHeight.snug),
});

export const fragment = graphql`
  fragment AboutStory on AboutStory {
    ...SectionHeading
    paragraphs
  }

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
