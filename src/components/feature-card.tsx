import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, fontSize, fontWeight, lineHeight, space } from "../theme";
import { Icon } from "./icon";

/** A short point with an icon. */
export const FeatureCard = ({ icon, title, description }: Queries.FeatureCardFragment) => (
  <>
    <Mark icon={icon} />
    <Title>{title}</Title>
    <Text>{description}</Text>
  </>
);

const Mark = styled(Icon)({
  marginBottom: space.lg,
  fontSize: fontSize.heading,
  color: color.accentText,
  "[data-ground=dark] &": { color: color.accent },
});

const Title = styled.h3({
  fontSize: fontSize.lead,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});

const Text = styled.p({
  marginTop: space.sm,
  color: color.textQuiet,
  "[data-ground=dark] &": { color: color.textQuietOnDark },
});

export const fragment = graphql`
  fragment FeatureCard on FeatureCard {
    icon {
      ...Icon
    }
    title
    description
  }
`;
