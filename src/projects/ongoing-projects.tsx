import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Badge, Badges } from "../ui/badge";
import { EmptyList } from "../ui/empty-list";
import { Facts } from "../ui/facts";
import { RecordLocation, Stack, WideCard } from "../ui/layout";
import { Papers } from "../papers/papers";
import { Photo } from "../ui/photo";
import { Rera } from "../papers/rera";
import { Reveal } from "../ui/reveal";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { rangeText, messageAbout } from "../ui/words";
import { newTab, projectId } from "../lib/links";
import { noPrint } from "../boot/marks";
import { ProjectProgress } from "./project-progress";
import { ongoingWords as words } from "./words";

export interface OngoingProjectsProps {
  list: Queries.OngoingProjectsFragment;
  chat: Queries.WhatsAppLinkFragment;
}

/** The projects under development, one in a row, with progress and stage of work. */
export function OngoingProjects({ list, chat }: OngoingProjectsProps) {
  const { stages, empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <Stack as="ul" role="list" gap="rows">
      {projects.map((project, index) => (
        <Reveal key={project.slug} as="li" index={index}>
          <WideCard>
            <Photo photo={project.photo} eager={index === 0} />
            <Stack gap="xl">
              <header>
                <h3 id={projectId(project.slug)}>{project.name}</h3>
                <Badges>
                  <Badge>{words.badge}</Badge>
                </Badges>
                <RecordLocation>{project.location}</RecordLocation>
              </header>
              <ProjectProgress project={project} stages={stages} />
              <Summary>{project.summary}</Summary>
              <ProjectFacts
                facts={[
                  {
                    name: "completion",
                    label: words.completion,
                    value: project.papers?.rera
                      ? words.declared(project.completionText)
                      : project.completionText,
                  },
                  {
                    name: "investment",
                    label: words.investment,
                    value: rangeText(project.investment.minText, project.investment.maxText),
                  },
                ]}
              />
              <Rera papers={project.papers} />
              <SanctionedPlan papers={project.papers} name={project.name} id={project.slug} />
              <Papers papers={project.papers} />
              <p {...noPrint}>
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
          </WideCard>
        </Reveal>
      ))}
    </Stack>
  );
}

// Clear of the chat button on tablets.
const Summary = styled.p({ maxWidth: "90%" });

// The labels above the values.
const ProjectFacts = styled(Facts)({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
  "& > div": { display: "block" },
  "& > div > dt": { width: "auto" },
});

export const fragment = graphql`
  fragment OngoingProjects on OngoingProjectList {
    stages
    empty
    projects {
      slug
      name
      location
      ...ProjectProgress
      completionText
      investment {
        minText
        maxText
      }
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
