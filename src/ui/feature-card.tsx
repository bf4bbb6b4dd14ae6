import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, fontSize, space } from "../theme";
import { Icon } from "./icon";

/** A short point with an icon. */
export const FeatureCard = ({ icon, title, description }: Queries.FeatureCardFragment) => (
  <>
    <Mark icon={icon} />
    <h3>{title}</h3>
    <Text>{description}</Text>
  </>
);

const Mark = styled(Icon)({
  marginBottom: space.lg,
  fontSize: fontSize.heading,
  color: color.accentText,
});

const Text = styled.p({ marginTop: space.sm, color: color.textQuiet });

export const fragment = graphql`
  fragment FeatureCard on FeatureCard {
    icon {
      ...Icon
    }
    title
    description
  }
`;
