import styled from "@emotion/styled";

import { color, until } from "../theme";

/** The lines that show the sides of a plot, whose lower left corner is at 0, 0. */
export const dimensionLines = (width: number, depth: number) =>
  `M-3 0v${-depth}m-1 0h2m-2 ${depth}h2M0 3h${width}m0-1v2M0 2v2`;

/** The sizes of plots that nest from one corner stone, in feet; the one in gold comes first. */
const nest = "M0 0V-50H36V0z";
const otherSizes = "M30 0V-45H0M0 0V-60H60V0zM40-60V0M45-60V0";

const [width, depth] = [36, 50];
const gap = 8;

interface PlotIllustrationProps {
  /** The part of each plot that is done, from 0 to 1. Without it the plots of the home page's picker. */
  done?: readonly number[];
}

/** What a page is about, drawn as plots along a road. */
export const PlotIllustration = ({ done }: PlotIllustrationProps) => {
  const lefts = done?.map((_, index) => index * (width + gap));
  const filled = done?.map((part, index) => `M${lefts?.[index]} 0v${-depth * part}h${width}V0z`);
  return (
    <Drawing viewBox="-2 -62 64 72" preserveAspectRatio="xMinYMax" aria-hidden="true">
      <path
        d={lefts?.map((left) => `M${left} 0v${-depth}h${width}V0z`).join("") ?? otherSizes}
        stroke={color.textQuiet}
      />
      <path d={filled?.join("") ?? nest} fill={color.accent} stroke={color.accent} />
      <path d="M0 0H500" stroke={color.line} />
      <circle r={1.5} fill={color.text} stroke={color.surface} />
    </Drawing>
  );
};

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
