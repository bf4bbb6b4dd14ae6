import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { SectionPhoto } from "../components/photo";
import { from, size, space } from "../theme";

export interface AboutStoryProps {
  story: Queries.AboutStoryFragment;
}

/** How the company came to be, beside a photo. */
export const AboutStory = ({ story }: AboutStoryProps) => (
  <Section aria-labelledby="story">
    <Container>
      <Columns>
        <div>
          <SectionHeading id="story" heading={story.heading} />
          {story.paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
        <StoryPhoto photo={story.photo} />
      </Columns>
    </Container>
  </Section>
);

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  [from("lg")]: { gridTemplateColumns: "7fr 5fr" },
});

const Paragraph = styled.p({ maxWidth: size.measure, "& + &": { marginTop: space.lg } });

// As high as the words beside it.
const StoryPhoto = styled(SectionPhoto)({ [from("lg")]: { aspectRatio: "auto" } });

export const fragment = graphql`
  fragment AboutStory on AboutStory {
    heading {
      ...SectionHeading
    }
    paragraphs
    photo {
      ...HalfPhoto
    }
  }
`;
