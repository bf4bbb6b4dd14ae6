import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { RecordLocation } from "../ui/badge";
import { EmptyList } from "../ui/empty-list";
import { besideText, secondaryText, sumText } from "../ui/mixins";
import { Papers } from "../papers/papers";
import { Photo, PhotoFrame } from "../ui/photo";
import { Rera } from "../papers/rera";
import { Reveal, RevealFrame } from "../ui/reveal";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { besideChat, color, fontSize, fontWeight, from, space, when } from "../theme";
import { completedWords as words } from "./words";

/** The names of the figures of a project, and their fields. */
const figures = [
  ["plots", "plotsText"],
  ["clients", "clientsText"],
] as const;

/** The completed projects as a ledger, the year first. */
export function CompletedProjects({ list }: { list: Queries.CompletedProjectsFragment }) {
  const { empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <Ledger role="list">
        {projects.map((project, index) => (
          <Reveal key={index} frame={Entry} as="li" index={index}>
            <Year>
              <span>{project.completedYear}</span>
              <small>{` ${words.completedYear}`}</small>
            </Year>
            <div>
              <h3>{project.name}</h3>
              <RecordLocation>{project.location}</RecordLocation>
              <Completed>{words.badge}</Completed>
              <Rera papers={project.papers} />
              <SanctionedPlan
                papers={project.papers}
                layout={project.name}
                // After a change of the list an address may show no plan, but never another one.
                id={`${index + 1} ${project.name}`}
              />
              <Papers papers={project.papers} />
            </div>
            <Figures>
              {figures.map(([name, figure]) => (
                <div key={name}>
                  <dt>{words[name]}</dt>
                  <dd>{project[figure]}</dd>
                </div>
              ))}
            </Figures>
            <Photo frame={ProjectPhoto} photo={project.photo} eager={index === 0} fill />
          </Reveal>
        ))}
      </Ledger>
      <Note>{words.note}</Note>
    </>
  );
}

const Ledger = styled.ol({ display: "grid", gap: space.items });

const inColumns: CSSObject = {
  gridTemplateColumns: "9rem 4fr 4fr 3fr",
  columnGap: space.xxl,
  // Overrides the grid areas of its children on phones.
  "&& > *": { gridArea: "auto" },
};

// On phones the photo is beside the year and the name.
const Entry = styled(RevealFrame)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 6rem",
  gap: `${space.xs} ${space.lg}`,
  alignItems: "start",
  [from("md")]: inColumns,
  [when.print]: inColumns,
});

const Note = styled.p({ ...secondaryText, marginTop: space.items });

const Year = styled.p({ ...sumText, small: { ...besideText, display: "block" } });

const Completed = styled.p({ color: color.approved, fontSize: fontSize.small });

const Figures = styled.dl({
  gridRow: 3,
  gridColumn: "1 / -1",
  display: "flex",
  gap: space.xl,
  paddingInline: besideChat(),
  "& > div": { display: "flex", flexDirection: "column-reverse", flex: 1 },
  dt: secondaryText,
  dd: { fontSize: fontSize.item, fontWeight: fontWeight.semibold },
});

const ProjectPhoto = styled(PhotoFrame)({
  gridRow: "1 / span 2",
  gridColumn: 2,
  aspectRatio: "1",
  [from("md")]: { aspectRatio: "4 / 3" },
});

export const fragment = graphql`
  fragment CompletedProjects on CompletedProjectList {
    empty
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
