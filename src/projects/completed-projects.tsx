import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { RecordPlace } from "../ui/badge";
import { EmptyList } from "../ui/empty-list";
import { secondaryText } from "../ui/mixins";
import { Papers } from "../ui/papers";
import { Photo, PhotoFrame } from "../ui/photo";
import { Rera } from "../ui/rera";
import { Reveal, RevealFrame } from "../ui/reveal";
import { SanctionedPlan } from "../ui/sanctioned-plan";
import { visuallyHidden } from "../ui/section";
import { useDetailsOnPaper } from "../lib/linked-details";
import {
  besideChat,
  border,
  color,
  font,
  fontSize,
  fontWeight,
  from,
  hairline,
  lineHeight,
  radius,
  space,
  until,
  when,
} from "../theme";
import { completedWords as words } from "./words";

/** The names of the figures of a project, and their fields. */
const figures = [
  ["plots", "plotsText"],
  ["clients", "clientsText"],
] as const;

export interface CompletedProjectsProps {
  list: Queries.CompletedProjectsFragment;
}

/** The completed projects as a ledger, the year first. */
export function CompletedProjects({ list }: CompletedProjectsProps) {
  useDetailsOnPaper();
  const { empty, projects } = list;
  if (projects.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <Heads aria-hidden="true">
        <span>{words.completedYear}</span>
        {figures.map(([name]) => (
          <span key={name}>{words[name]}</span>
        ))}
      </Heads>
      <Ledger role="list">
        {projects.map((project, index) => (
          <Reveal key={index} frame={Entry} as="li" index={index}>
            <Year>{project.completedYear}</Year>
            <Words>
              <h3>{project.name}</h3>
              <RecordPlace>{project.location}</RecordPlace>
              <EntryRera papers={project.papers} />
            </Words>
            <Badge>{words.badge}</Badge>
            <Photo frame={ProjectPhoto} photo={project.photo} eager={index === 0} fill />
            <Figures>
              {figures.map(([name, figure]) => (
                <div key={name}>
                  <dt>{words[name]}</dt>
                  <dd>{project[figure]}</dd>
                </div>
              ))}
            </Figures>
            <EntryPlan
              papers={project.papers}
              layout={project.name}
              // After a change of the list an address may show no plan, but never another one.
              id={`${index + 1} ${project.name}`}
            />
            <EntryPapers papers={project.papers} />
          </Reveal>
        ))}
      </Ledger>
      <Note>{words.note}</Note>
    </>
  );
}

/** Styles for screens wide enough for columns, and for print. */
const inColumns = (styles: CSSObject): CSSObject => ({
  [from("md")]: styles,
  [when.print]: styles,
});

/** Columns for year, name and place, badge, plots, clients, photo. */
const columnStyles = inColumns({
  display: "grid",
  gridTemplateColumns: "4fr 13fr 4fr 3fr 4fr 6fr",
  columnGap: "2%",
});

const Heads = styled.div(
  { ...secondaryText, paddingBottom: space.sm, "& > :not(:first-of-type)": { display: "none" } },
  columnStyles,
  inColumns({
    alignItems: "end",
    paddingBottom: space.sm,
    lineHeight: lineHeight.snug,
    "& > :not(:first-of-type)": { display: "block", textAlign: "end" },
    "& > :nth-of-type(2)": { gridColumn: 4 },
  }),
);

const Ledger = styled.ol({ borderTop: `${border.rule} solid ${color.accent}` });

const Entry = styled(RevealFrame)(
  {
    display: "grid",
    gridTemplateColumns: "minmax(auto, 3.75rem) minmax(0, 1fr) 6rem",
    gap: `${space.sm} ${space.lg}`,
    alignItems: "start",
    paddingBlock: space.lg,
    borderBottom: hairline,
  },
  columnStyles,
  inColumns({ alignItems: "center", "& > *": { gridRow: 1 } }),
  // With its papers it may be higher than a sheet.
  { [when.print]: { breakInside: "auto", "&:last-of-type": { paddingBottom: 0, border: 0 } } },
);

const Note = styled.p({ ...secondaryText, marginTop: space.lg });

const Year = styled.p({
  fontFamily: font.display,
  fontSize: fontSize.price,
  lineHeight: lineHeight.tight,
});

const ProjectPhoto = styled(PhotoFrame)({
  aspectRatio: "1",
  borderRadius: radius.card,
  ...inColumns({ gridColumn: 6, marginInlineStart: space.xl, aspectRatio: "4 / 3" }),
});

const Words = styled.div(inColumns({ gridColumn: 2 }));

// On phones the head of the list says it once.
const Badge = styled.p({
  color: color.approved,
  fontSize: fontSize.small,
  [until("md")]: visuallyHidden,
});

// On phones one line.
const Figures = styled.dl({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  [until("md")]: { paddingInline: besideChat() },
  "& > div": { display: "flex", alignItems: "baseline", gap: space.sm },
  dd: { fontWeight: fontWeight.semibold, fontVariantNumeric: "lining-nums tabular-nums" },
  ...inColumns({
    display: "contents",
    "& > div": { display: "block", gridRow: 1, textAlign: "end" },
    dd: { fontSize: fontSize.lead },
    // Visible in the heads of the columns.
    dt: visuallyHidden,
  }),
});

// Whole in the narrow column of a phone.
const EntryRera = styled(Rera)({ fontSize: fontSize.lead });

const EntryPlan = styled(SanctionedPlan)({
  gridColumn: "1 / -1",
  ...inColumns({ "&&": { gridRow: 2 }, gridColumn: 2 }),
});

const EntryPapers = styled(Papers)({
  gridColumn: "1 / -1",
  ...inColumns({ "&&": { gridRow: 2 }, gridColumn: "3 / -1" }),
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
