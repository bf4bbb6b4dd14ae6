import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { from, hairline, lineHeight, space } from "./theme";
import { displayText } from "./ui/mixins";
import { Photo, PhotoFrame } from "./ui/photo";
import { Columns } from "./ui/primitives";
import { Reveal } from "./ui/reveal";
import { Section } from "./ui/section";

const words = { people: "For whom", upkeep: "Follow-up" } as const;

/** The commitment in large type, and the initiatives: the work, the beneficiaries and the upkeep. */
export const CsrInitiatives = ({ commitment, initiatives }: Queries.CsrInitiativesFragment) => (
  <Section id="initiatives" name={commitment.title}>
    {commitment.paragraphs.map((text) => (
      <Commitment key={text}>{text}</Commitment>
    ))}
    <Initiatives as="ul" role="list" aria-label={initiatives.title} gap="xxl" rowGap="items">
      {initiatives.items.map(({ title, work, people, upkeep, photo }, index) => (
        <Reveal key={title} as="li" index={index}>
          <Photo as={InitiativePhoto} photo={photo} fill eager={index === 0} />
          <h3>{title}</h3>
          <p>{work}</p>
          <InitiativeFacts>
            <InitiativeFact>
              <dt>{words.people}</dt>
              <dd>{people}</dd>
            </InitiativeFact>
            <InitiativeFact>
              <dt>{words.upkeep}</dt>
              <dd>{upkeep}</dd>
            </InitiativeFact>
          </InitiativeFacts>
        </Reveal>
      ))}
    </Initiatives>
  </Section>
);

const Commitment = styled.p({
  ...displayText("lead", lineHeight.snug),
  maxWidth: "24em",
  textWrap: "balance",
});

const InitiativePhoto = styled(PhotoFrame)({
  aspectRatio: "2 / 1",
  [from("lg")]: { aspectRatio: "3 / 4" },
});

// On wide screens each of the five parts of an initiative begins at the same height as those beside it.
const Initiatives = styled(Columns)({
  marginTop: space.heading,
  "& > li": { display: "grid", gap: space.md },
  [from("lg")]: {
    gridTemplateColumns: "repeat(4, 1fr)",
    "& > li": { gridRow: "span 5", gridTemplateRows: "subgrid" },
  },
});

const InitiativeFacts = styled.dl({
  display: "grid",
  gap: space.md,
  [from("lg")]: { gridRow: "span 2", gridTemplateRows: "subgrid" },
});

const InitiativeFact = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  columnGap: space.sm,
  paddingTop: space.md,
  borderTop: hairline,
  // As wide as the longer label.
  dt: { width: "6rem" },
  // Below its label where the column is narrower than both.
  dd: { flex: "1 13rem" },
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
          ...Photo
          image(slot: TILE)
        }
      }
    }
  }
`;
