import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Badge, Badges } from "../ui/badge";
import { EmptyList } from "../ui/empty-list";
import { FigureText } from "../ui/figure-text";
import { Card, Cards, inRows, RecordLocation, Stack } from "../ui/layout";
import { displayText } from "../ui/mixins";
import { Papers } from "../papers/papers";
import { Photo } from "../ui/photo";
import { Rera } from "../papers/rera";
import { Reveal } from "../ui/reveal";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { rangeText, messageAbout } from "../ui/words";
import { newTab, projectId } from "../lib/links";
import { noPrint } from "../boot/marks";
import { space } from "../theme";
import { ProjectProgress } from "./project-progress";
import { ongoingWords as words } from "./words";

export interface OngoingProjectsProps {
  list: Queries.OngoingProjectsFragment;
  chat: Queries.WhatsAppLinkFragment;
}

/** The projects under development, with progress and stage of work. */
export function OngoingProjects({ list, chat }: OngoingProjectsProps) {
  const { stages, empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <Cards role="list">
      {projects.map((project, index) => (
        <Reveal key={project.slug} as={Project} index={index}>
          <Card>
            <header>
              <h3 id={projectId(project.slug)}>{project.name}</h3>
              <RecordLocation>{project.location}</RecordLocation>
            </header>
            <ProjectProgress project={project} stages={stages} />
            <Terms>
              <div>
                <dt>{words.completion}</dt>
                <dd>
                  {project.papers?.rera
                    ? words.declared(project.completionText)
                    : project.completionText}
                </dd>
              </div>
              <div>
                <dt>{words.investment}</dt>
                <dd>
                  <FigureText>
                    {rangeText(project.investment.minText, project.investment.maxText)}
                  </FigureText>
                </dd>
              </div>
            </Terms>
            <Picture>
              <Photo photo={project.photo} eager={index === 0} />
              <Badges>
                <Badge>{words.badge}</Badge>
              </Badges>
            </Picture>
            <Story>
              <p>{project.summary}</p>
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
            </Story>
          </Card>
        </Reveal>
      ))}
    </Cards>
  );
}

// The facts of all projects are compared before their pictures and texts.
const Project = styled.li(inRows(5), { rowGap: space.xl });

const Terms = styled.dl({ display: "grid", gap: space.md, dd: displayText("item") });

const Story = styled(Stack)({ alignContent: "start" });

const Picture = styled.div({ position: "relative" });

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
