import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Points } from "../ui/points";
import { Section } from "../ui/section";
import { WidePhoto } from "../ui/wide-photo";
import { until } from "../theme";

/** Why Hyderabad: short reasons with facts, above a photo. */
export const HyderabadReasons = ({ content }: { content: Queries.HyderabadReasonsFragment }) => (
  <>
    <Section id="hyderabad" heading={content}>
      <Points items={content.reasons} />
    </Section>
    <FromTablets>
      <WidePhoto photo={content.photo} />
    </FromTablets>
  </>
);

// The page is long on phones.
const FromTablets = styled.div({ [until("md")]: { display: "none" } });

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
