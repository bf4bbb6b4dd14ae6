import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { FeatureCard } from "../components/feature-card";
import { Photo } from "../components/photo";
import { Reveal } from "../components/reveal";
import { from, radius, size, space } from "../theme";

export interface CsrInitiativesProps {
  initiatives: Queries.CsrInitiativesFragment;
}

/** The initiatives one below the other, along the same inner edge as the commitment above them. */
export const CsrInitiatives = ({ initiatives }: CsrInitiativesProps) => (
  <Section data-ground="sunk" aria-labelledby="initiatives">
    <Container>
      <SectionHeading id="initiatives" heading={initiatives.heading} />
      <List role="list">
        {initiatives.items.map(({ photo, ...card }, index) => (
          <Initiative key={card.title} as="li" index={index}>
            <InitiativePhoto photo={photo} />
            <Words>
              <FeatureCard {...card} />
            </Words>
          </Initiative>
        ))}
      </List>
    </Container>
  </Section>
);

const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
});

const Initiative = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "center",
  breakInside: "avoid",
  [from("md")]: {
    gridTemplateColumns: "5fr 7fr",
    gap: space.huge,
  },
});

const Words = styled.div({ maxWidth: size.measure });

const InitiativePhoto = styled(Photo)({ borderRadius: radius.card });

export const fragment = graphql`
  fragment CsrInitiatives on CsrInitiatives {
    heading {
      ...SectionHeading
    }
    items {
      icon {
        ...Icon
      }
      title
      description
      photo {
        ...WidePhoto
      }
    }
  }
`;
