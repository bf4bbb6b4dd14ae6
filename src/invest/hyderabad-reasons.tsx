import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { SectionPhoto } from "../ui/photo";
import { Point, Points } from "./points";
import { Section, SectionHeading } from "../ui/section";
import { Split } from "../ui/split-section";
import { from } from "../theme";

/** Why Hyderabad: short reasons with facts, beside a photo. */
export const HyderabadReasons = ({ content }: { content: Queries.HyderabadReasonsFragment }) => (
  <Section id="hyderabad" background="sunk">
    <Split>
      <div>
        <SectionHeading id="hyderabad" heading={content} />
        <Picture>
          <SectionPhoto photo={content.photo} />
        </Picture>
      </div>
      <Points role="list">
        {content.reasons.map(({ title, description }) => (
          <Point key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Point>
        ))}
      </Points>
    </Split>
  </Section>
);

// Beside the reasons only; elsewhere it is not loaded, since the page is long without it.
const Picture = styled.div({ display: "none", [from("lg")]: { display: "block" } });

export const fragment = graphql`
  fragment HyderabadReasons on HyderabadReasons {
    ...SectionHeading
    reasons {
      title
      description
    }
    photo {
      ...HalfPhoto
    }
  }
`;
