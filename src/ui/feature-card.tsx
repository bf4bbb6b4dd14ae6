import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, fontSize, from, space } from "../theme";
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
  // On phones it is beside the title.
  float: "left",
  marginInlineEnd: space.md,
  fontSize: fontSize.title,
  color: color.accentText,
  [from("sm")]: { float: "none", marginBottom: space.lg, fontSize: fontSize.heading },
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
