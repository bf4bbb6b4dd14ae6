import styled from "@emotion/styled";

import { color } from "../theme";

/** The measured plot of the home page, cropped around its corner stone. Lengths are in feet. */
export const CornerStone = ({ frame: Frame, ...rest }: { frame: typeof CornerFrame }) => (
  <Frame {...rest} viewBox="-9 -14 86 24" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
    <path d="M-9 7H500v12H-9z" fill={color.line} fillOpacity={0.35} />
    <path d="M60 0H500M110-75V0M160-75V0" stroke={color.line} />
    <path d="M40-75V0M45-75V0M60-75V0H0" stroke={color.textQuiet} />
    <path d="M0 0V-75H36V0z" fill={color.accent} stroke={color.accent} />
    <path d="M30-75V0" stroke={color.textOnAccent} strokeOpacity={0.4} />
    <circle r={1} fill={color.text} stroke={color.surface} />
  </Frame>
);

/** The frame of the drawing; for variants. */
export const CornerFrame = styled.svg({
  fill: "none",
  strokeWidth: 1.25,
  "path, circle": { vectorEffect: "non-scaling-stroke" },
});
