import { graphql } from "gatsby";

import { Columns } from "../ui/layout";
import { Paragraphs } from "../ui/paragraphs";
import { SectionPhoto } from "../ui/photo";
import { Section, SectionHeading } from "../ui/section";

/** The company's history, beside a photo. */
export const AboutStory = ({ story }: { story: Queries.AboutStoryFragment }) => (
  <Section id="story">
    <Columns>
      <div>
        <SectionHeading id="story" heading={story} />
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
