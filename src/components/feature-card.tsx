import styled from "@emotion/styled";

import { color, fontSize, fontWeight, lineHeight, space } from "../theme";
import { Icon, type IconProps } from "./icon";

export interface FeatureCardProps {
  icon: IconProps["icon"];
  title: string;
  description: string;
}

/** A short point with an icon. */
export const FeatureCard = ({ icon, title, description }: FeatureCardProps) => (
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
