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

/** The completed projects: their totals, and a row for each. */
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
          <ProjectList role="list">
            {projects.map((project, index) => (
              <Reveal key={index} as={ProjectRow} index={index}>
                <PlotBar style={{ width: `${(100 * project.plots) / mostPlots}%` }} />
                <Year>
                  <span>{project.completedYear}</span>
                  <YearLabel>{` ${words.completedYear}`}</YearLabel>
                </Year>
                <Photo photo={project.photo} eager={index === 0} as={ProjectPhoto} />
                <NameGroup>
                  <ProjectName>{project.name}</ProjectName>
                  <ProjectLocation>{project.location}</ProjectLocation>
                  <CompletedBadge as="p">{words.completed}</CompletedBadge>
                </NameGroup>
                <ProjectFigures>
                  {figures.map((figure) => (
                    <ProjectFigure key={figure}>
                      <dt>{words[figure]}</dt>
                      <dd>{formatNumber(project[figure])}</dd>
                    </ProjectFigure>
                  ))}
                </ProjectFigures>
                <ProjectPapers>
                  <Rera papers={project.papers} />
                  <SanctionedPlan
                    papers={project.papers}
                    name={project.name}
                    // With the number and the name, an old URL never opens the plan of another project.
                    id={`${index + 1} ${project.name}`}
                  />
                  <Papers papers={project.papers} />
                </ProjectPapers>
              </Reveal>
            ))}
          </ProjectList>
          <Note>{words.note}</Note>
        </>
      )}
    </Section>
  );
}

const narrow = until("md");
const wide = `${from("md")}, print` as const;

const ProjectList = styled.ol({ marginTop: space.xxl, [from("md")]: { marginTop: space.columns } });

const ProjectRow = styled.li({
  position: "relative",
  display: "grid",
  alignItems: "start",
  // A row is nearer to the line above it than to the line below.
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
    // The labels of the first row are the heads of the columns, and the others are for screen readers.
    "dt, small": { position: "absolute", insetBlockEnd: `calc(100% + ${space.md})` },
    "&:not(:first-of-type) :is(dt, small)": visuallyHidden,
  },
});

/** Lies on the line above a row. Its length shows the number of plots. */
const PlotBar = styled.span({
  position: "absolute",
  insetBlockStart: `-${border.thin}`,
  height: border.focus,
  backgroundColor: color.text,
  printColorAdjust: "exact",
});

const Year = styled.p(displayText("heading"));

const YearLabel = styled.small({ ...besideText, display: "block", whiteSpace: "nowrap" });

// On phones the photo is to the right of the year and the name.
const ProjectPhoto = styled(PhotoFrame)({
  alignSelf: "start",
  [narrow]: { gridArea: "1 / 2 / 3" },
});

const NameGroup = styled.div({ [narrow]: { display: "contents" } });

const ProjectName = styled.h3({ [narrow]: { marginTop: space.sm } });

const ProjectLocation = styled(RecordLocation)({ gridColumn: "1 / -1" });

const CompletedBadge = styled(Badge)({
  width: "fit-content",
  marginTop: space.sm,
  color: color.approved,
  // To the right of the year, which is less than 5.25rem wide.
  [narrow]: { position: "absolute", inset: `${space.sm} auto auto 5.25rem`, margin: space.none },
  [when.hugeText]: { position: "static" },
});

const belowPhoto = { gridColumn: "1 / -1", marginTop: space.sm };

const ProjectFigures = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
  [narrow]: belowPhoto,
});

const ProjectFigure = styled.div({
  flex: "1 0 5rem",
  display: "flex",
  flexDirection: "column-reverse",
  [wide]: { alignItems: "end", whiteSpace: "nowrap" },
  dd: displayText("amount"),
});

const ProjectPapers = styled.div({
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
        ...Photo
        image(slot: SMALL)
      }
    }
  }
`;
