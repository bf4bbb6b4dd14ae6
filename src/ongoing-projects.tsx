import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { newTab } from "./lib/links";
import { formatRupeesInWords } from "./lib/numbers";
import { formatDate } from "./lib/time";
import { Papers } from "./papers/papers";
import { Rera } from "./papers/rera";
import { SanctionedPlan } from "./papers/sanctioned-plan";
import { border, color, space, when } from "./theme";
import { withAmounts } from "./ui/amount-text";
import { besideText, displayText } from "./ui/mixins";
import {
  Card,
  Cards,
  CornerBadge,
  EmptyList,
  RecordLocation,
  Stack,
  subgridItem,
} from "./ui/primitives";
import { Reveal } from "./ui/reveal";
import { Section } from "./ui/section";
import { WhatsAppLink } from "./ui/site-link";
import { messageAbout, rangeText } from "./ui/words";

const words = {
  /** For screen readers. */
  title: "Projects in progress",
  badge: "In Progress",
  progress: "Work complete",
  stage: (name: string, number: number, all: number) => `Stage ${number} of ${all}: ${name}`,
  completion: "Expected completion",
  /** The month for a registered project. */
  declared: (month: string) => `${month}, as declared to RERA`,
  investment: "Investment range",
  ask: "Chat about this layout",
  askMessage: (name: string) =>
    `Hello, I am interested in ${name}. Which plots are planned, and when may I visit?`,
} as const;

const headingId = (slug: string) => `project-${slug}`;

interface OngoingProjectsProps {
  list: Queries.OngoingProjectsFragment;
  chat: Queries.WhatsAppLinkFragment;
}

/** The projects under development, with progress and stage of work. */
export const OngoingProjects = ({ list, chat }: OngoingProjectsProps) => (
  <Section id="list" name={words.title}>
    {list.projects.length === 0 ? (
      <EmptyList>{list.empty}</EmptyList>
    ) : (
      <Cards role="list">
        {list.projects.map((project, index) => (
          <Reveal key={project.slug} as={ProjectItem} index={index}>
            <Card>
              <Progress project={project} stages={list.stages} />
              <div>
                <h3 id={headingId(project.slug)}>{project.name}</h3>
                <RecordLocation>{project.location}</RecordLocation>
              </div>
              <Terms>
                <dt>{words.completion}</dt>
                <dd>{completionText(project)}</dd>
                <dt>{words.investment}</dt>
                <dd>{withAmounts(investmentText(project))}</dd>
              </Terms>
              <p>{project.summary}</p>
              <Stack>
                <Rera papers={project.papers} />
                <SanctionedPlan papers={project.papers} name={project.name} id={project.slug} />
                <Papers papers={project.papers} />
                <p>
                  <WhatsAppLink
                    data-look="link"
                    chat={{
                      number: chat.number,
                      message: messageAbout(words.askMessage(project.name), project.sample),
                    }}
                    aria-describedby={`${newTab["aria-describedby"]} ${headingId(project.slug)}`}
                  >
                    {words.ask}
                  </WhatsAppLink>
                </p>
              </Stack>
            </Card>
          </Reveal>
        ))}
      </Cards>
    )}
  </Section>
);

type Project = Queries.OngoingProjectsFragment["projects"][number];

function completionText({ completion, papers }: Project) {
  const month = formatDate(completion);
  return papers?.rera ? words.declared(month) : month;
}

const investmentText = ({ investment: { min, max } }: Project) =>
  rangeText(formatRupeesInWords(min), formatRupeesInWords(max));

/** The progress of a project: a percentage, and a bar that is divided into the stages of the work. */
function Progress({ project, stages }: { project: Project; stages: readonly string[] }) {
  const { slug, percentComplete, percentAsOf, stage: present } = project;
  return (
    <ProgressPanel data-theme="dark">
      <CornerBadge as="p">{words.badge}</CornerBadge>
      <Percent>
        <span>{`${percentComplete}%`}</span>
        <PercentLabel>
          <span id={`progress-${slug}`}>{words.progress}</span>
          {percentAsOf && <span>{`, ${formatDate(percentAsOf)}`}</span>}
        </PercentLabel>
      </Percent>
      <ProgressTrack
        role="progressbar"
        aria-labelledby={`${headingId(slug)} progress-${slug}`}
        aria-describedby={present ? `stage-${slug}` : undefined}
        aria-valuenow={percentComplete}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <DonePart style={{ width: `${percentComplete}%` }} />
        <Stages aria-hidden="true">
          {stages.map((stage) => (
            <Stage key={stage} data-present={stage === present || undefined} />
          ))}
        </Stages>
      </ProgressTrack>
      {present && (
        <strong id={`stage-${slug}`}>
          {words.stage(present, stages.indexOf(present) + 1, stages.length)}
        </strong>
      )}
    </ProgressPanel>
  );
}

const ProjectItem = styled.li(subgridItem(5));

const Terms = styled.dl({ "dt + dd": displayText("item"), "dd + dt": { marginTop: space.md } });

const ProgressPanel = styled.div({ padding: `${space.items} ${space.xl} ${space.xl}` });

const Percent = styled.p(displayText("percent"));

const PercentLabel = styled.small({ ...besideText, display: "block" });

const ProgressTrack = styled.div({
  position: "relative",
  height: space.md,
  marginBlock: space.sm,
  backgroundColor: color.line,
  printColorAdjust: "exact",
  [when.forcedColors]: { border: `${border.thin} solid` },
});

const DonePart = styled.div({
  height: "100%",
  backgroundColor: color.accent,
  [when.forcedColors]: { backgroundColor: "Highlight" },
});

const Stages = styled.div({ position: "absolute", inset: 0, display: "flex" });

const Stage = styled.span({
  flex: 1,
  "&[data-present]": { boxShadow: `inset 0 0 0 ${border.rule} ${color.accent}` },
  "& + &": { borderInlineStart: `${border.focus} solid ${color.surface}` },
});

export const fragment = graphql`
  fragment OngoingProjects on OngoingProjectList {
    stages
    empty
    projects {
      slug
      name
      location
      percentComplete
      percentAsOf
      stage
      completion
      investment {
        min
        max
      }
      summary
      sample
      papers {
        ...Papers
      }
    }
  }
`;
