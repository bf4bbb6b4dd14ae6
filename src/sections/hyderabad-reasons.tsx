import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Band, BandHeading, Container } from "../components/band";
import { BandPhoto } from "../components/photo";
import type { PlanDrawingProps } from "../components/plan-drawing";
import { Reveal } from "../components/reveal";
import { border, color, font, fontSize, fontWeight, from, lineHeight, size, space } from "../theme";

export interface HyderabadReasonsProps {
  hyderabad: Queries.HyderabadReasonsFragment;
  plan: PlanDrawingProps["plan"];
}

/** Why Hyderabad: numbered reasons beside a picture of the city. */
export const HyderabadReasons = ({ hyderabad, plan }: HyderabadReasonsProps) => (
  <Band data-ground="sunk" aria-labelledby="hyderabad">
    <Container>
      <Columns>
        <Aside>
          <BandHeading
            id="hyderabad"
            title={hyderabad.heading.title}
            text={hyderabad.heading.text}
          />
          <BandPhoto photo={hyderabad.photo} plan={plan} />
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
  </Band>
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
      title
      text
    }
    reasons {
      title
      description
    }
    photo {
      alt
      position
      image(place: HALF)
    }
  }
`;
