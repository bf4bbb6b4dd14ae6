import styled from "@emotion/styled";

import { feet } from "../ui/words";
import { color, from, until } from "../theme";

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
  plot: "V-50H36V0z",
  details: "M30 0V-45H0",
  lines: "M0 0V-60H60V0zM40-60V0M45-60V0",
};

/** What a page shows: the plot, details on it, and lines around it. */
const illustrations: Record<string, Illustration> = {
  // Staked out, and partly done.
  "/ongoing-projects": {
    plot: "V-50H22V0z",
    details: "M11 0V-50",
    lines: "M22-50H36V0M0-50V-60H60V0H22",
    dashes: "6 4",
  },
  // Built on, as its neighbours are.
  "/completed-projects": {
    plot: "V-50H36V0z",
    details: "M7-12V-38H29V-12zM7-25H29",
    lines: "M0-50V-60H60V0H36M69-14V-46H97V-14zM69-30H97M129-14V-46H157V-14zM129-30H157",
  },
  // Cut into what it costs: plot, duties, interest.
  "/why-invest": {
    plot: "V-50H26V0zM28 0V-50H31V0zM33 0V-50H36V0z",
    details: "",
    lines: "M0-50V-60H60V0H36",
  },
};

/** The plot of the home page's picker, with its two dimension lines. Lengths are in feet. */
export const PlotIllustration = ({ route }: { route: string }) => {
  const { plot, details, lines, dashes } = illustrations[route] ?? usual;
  return (
    <Drawing viewBox="-13 -64 76 78" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <path d="M60 0H500M60-60H500M120-60V0M180-60V0" stroke={color.line} />
      <path d={lines} stroke={color.textQuiet} strokeDasharray={dashes} />
      <g fill={color.accent} stroke={color.accent}>
        <path d={`M0 0${plot}`} />
        <path d={dimensionLines(width, depth)} data-sides />
      </g>
      <path d={details} stroke={color.textOnAccent} strokeOpacity={0.5} />
      <circle r={1} fill={color.text} stroke={color.surface} />
      <text x={width / 2} y={10}>
        {feet(width)}
      </text>
      <text transform="rotate(-90)" x={depth / 2} y={-5.5}>
        {feet(depth)}
      </text>
    </Drawing>
  );
};

/** The place of a picture in the header, from tablets on. */
export const besideWords = { [from("md")]: { gridArea: "1 / 2" } };

const Drawing = styled.svg(besideWords, {
  overflow: "visible",
  width: "100%",
  // As high as the words beside it, not as its own shape.
  height: 0,
  minHeight: "100%",
  // On phones the title flows around it.
  [until("md")]: {
    float: "right",
    width: "6.5rem",
    minHeight: "4.5rem",
    "text, circle, [data-sides]": { display: "none" },
  },
  // No room beside a title in large text.
  [`${until("xs")}, print`]: { display: "none" },
  fill: "none",
  strokeWidth: 1.25,
  fontSize: "6.2px",
  textAnchor: "middle",
  text: { fill: color.accent },
  "path, circle": { vectorEffect: "non-scaling-stroke" },
});
