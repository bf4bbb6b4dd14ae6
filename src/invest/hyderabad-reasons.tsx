import { graphql } from "gatsby";

import { Points } from "../ui/points";
import { Section } from "../ui/section";
import { WidePhoto } from "../ui/wide-photo";

/** Why Hyderabad: short reasons with facts, above a photo. */
export const HyderabadReasons = ({ content }: { content: Queries.HyderabadReasonsFragment }) => (
  <>
    <Section id="hyderabad" heading={content}>
      <Points items={content.reasons} />
    </Section>
    <WidePhoto photo={content.photo} />
  </>
);

export const fragment = graphql`
  fragment HyderabadReasons on HyderabadReasons {
    ...SectionHeading
    reasons {
      title
      description
    }
    photo {
      ...BandPhoto
    }
  }
`;
