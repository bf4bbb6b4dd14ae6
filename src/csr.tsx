import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { from, hairline, lineHeight, space } from "./theme";
import { displayText } from "./ui/mixins";
import { Photo, PhotoFrame } from "./ui/photo";
import { Columns } from "./ui/primitives";
import { Reveal } from "./ui/reveal";
import { Section } from "./ui/section";

const words = { people: "For whom", upkeep: "Follow-up" } as const;

/** The commitment in large type, and the initiatives: the work, its upkeep and its beneficiaries. */
export const CsrInitiatives = ({ commitment, initiatives }: Queries.CsrInitiativesFragment) => (
  <Section id="initiatives" name={commitment.title}>
    {commitment.paragraphs.map((text) => (
      <Commitment key={text}>{text}</Commitment>
    ))}
    <Matrix as="ul" role="list" aria-label={initiatives.title} gap="xxl" rowGap="items">
      {initiatives.items.map(({ title, work, people, upkeep, photo }, index) => (
        <Reveal key={title} as="li" index={index}>
          <Photo as={Upright} photo={photo} fill eager={index === 0} />
          <h3>{title}</h3>
          <p>{work}</p>
          <dl>
            <div>
              <dt>{words.people}</dt>
              <dd>{people}</dd>
            </div>
            <div>
              <dt>{words.upkeep}</dt>
              <dd>{upkeep}</dd>
            </div>
          </dl>
        </Reveal>
      ))}
    </Matrix>
  </Section>
);

const Commitment = styled.p({
  ...displayText("lead", lineHeight.snug),
  maxWidth: "24em",
  textWrap: "balance",
});

const Upright = styled(PhotoFrame)({
  aspectRatio: "2 / 1",
  [from("lg")]: { aspectRatio: "3 / 4" },
});

// On wide screens the parts of all initiatives are aligned in rows.
const Matrix = styled(Columns)({
  marginTop: space.heading,
  "& > li, dl": { display: "grid", gap: space.md },
  "dl > div": {
    display: "flex",
    flexWrap: "wrap",
    alignContent: "start",
    columnGap: space.sm,
    paddingTop: space.md,
    borderTop: hairline,
  },
  // The two are side by side where they fit.
  dt: { width: "6rem" },
  dd: { flex: "1 13rem" },
  [from("lg")]: {
    gridTemplateColumns: "repeat(4, 1fr)",
    "& > li": { gridRow: "span 5", gridTemplateRows: "subgrid" },
    dl: { gridRow: "span 2", gridTemplateRows: "subgrid" },
  },
});

export const fragment = graphql`
  fragment CsrInitiatives on CsrPage {
    commitment {
      title
      paragraphs
    }
    initiatives {
      title
      items {
        title
        work
        people
        upkeep
        photo {
          ...TilePhoto
        }
      }
    }
  }
`;
