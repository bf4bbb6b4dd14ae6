import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Band, BandHeading, Container } from "../components/band";
import { FeatureCard } from "../components/feature-card";
import { Photo } from "../components/photo";
import type { PlanDrawingProps } from "../components/plan-drawing";
import { Reveal } from "../components/reveal";
import { from, radius, size, space } from "../theme";

export interface CsrInitiativesProps {
  initiatives: Queries.CsrInitiativesFragment;
  plan: PlanDrawingProps["plan"];
}

/** The initiatives one below the other, along the same inner edge as the commitment above them. */
export const CsrInitiatives = ({ initiatives, plan }: CsrInitiativesProps) => (
  <Band data-ground="sunk" aria-labelledby="initiatives">
    <Container>
      <BandHeading
        id="initiatives"
        title={initiatives.heading.title}
        text={initiatives.heading.text}
      />
      <List role="list">
        {initiatives.items.map(({ photo, ...card }) => (
          <Initiative key={card.title} as="li">
            <Picture photo={photo} plan={plan} />
            <Words>
              <FeatureCard {...card} />
            </Words>
          </Initiative>
        ))}
      </List>
    </Container>
  </Band>
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

const Picture = styled(Photo)({ borderRadius: radius.card });

export const fragment = graphql`
  fragment CsrInitiatives on CsrInitiatives {
    heading {
      title
      text
    }
    items {
      icon {
        path
        filled
      }
      title
      description
      photo {
        alt
        position
        image(place: WIDE)
      }
    }
  }
`;
