import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Paragraphs } from "../ui/paragraphs";
import { SectionPhoto, SectionPhotoFrame } from "../ui/photo";
import { Section, SectionHeading } from "../ui/section";
import { from, space } from "../theme";

/** The company's history, beside a photo. */
export const AboutStory = ({ story }: { story: Queries.AboutStoryFragment }) => (
  <Section id="story">
    <Columns>
      <div>
        <SectionHeading id="story" heading={story} />
        <Paragraphs texts={story.paragraphs} />
      </div>
      <SectionPhoto frame={StoryPhoto} photo={story.photo} />
    </Columns>
  </Section>
);

const Columns = styled.div({
  display: "grid",
  gap: space.huge,
  [from("lg")]: { gridTemplateColumns: "7fr 5fr" },
});

// As high as the text beside it.
const StoryPhoto = styled(SectionPhotoFrame)({ [from("lg")]: { aspectRatio: "auto" } });

export const fragment = graphql`
  fragment AboutStory on AboutStory {
    ...SectionHeading
    paragraphs
    photo {
      ...HalfPhoto
    }
  }
`;
