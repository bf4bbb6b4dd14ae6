import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { clearOfChat, displayText } from "../ui/mixins";
import { Seal } from "../ui/seal";
import { Section, SectionHeading } from "../ui/section";
import { lineHeight, size, space } from "../theme";

export interface AboutStoryProps {
  story: Queries.AboutStoryFragment;
  seal: Queries.SealFragment | null;
}

/** The company's history beside its seal, which on phones is above it. */
export const AboutStory = ({ story, seal }: AboutStoryProps) => (
  <Section id="story">
    <Parts>
      <div>
        <SectionHeading id="story" heading={story} />
        {story.paragraphs.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </div>
      <Seal seal={seal} width="100%" eager />
    </Parts>
  </Section>
);

// Reversed where the two do not fit side by side, so that the seal is above the words.
const Parts = styled.div({
  display: "flex",
  flexWrap: "wrap-reverse",
  alignItems: "center",
  gap: `${space.xxl} ${space.columns}`,
  "& > *": { flex: "1 max(17rem, 40%)" },
  ...clearOfChat,
});

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
