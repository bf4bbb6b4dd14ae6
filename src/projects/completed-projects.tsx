import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatNumber } from "../lib/numbers";
import { Papers } from "../papers/papers";
import { Rera } from "../papers/rera";
import { SanctionedPlan } from "../papers/sanctioned-plan";
import { border, color, from, hairline, space, until, when } from "../theme";
import { Figures } from "../ui/facts";
import { besideText, displayText, secondaryText, visuallyHidden } from "../ui/mixins";
import { Photo } from "../ui/photo";
import { Badge, EmptyList, RecordLocation } from "../ui/primitives";
import { Reveal } from "../ui/reveal";
import { completedWords as words } from "./words";

/** The completed projects: their figures, and a ledger, the year first. */
export function CompletedProjects({ list }: { list: Queries.CompletedProjectsFragment }) {
  const { empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  const sum = (figure: "plots" | "clients") =>
    formatNumber(projects.reduce((total, project) => total + project[figure], 0));
  const years = projects.map(({ completedYear }) => completedYear);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const mostPlots = Math.max(1, ...projects.map(({ plots }) => plots));
  return (
    <>
      <Figures
        list={[
          { label: words.plots, figure: sum("plots") },
          { label: words.clients, figure: sum("clients") },
          { label: words.projects(first, last), figure: formatNumber(projects.length) },
        ]}
      />
      <Ledger role="list">
        {projects.map((project, index) => (
          <Reveal key={index} as={Entry} index={index}>
            <Measure style={{ width: `${(100 * project.plots) / mostPlots}%` }} />
            <Year>
              <span>{project.completedYear}</span>
              <small>{` ${words.completedYear}`}</small>
            </Year>
            <Photo photo={project.photo} eager={index === 0} />
            <div>
              <h3>{project.name}</h3>
              <RecordLocation>{project.location}</RecordLocation>
              <Completed as="p">{words.completed}</Completed>
            </div>
            <OwnFigures>
              <div>
                <dt>{words.plots}</dt>
                <dd>{formatNumber(project.plots)}</dd>
              </div>
              <div>
                <dt>{words.clients}</dt>
                <dd>{formatNumber(project.clients)}</dd>
              </div>
            </OwnFigures>
            <div>
              <Rera papers={project.papers} />
              <SanctionedPlan
                papers={project.papers}
                name={project.name}
                // After a change of the list a URL may show no plan, but never another one.
                id={`${index + 1} ${project.name}`}
              />
              <Papers papers={project.papers} />
            </div>
          </Reveal>
        ))}
      </Ledger>
      <Note>{words.note}</Note>
    </>
  );
}

const Ledger = styled.ol({ marginTop: space.xxl, [from("md")]: { marginTop: space.columns } });

// The labels of the first record are the heads of the columns.
const inColumns: CSSObject = {
  gridTemplateColumns: "7rem clamp(8rem, 14vw, 12.5rem) 1fr 15rem",
  columnGap: space.xxl,
  alignItems: "baseline",
  "& > :nth-child(3)": { alignSelf: "start" },
  "& > :last-child": { gridColumn: "3 / -1" },
  "dl > div": { alignItems: "end" },
  "dt, small": { position: "absolute", insetBlockEnd: `calc(100% + ${space.md})` },
  dt: { whiteSpace: "nowrap" },
  "&:not(:first-of-type) :is(dt, small)": visuallyHidden,
};

const Entry = styled.li({
  position: "relative",
  display: "grid",
  alignItems: "start",
  // Nearer to its own line than to the next one.
  paddingBlock: `${space.lg} ${space.xxl}`,
  borderTop: hairline,
  "& > div:empty": { display: "none" },
  // On phones the photo is beside year and name.
  [until("md")]: {
    gridTemplateColumns: "1fr 38%",
    gap: `${space.xs} ${space.lg}`,
    "& > *, & > div > p": { gridColumn: "1 / -1" },
    paddingBlock: `${space.md} ${space.xl}`,
    "& > p, h3": { gridColumn: 1 },
    h3: { marginTop: space.sm },
    "& > :nth-child(3)": { gridArea: "1 / 2 / 3" },
    "& > :nth-child(4)": { display: "contents" },
    "& > :nth-child(n + 5)": { marginTop: space.sm },
  },
  [when.hugeText]: { display: "block" },
  [`${from("md")}, print`]: inColumns,
});

/** Part of the line above a record: as long as it has plots. */
const Measure = styled.span({
  position: "absolute",
  insetBlockStart: `-${border.thin}`,
  height: border.focus,
  backgroundColor: color.text,
  printColorAdjust: "exact",
});

const Note = styled.p({ ...secondaryText, marginTop: space.heading });

const Year = styled.p({
  ...displayText("heading"),
  small: { ...besideText, display: "block", whiteSpace: "nowrap" },
});

const Completed = styled(Badge)({
  width: "fit-content",
  marginTop: space.sm,
  color: color.approved,
  // Beside the year.
  [until("md")]: {
    position: "absolute",
    inset: `${space.sm} auto auto 5.25rem`,
    margin: space.none,
  },
  [when.hugeText]: { position: "static" },
});

const OwnFigures = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  "& > div": { flex: "1 0 5rem", display: "flex", flexDirection: "column-reverse" },
  dd: displayText("amount"),
});

export const fragment = graphql`
  fragment CompletedProjects on CompletedProjectList {
    empty
    projects {
      name
      location
      completedYear
      plots
      clients
      papers {
        ...Papers
      }
      photo {
        ...Photo
        image(slot: SMALL)
      }
    }
  }
`;
