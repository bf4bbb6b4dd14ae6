import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatNumber } from "./lib/numbers";
import { color, from, lineHeight, size, space } from "./theme";
import { LargeList, StepList, Steps } from "./ui/lists";
import { displayText } from "./ui/mixins";
import { Seal } from "./ui/photo";
import { Columns } from "./ui/primitives";
import { Reveal } from "./ui/reveal";
import { Section, SectionHeading } from "./ui/section";

const words = {
  completed: (name: string, plots: number) => `${name}\n${formatNumber(plots)} plots`,
  today: "Today",
} as const;

/** The company's history and its seal. */
export const AboutStory = ({ aboutPage, siteSettings }: Queries.AboutSectionsFragment) => (
  <Section id="story">
    <StoryBesideSeal>
      <div>
        <SectionHeading id="story" heading={aboutPage.story} />
        {aboutPage.story.paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
      </div>
      <Seal seal={siteSettings.seal} />
    </StoryBesideSeal>
  </Section>
);

// Wraps in reverse: the seal is above the text where the two do not fit side by side.
const StoryBesideSeal = styled.div({
  display: "flex",
  flexWrap: "wrap-reverse",
  alignItems: "center",
  gap: `${space.xxl} ${space.columns}`,
  "& > *": { flex: "1 max(17rem, 40%)" },
});

const Paragraph = styled.p({
  maxWidth: size.measure,
  "&:first-of-type": displayText("item", lineHeight.snug),
  "& + &": { marginTop: space.lg },
});

/** A timeline: the foundation, each completed project, and today. */
export function AboutTimeline({ aboutPage, completedProjectList }: Queries.AboutSectionsFragment) {
  const { timeline } = aboutPage;
  const completed = completedProjectList.projects
    .map(({ year, name, plots }) => ({ label: year, text: words.completed(name, plots) }))
    .sort((one, other) => one.label - other.label);
  const steps = [timeline.start, ...completed, { label: words.today, text: timeline.today }];
  return (
    <Section id="timeline" heading={timeline}>
      <Steps steps={steps} as={YearList} />
    </Section>
  );
}

// Each item is a year (`span`) and its text (`div`). On wide screens the items are side by side.
const YearList = styled(StepList)({
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
export const AboutPurpose = ({ aboutPage }: Queries.AboutSectionsFragment) => (
  <Section theme="dark">
    <Columns rowGap="items">
      {[aboutPage.mission, aboutPage.vision].map(({ title, text }, index) => (
        <Reveal key={title} index={index}>
          <Purpose>{title}</Purpose>
          <Statement>{text}</Statement>
        </Reveal>
      ))}
    </Columns>
  </Section>
);

const Purpose = styled.h2({ color: color.accentText, font: "inherit" });

const Statement = styled.p({
  ...displayText("lead", lineHeight.snug),
  marginTop: space.sm,
  textWrap: "balance",
});

/** A list of values, each a word and a sentence in large type. */
export const Values = styled(LargeList)({
  h3: displayText("heading"),
  p: displayText("item", lineHeight.snug),
});

export const fragment = graphql`
  fragment AboutSections on Content {
    aboutPage {
      story {
        ...SectionHeading
        paragraphs
      }
      timeline {
        ...SectionHeading
        start {
          label: year
          text
        }
        today
      }
      mission {
        title
        text
      }
      vision {
        title
        text
      }
      values {
        ...SectionHeading
        items {
          title
          description
        }
      }
    }
    completedProjectList {
      projects {
        name
        plots
        year: completedYear
      }
    }
    siteSettings {
      seal {
        ...Seal
      }
    }
  }
`;
