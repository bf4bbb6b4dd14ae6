import { graphql } from "gatsby";

import { Columns } from "../ui/layout";
import { Paragraphs } from "../ui/paragraphs";
import { SectionPhoto } from "../ui/photo";
import { Seal } from "../ui/seal";
import { Section, SectionHeading } from "../ui/section";

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
          <Seal seal={seal} />
        </SectionHeading>
        <Paragraphs texts={story.paragraphs} />
      </div>
      <SectionPhoto photo={story.photo} />
    </Columns>
  </Section>
);

export const fragment = graphql`
  fragment AboutStory on AboutStory {
    ...SectionHeading
    paragraphs
    photo {
      ...HalfPhoto
    }
  }
`;
