import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { SectionPhoto } from "../components/photo";
import { Reveal } from "../components/reveal";
import { border, color, font, fontSize, fontWeight, from, lineHeight, size, space } from "../theme";

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
        <List>
          {hyderabad.reasons.map(({ title, description }, index) => (
            <Reason key={title} as="li" index={index}>
              <Title>{title}</Title>
              <Text>{description}</Text>
            </Reason>
          ))}
        </List>
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

const List = styled.ol({ padding: 0, listStyle: "none", counterReset: "reason" });

const Reason = styled(Reveal)({
  display: "grid",
  gridTemplateColumns: `${space.huge} minmax(0, 1fr)`,
  paddingBlock: space.xl,
  borderTop: `${border.thin} solid ${color.line}`,
  breakInside: "avoid",
  counterIncrement: "reason",
  "&::before": {
    content: "counter(reason)",
    gridRow: "1 / span 2",
    color: color.accentText,
    fontFamily: font.display,
    fontSize: fontSize.title,
    lineHeight: lineHeight.tight,
  },
});

const Title = styled.h3({
  fontSize: fontSize.lead,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});

const Text = styled.p({ gridColumn: 2, marginTop: space.sm, color: color.textQuiet });

export const fragment = graphql`
  fragment HyderabadReasons on HyderabadReasons {
    heading {
      ...SectionHeading
    }
    reasons {
      title
      description
    }
    photo {
      ...HalfPhoto
    }
  }
`;
