import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatNumber } from "./lib/numbers";
import { Papers } from "./papers/papers";
import { Rera } from "./papers/rera";
import { SanctionedPlan } from "./papers/sanctioned-plan";
import { border, color, from, hairline, space, until, when } from "./theme";
import { Figures } from "./ui/facts";
import { besideText, displayText, secondaryText, visuallyHidden } from "./ui/mixins";
import { Photo, PhotoFrame } from "./ui/photo";
import { Badge, EmptyList, RecordLocation } from "./ui/primitives";
import { Reveal } from "./ui/reveal";
import { Section } from "./ui/section";
import { rangeText } from "./ui/words";

const words = {
  /** For screen readers. */
  title: "Completed projects",
  completed: "Completed",
  completedYear: "Year completed",
  plots: "Total plots",
  clients: "Satisfied clients",
  layouts: (firstYear: number, lastYear: number) => `Layouts, ${rangeText(firstYear, lastYear)}`,
  note: "We count a buyer when the deed is registered; some hold more than one plot. The thick lines show the number of plots.",
} as const;

const figures = ["plots", "clients"] as const;

/** The completed projects: their figures together, and a ledger. */
export function CompletedProjects({ list }: { list: Queries.CompletedProjectsFragment }) {
  const { empty, projects } = list;
  const years = projects.map(({ completedYear }) => completedYear);
  const mostPlots = Math.max(...projects.map(({ plots }) => plots));
  const totals = figures.map((figure) => ({
    label: words[figure],
    figure: formatNumber(projects.reduce((total, project) => total + project[figure], 0)),
  }));
  const layouts = words.layouts(Math.min(...years), Math.max(...years));
  return (
    <Section id="list" name={words.title}>
      {projects.length === 0 ? (
        <EmptyList>{empty}</EmptyList>
      ) : (
        <>
          <Figures list={[...totals, { label: layouts, figure: formatNumber(projects.length) }]} />
          <Ledger role="list">
            {projects.map((project, index) => (
              <Reveal key={index} as={LedgerEntry} index={index}>
                <PlotBar style={{ width: `${(100 * project.plots) / mostPlots}%` }} />
                <Year>
                  <span>{project.completedYear}</span>
                  <YearLabel>{` ${words.completedYear}`}</YearLabel>
                </Year>
                <Photo photo={project.photo} eager={index === 0} as={EntryPhoto} />
                <NameGroup>
                  <Name>{project.name}</Name>
                  <Location>{project.location}</Location>
                  <CompletedBadge as="p">{words.completed}</CompletedBadge>
                </NameGroup>
                <EntryFigures>
                  {figures.map((figure) => (
                    <EntryFigure key={figure}>
                      <dt>{words[figure]}</dt>
                      <dd>{formatNumber(project[figure])}</dd>
                    </EntryFigure>
                  ))}
                </EntryFigures>
                <EntryPapers>
                  <Rera papers={project.papers} />
                  <SanctionedPlan
                    papers={project.papers}
                    name={project.name}
                    // After a change of the list a URL may show no plan, but never another one.
                    id={`${index + 1} ${project.name}`}
                  />
                  <Papers papers={project.papers} />
                </EntryPapers>
              </Reveal>
            ))}
          </Ledger>
          <Note>{words.note}</Note>
        </>
      )}
    </Section>
  );
}

const narrow = until("md");
const wide = `${from("md")}, print` as const;

const Ledger = styled.ol({ marginTop: space.xxl, [from("md")]: { marginTop: space.columns } });

const LedgerEntry = styled.li({
  position: "relative",
  display: "grid",
  alignItems: "start",
  // Nearer to its own line than to the next one.
  paddingBlock: `${space.lg} ${space.xxl}`,
  borderTop: hairline,
  [narrow]: {
    gridTemplateColumns: "1fr 38%",
    gap: `${space.xs} ${space.lg}`,
    paddingBlock: `${space.md} ${space.xl}`,
  },
  [when.hugeText]: { display: "block" },
  [wide]: {
    gridTemplateColumns: "7rem clamp(8rem, 14vw, 12.5rem) 1fr 15rem",
    columnGap: space.xxl,
    alignItems: "baseline",
    // The labels of the first entry are the heads of the columns.
    "dt, small": { position: "absolute", insetBlockEnd: `calc(100% + ${space.md})` },
    "&:not(:first-of-type) :is(dt, small)": visuallyHidden,
  },
});

/** On the line above an entry, as long as the project has plots. */
const PlotBar = styled.span({
  position: "absolute",
  insetBlockStart: `-${border.thin}`,
  height: border.focus,
  backgroundColor: color.text,
  printColorAdjust: "exact",
});

const Year = styled.p(displayText("heading"));

const YearLabel = styled.small({ ...besideText, display: "block", whiteSpace: "nowrap" });

// On phones the photo is beside year and name.
const EntryPhoto = styled(PhotoFrame)({ alignSelf: "start", [narrow]: { gridArea: "1 / 2 / 3" } });

const NameGroup = styled.div({ [narrow]: { display: "contents" } });

const Name = styled.h3({ [narrow]: { marginTop: space.sm } });

const Location = styled(RecordLocation)({ gridColumn: "1 / -1" });

const CompletedBadge = styled(Badge)({
  width: "fit-content",
  marginTop: space.sm,
  color: color.approved,
  // Beside the year.
  [narrow]: { position: "absolute", inset: `${space.sm} auto auto 5.25rem`, margin: space.none },
  [when.hugeText]: { position: "static" },
});

const belowPhoto = { gridColumn: "1 / -1", marginTop: space.sm };

const EntryFigures = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  [narrow]: belowPhoto,
});

const EntryFigure = styled.div({
  flex: "1 0 5rem",
  display: "flex",
  flexDirection: "column-reverse",
  [wide]: { alignItems: "end", whiteSpace: "nowrap" },
  dd: displayText("amount"),
});

const EntryPapers = styled.div({
  "&:empty": { display: "none" },
  [narrow]: belowPhoto,
  [wide]: { gridColumn: "3 / -1" },
});

const Note = styled.p({ ...secondaryText, marginTop: space.heading });

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
        ...SmallPhoto
      }
    }
  }
`;
