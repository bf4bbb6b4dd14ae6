import styled from "@emotion/styled";

import { color } from "../theme";
import { cornerStoneWords } from "./words";

/** The measured plot of the home page on its side, with its two dimension lines. Lengths are in feet. */
export const CornerStone = () => (
  <Drawing viewBox="-11 -48 74 58" preserveAspectRatio="xMinYMid" aria-hidden="true">
    <path d="M60 0H500M60-45H500M120-45V0M180-45V0" stroke={color.line} />
    <path d="M0 0V-45H60V0zM0-40H60" stroke={color.textQuiet} />
    <path
      d="M0 0V-36H50V0zM-3 0V-36m-1 0h2m-2 36h2M0 3H50m0-1v2M0 2v2"
      fill={color.accent}
      stroke={color.accent}
    />
    <path d="M45 0V-30H0" stroke={color.textOnAccent} strokeOpacity={0.4} />
    <circle r={1} fill={color.text} stroke={color.surface} />
    <text x={25} y={8}>
      {cornerStoneWords.depth}
    </text>
    <text transform="translate(-5 -18)rotate(-90)">{cornerStoneWords.width}</text>
  </Drawing>
);

const Drawing = styled.svg({
  overflow: "visible",
  width: "100%",
  // As high as the words beside it, not as its own shape.
  height: 0,
  minHeight: "100%",
  fill: "none",
  strokeWidth: 1.25,
  fontSize: "4.4px",
  textAnchor: "middle",
  text: { fill: color.accent },
  "path, circle": { vectorEffect: "non-scaling-stroke" },
});
