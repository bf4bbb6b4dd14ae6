import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Columns } from "../ui/layout";
import { displayText } from "../ui/mixins";
import { Photo } from "../ui/photo";
import { Seal } from "../ui/seal";
import { Section, SectionHeading } from "../ui/section";
import { lineHeight, size, space } from "../theme";

export interface AboutStoryProps {
  story: Queries.AboutStoryFragment;
  seal: Queries.SealFragment | null;
}

/** The company's history below its seal, beside a photo. */
export const AboutStory = ({ story, seal }: AboutStoryProps) => (
  <Section id="story">
    <Columns>
      <div>
        <SectionHeading id="story" heading={story}>
          <SealPlace>
            <Seal seal={seal} />
          </SealPlace>
        </SectionHeading>
        {story.paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </div>
      <Photo photo={story.photo} />
    </Columns>
  </Section>
);

// The seal begins at the height of the photo beside it.
const SealPlace = styled.div({ alignSelf: "start", img: { marginTop: space.none } });

const Text = styled.p({
  maxWidth: size.measure,
  "&:first-of-type": displayText("item", lineHeight.snug),
  "& + &": { marginTop: space.lg },
});

export const fragment = graphql`
  fragment AboutStory on AboutStory {
    ...SectionHeading
    paragraphs
    photo {
      ...HalfPhoto
    }
  }
`;
