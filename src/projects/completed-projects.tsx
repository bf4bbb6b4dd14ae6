import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { RecordLocation } from "../ui/layout";
import { EmptyList } from "../ui/empty-list";
import { Figures } from "../ui/figures";
import { besideText, displayText, secondaryText, amountText } from "../ui/mixins";
import { Papers } from "../papers/papers";
import { Photo, PhotoFrame } from "../ui/photo";
import { Rera } from "../papers/rera";
import { Reveal } from "../ui/reveal";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { color, fontSize, from, hairline, space, when } from "../theme";
import { completedWords as words } from "./words";

/** The completed projects: their figures, and a ledger, the year first. */
export function CompletedProjects({ list }: { list: Queries.CompletedProjectsFragment }) {
  const { empty, projects, figures } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <Figures
        figures={(["plots", "clients", "projects", "years"] as const).map((name) => ({
          label: words[name],
          figure: figures[name],
        }))}
      />
      <Note>{words.note}</Note>
      <Ledger role="list">
        {projects.map((project, index) => (
          <Reveal key={index} as={Entry} index={index}>
            <Year>
              <span>{project.completedYear}</span>
              <small>{` ${words.completedYear}`}</small>
            </Year>
            <Photo as={ProjectPhoto} photo={project.photo} eager={index === 0} fill />
            <div>
              <h3>{project.name}</h3>
              <RecordLocation>{project.location}</RecordLocation>
              <Completed>{words.completed}</Completed>
              <Rera papers={project.papers} />
              <SanctionedPlan
                papers={project.papers}
                name={project.name}
                // After a change of the list a URL may show no plan, but never another one.
                id={`${index + 1} ${project.name}`}
              />
              <Papers papers={project.papers} />
            </div>
            <OwnFigures>
              <div>
                <dt>{words.plots}</dt>
                <dd>{project.plotsText}</dd>
              </div>
              <div>
                <dt>{words.clients}</dt>
                <dd>{project.clientsText}</dd>
              </div>
            </OwnFigures>
          </Reveal>
        ))}
      </Ledger>
    </>
  );
}

const Ledger = styled.ol({ marginTop: space.heading });

const inColumns: CSSObject = {
  gridTemplateColumns: "7rem 3fr 5fr 15rem",
  "& > :nth-child(n + 3)": { gridColumn: "auto" },
};

// On phones name and figures are below year and photo.
const Entry = styled.li({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(7rem, 40%), 1fr))",
  gap: `${space.lg} ${space.xxl}`,
  alignItems: "center",
  paddingBlock: space.xl,
  borderTop: hairline,
  "& > :nth-child(n + 3)": { gridColumn: "1 / -1" },
  [from("md")]: inColumns,
  [when.print]: inColumns,
});

const Note = styled.p({ ...secondaryText, marginTop: space.lg });

const Year = styled.p({ ...amountText, small: { ...besideText, display: "block" } });

const Completed = styled.p({ color: color.approved, fontSize: fontSize.small });

const OwnFigures = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xxl,
  "& > div": { flex: "1 0 5rem", display: "flex", flexDirection: "column-reverse" },
  dd: displayText("amount"),
});

const ProjectPhoto = styled(PhotoFrame)({ aspectRatio: "3 / 2" });

export const fragment = graphql`
  fragment CompletedProjects on CompletedProjectList {
    empty
    figures {
      plots
      clients
      projects
      years
    }
    projects {
      name
      location
      completedYear
      plotsText
      clientsText
      papers {
        ...Papers
      }
      photo {
        ...SmallPhoto
      }
    }
  }
`;
