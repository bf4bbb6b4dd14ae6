import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Columns } from "../ui/layout";
import { visuallyHidden } from "../ui/mixins";
import { Photo, PhotoFrame } from "../ui/photo";
import { Reveal } from "../ui/reveal";
import { Section } from "../ui/section";
import { color, fontWeight, from, hairline, space } from "../theme";
import { initiativeWords as words } from "./words";

/** A list of initiatives: the work, its beneficiaries and its upkeep; nothing without any. */
export const CsrInitiatives = ({ list }: { list: Queries.CsrInitiativesFragment }) =>
  list.items.length > 0 && (
    <Section id="initiatives" name={list.title}>
      <Matrix as="ul" role="list" gap="xxl" rows="huge">
        {list.items.map(({ icon, title, work, people, upkeep, photo }, index) => (
          <Reveal key={title} as="li" index={index}>
            <Photo as={Upright} photo={{ ...photo, icon }} fill />
            <h3>{title}</h3>
            <p>{work}</p>
            <dl>
              <div>
                <dt>{words.upkeep}</dt>
                <dd>{upkeep}</dd>
              </div>
              <div>
                <dt>{words.people}</dt>
                <dd>{people}</dd>
              </div>
            </dl>
          </Reveal>
        ))}
      </Matrix>
    </Section>
  );

const Upright = styled(PhotoFrame)({
  aspectRatio: "16 / 9",
  [from("lg")]: { aspectRatio: "3 / 4" },
});

// On wide screens the parts of all initiatives are in line, and each line is named once.
const Matrix = styled(Columns)({
  "& > li, dl": { display: "grid", gap: space.md },
  "dt, dd": { display: "inline" },
  dt: {
    marginInlineEnd: space.sm,
    color: "inherit",
    fontSize: "inherit",
    fontWeight: fontWeight.semibold,
  },
  "div + div > dd": { color: color.textQuiet },
  [from("lg")]: {
    gridTemplateColumns: "repeat(4, 1fr)",
    "& > li": { gridRow: "span 5", gridTemplateRows: "subgrid" },
    dl: { gridRow: "span 2", gridTemplateRows: "subgrid" },
    "dl > div": { position: "relative", paddingTop: "2.6rem" },
    dt: { position: "absolute", insetBlockStart: space.md },
    "& > :nth-of-type(4n + 1) dl > div::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: 0,
      width: `calc(400% + 3 * ${space.xxl})`,
      borderTop: hairline,
    },
    "& > :not(:nth-of-type(4n + 1)) dt": visuallyHidden,
  },
});

export const fragment = graphql`
  fragment CsrInitiatives on CsrInitiatives {
    title
    items {
      icon {
        ...Icon
      }
      title
      work
      people
      upkeep
      photo {
        ...TilePhoto
      }
    }
  }
`;
