import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { NumberedList } from "../components/numbered-list";
import { SectionPhoto } from "../components/photo";
import { from, size, space } from "../theme";

export interface HyderabadReasonsProps {
  hyderabad: Queries.HyderabadReasonsFragment;
}

/** Why Hyderabad: numbered reasons beside a photo of the city. */
export const HyderabadReasons = ({ hyderabad }: HyderabadReasonsProps) => (
  <Section data-ground="sunk" aria-labelledby="hyderabad">
    <Container>
      <Columns>
        <Aside>
          <SectionHeading id="hyderabad" heading={hyderabad.heading} />
          <SectionPhoto photo={hyderabad.photo} />
        </Aside>
        <NumberedList items={hyderabad.reasons} />
      </Columns>
    </Container>
  </Section>
);

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  [from("lg")]: { gridTemplateColumns: "5fr 7fr" },
});

const Aside = styled.div({
  [from("lg")]: {
    position: "sticky",
    insetBlockStart: `calc(${size.header} + ${space.xl})`,
    alignSelf: "start",
  },
});

export const fragment = graphql`
  fragment HyderabadReasons on HyderabadReasons {
    heading {
      ...SectionHeading
    }
    reasons {
      ...Statement
    }
    photo {
      ...HalfPhoto
    }
  }
`;
