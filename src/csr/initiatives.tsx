import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section } from "../ui/section";
import { Icon } from "../ui/icon";
import { Photo, PhotoFrame } from "../ui/photo";
import { Reveal, RevealFrame } from "../ui/reveal";
import { color, fontSize, from, hairline, radius, space, when } from "../theme";
import { initiativeWords } from "./words";

export interface CsrInitiativesProps {
  initiatives: Queries.CsrInitiativesFragment;
}

/** A list of initiatives: the work, its beneficiaries and its upkeep. */
export const CsrInitiatives = ({ initiatives }: CsrInitiativesProps) => (
  <Section id="initiatives" heading={initiatives} background="sunk">
    <List role="list">
      {initiatives.items.map(({ icon, title, work, people, upkeep, photo }, index) => (
        <Reveal key={title} frame={Initiative} as="li" index={index}>
          <Photo frame={InitiativePhoto} photo={{ ...photo, icon }} />
          <div>
            <Title>
              <Mark icon={icon} />
              <span>{title}</span>
            </Title>
            <Account>
              <dt>{initiativeWords.work}</dt>
              <dd>{work}</dd>
              <dt>{initiativeWords.people}</dt>
              <dd>{people}</dd>
              <dt>{initiativeWords.upkeep}</dt>
              <dd>{upkeep}</dd>
            </Account>
          </div>
        </Reveal>
      ))}
    </List>
  </Section>
);

const List = styled.ul({ display: "grid", gap: space.huge });

const Initiative = styled(RevealFrame)({
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  [from("md")]: { gridTemplateColumns: "5fr 7fr", gap: space.huge },
  [when.print]: { gridTemplateColumns: "1fr 3fr", gap: space.xl },
});

const InitiativePhoto = styled(PhotoFrame)({ borderRadius: radius.card });

const Title = styled.h3({
  display: "flex",
  alignItems: "center",
  gap: space.md,
  marginBottom: space.lg,
  // The text beside the icon does not shrink otherwise.
  overflowWrap: "anywhere",
});

const Mark = styled(Icon)({ fontSize: fontSize.heading, color: color.accentText });

const Account = styled.dl({
  display: "grid",
  "dd:not(:last-child)": { marginBottom: space.md },
  [from("lg")]: {
    gridTemplateColumns: "2fr 5fr",
    columnGap: space.xl,
    "dt, dd": {
      margin: space.none,
      paddingBlock: space.md,
      borderTop: hairline,
    },
  },
});

export const fragment = graphql`
  fragment CsrInitiatives on CsrInitiatives {
    ...SectionHeading
    items {
      icon {
        ...Icon
      }
      title
      work
      people
      upkeep
      photo {
        ...WidePhoto
      }
    }
  }
`;
