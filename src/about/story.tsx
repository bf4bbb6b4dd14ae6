import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Columns } from "../ui/layout";
import { displayText } from "../ui/mixins";
import { Seal } from "../ui/seal";
import { Section, SectionHeading } from "../ui/section";
import { lineHeight, size, space } from "../theme";

export interface AboutStoryProps {
  story: Queries.AboutStoryFragment;
  seal: Queries.SealFragment | null;
}

/** The company's history beside its seal, which on phones is below it. */
export const AboutStory = ({ story, seal }: AboutStoryProps) => (
  <Section id="story">
    <Columns rowGap="items" style={{ alignItems: "center" }}>
      <div>
        <SectionHeading id="story" heading={story} />
        {story.paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </div>
      <Seal seal={seal} width="100%" />
    </Columns>
  </Section>
);

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
      ...BandPhoto
    }
  }
`;
