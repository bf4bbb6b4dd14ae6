import styled from "@emotion/styled";

import { feet } from "../ui/words";
import { color } from "../theme";

const [width, depth] = [36, 50];

/** The lines that show the sides of a plot, whose lower left corner is at 0, 0. */
export const dimensionLines = (width: number, depth: number) =>
  `M-3 0v${-depth}m-1 0h2m-2 ${depth}h2M0 3h${width}m0-1v2M0 2v2`;

interface Illustration {
  plot: string;
  details: string;
  lines: string;
  dashes?: string;
}

/** The plot with the lines of the other sizes, for pages without a drawing of their own. */
const usual: Illustration = {
  plot: "V-36H50V0z",
  details: "M45 0V-30H0",
  lines: "M0 0V-45H60V0zM0-40H60",
};

/** What a page shows: the plot, details on it, and lines around it. */
const illustrations: Record<string, Illustration> = {
  // Staked out, and partly done.
  "/ongoing-projects": {
    plot: "V-36H30V0z",
    details: "M15 0V-36",
    lines: "M30-36H50V0M0-36V-45H60V0M120-22.5H500",
    dashes: "6 4",
  },
  // Built on, as its neighbours are.
  "/completed-projects": {
    plot: "V-36H50V0z",
    details: "M10-8V-28H38V-8zM10-18H38",
    lines: "M0-36V-45H60V0M72-10V-34H104V-10zM72-22H104M132-10V-34H164V-10zM132-22H164",
  },
  // Cut into what it costs: plot, duties, interest.
  "/why-invest": {
    plot: "V-36H36V0zM38 0V-36H42V0zM44 0V-36H50V0z",
    details: "",
    lines: "M0-36V-45H60V0",
  },
};

/** The plot of the home page's picker on its side, with its two dimension lines. Lengths are in feet. */
export const PlotIllustration = ({ route }: { route: string }) => {
  const { plot, details, lines, dashes } = illustrations[route] ?? usual;
  return (
    <Drawing viewBox="-11 -49 74 62" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path d="M60 0H500M60-45H500M120-45V0M180-45V0" stroke={color.line} />
      <path d={lines} stroke={color.textQuiet} strokeDasharray={dashes} />
      <path
        d={`${dimensionLines(depth, width)}M0 0${plot}`}
        fill={color.accent}
        stroke={color.accent}
      />
      <path d={details} stroke={color.textOnAccent} strokeOpacity={0.5} />
      <circle r={1} fill={color.text} stroke={color.surface} />
      <text x={depth / 2} y={8.5}>
        {feet(depth)}
      </text>
      <text transform="rotate(-90)" x={width / 2} y={-5.2}>
        {feet(width)}
      </text>
    </Drawing>
  );
};

const Drawing = styled.svg({
  overflow: "visible",
  width: "100%",
  // As high as the words beside it, not as its own shape.
  height: 0,
  minHeight: "100%",
  fill: "none",
  strokeWidth: 1.25,
  fontSize: "5px",
  textAnchor: "middle",
  text: { fill: color.accent },
  "path, circle": { vectorEffect: "non-scaling-stroke" },
});
