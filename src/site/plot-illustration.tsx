import styled from "@emotion/styled";

import { color, until } from "../theme";

/** Plots of the home page's drawing, which share its corner stone with the gold one. In feet. */
const otherSizes = "M30 0V-45H0M0-50V-60H60V0H36M40-60V0M45-60V0";

interface PlotIllustrationProps {
  /** The part of each plot that is done, from 0 to 1. Without it, the gold plot and the other sizes. */
  done?: readonly number[];
}

/** Plots along a road. */
export const PlotIllustration = ({ done }: PlotIllustrationProps) => (
  <Drawing viewBox="-2 -62 64 72" preserveAspectRatio="xMinYMax" aria-hidden="true">
    <path d="M0 0H2000" stroke={color.line} />
    {!done && <path d={otherSizes} stroke={color.textQuiet} />}
    {(done ?? [1]).map((part, index) => (
      <g key={index} transform={`translate(${44 * index})`}>
        <path d="M0 0V-50H36V0z" stroke={color.textQuiet} />
        <path d={`M0 0v${-50 * part}H36V0z`} fill={color.accent} />
      </g>
    ))}
    <circle r={1.5} fill={color.text} stroke={color.surface} />
  </Drawing>
);

// As high as the words beside it, not as its own shape. Phones have no room for it.
const Drawing = styled.svg({
  gridArea: "1 / 2",
  overflow: "visible",
  width: "100%",
  height: 0,
  minHeight: "100%",
  fill: "none",
  strokeWidth: 1.25,
  "path, circle": { vectorEffect: "non-scaling-stroke" },
  [`${until("md")}, print`]: { display: "none" },
});
