import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { newTab, projectId } from "../lib/links";
import { formatRupeesInWords } from "../lib/numbers";
import { formatDate } from "../lib/time";
import { Papers } from "../papers/papers";
import { Rera } from "../papers/rera";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { border, color, space, when } from "../theme";
import { withAmounts } from "../ui/amount-text";
import { besideText, displayText } from "../ui/mixins";
import {
  Card,
  Cards,
  CornerBadge,
  EmptyList,
  RecordLocation,
  Stack,
  subgridItem,
} from "../ui/primitives";
import { Reveal } from "../ui/reveal";
import { WhatsAppLink } from "../ui/site-link";
import { messageAbout, rangeText } from "../ui/words";
import { ongoingWords as words } from "./words";

interface OngoingProjectsProps {
  list: Queries.OngoingProjectsFragment;
  chat: Queries.WhatsAppLinkFragment;
}

type Project = Queries.OngoingProjectsFragment["projects"][number];

/** How far the work on a project is: a percentage, and a bar in as many parts as the work has stages. */
const Progress = ({ project, stages }: { project: Project; stages: readonly string[] }) => {
  const { slug, percentComplete, percentAsOf, stage: present } = project;
  return (
    <Plate data-theme="dark">
      <CornerBadge as="p">{words.badge}</CornerBadge>
      <Percent>
        <span>{`${percentComplete}%`}</span>
        <small>
          <span id={`progress-${slug}`}>{words.progress}</span>
          {percentAsOf && <span>{`, ${formatDate(percentAsOf)}`}</span>}
        </small>
      </Percent>
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
        <strong id={`stage-${slug}`}>
          {words.stage(present, stages.indexOf(present) + 1, stages.length)}
        </strong>
      )}
    </Plate>
  );
};

/** The projects under development, with progress and stage of work. */
export function OngoingProjects({ list, chat }: OngoingProjectsProps) {
  const { stages, empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <Cards role="list">
      {projects.map((project, index) => (
        <Reveal key={project.slug} as={Item} index={index}>
          <Card>
            <Progress project={project} stages={stages} />
            <div>
              <h3 id={projectId(project.slug)}>{project.name}</h3>
              <RecordLocation>{project.location}</RecordLocation>
            </div>
            <Terms>
              <dt>{words.completion}</dt>
              <dd>{words.month(formatDate(project.completion), Boolean(project.papers?.rera))}</dd>
              <dt>{words.investment}</dt>
              <dd>
                {withAmounts(
                  rangeText(
                    formatRupeesInWords(project.investment.min),
                    formatRupeesInWords(project.investment.max),
                  ),
                )}
              </dd>
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
                  aria-describedby={`${newTab["aria-describedby"]} ${projectId(project.slug)}`}
                >
                  {words.ask}
                </WhatsAppLink>
              </p>
            </Stack>
          </Card>
        </Reveal>
      ))}
    </Cards>
  );
}

// The facts of all projects are compared before their texts.
const Item = styled.li(subgridItem(5));

const Terms = styled.dl({ "dt + dd": displayText("item"), "dd + dt": { marginTop: space.md } });

const Plate = styled.div({ padding: `${space.items} ${space.xl} ${space.xl}` });

const Percent = styled.p({
  ...displayText("percent"),
  small: { ...besideText, display: "block" },
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
