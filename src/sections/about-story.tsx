import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Band, BandHeading, Container } from "../components/band";
import { BandPhoto } from "../components/photo";
import type { PlanDrawingProps } from "../components/plan-drawing";
import { from, size, space } from "../theme";

export interface AboutStoryProps {
  story: Queries.AboutStoryFragment;
  plan: PlanDrawingProps["plan"];
}

/** How the company came to be, beside a picture. */
export const AboutStory = ({ story, plan }: AboutStoryProps) => (
  <Band aria-labelledby="story">
    <Container>
      <Columns>
        <div>
          <BandHeading id="story" title={story.heading.title} text={story.heading.text} />
          {story.paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
        <Picture photo={story.photo} plan={plan} />
      </Columns>
    </Container>
  </Band>
);

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  [from("lg")]: { gridTemplateColumns: "7fr 5fr" },
});

const Paragraph = styled.p({ maxWidth: size.measure, "& + &": { marginTop: space.lg } });

// As high as the words beside it.
const Picture = styled(BandPhoto)({ [from("lg")]: { aspectRatio: "auto" } });

export const fragment = graphql`
  fragment AboutStory on AboutStory {
    heading {
      title
      text
    }
    paragraphs
    photo {
      alt
      position
      image(place: HALF)
    }
  }
`;
