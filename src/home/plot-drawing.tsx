import { feet } from "../ui/words";
import { color } from "../theme";
import { plotSizeWords as words } from "./words";

// All lengths are in feet. The corner that all plots share is at 0, 0. The styles of the lines and of
// the texts are in plot-size-picker.tsx, so that they need no classes.

type Sides = Pick<Queries.PlotSizeOptionFragment, "width" | "depth">;

const court = { width: 20, depth: 44 };
/** The edges and the middle of the road in front of the plots. */
const road = { near: 7.5, middle: 14.5, far: 21.5 };
/** Dimensions are left of the plots, a tree is right of them. */
const margins = { left: 9, beside: 4, right: 20, above: 0.5, below: 22 };
/** The sides of neighbouring plots, right of what stands beside the drawing. */
const neighbours = [150, 210, 270];
/** Beyond the right edge of any screen. */
const farRight = 500;

const outline = ({ width, depth }: Sides) => `M0 0v${-depth}h${width}v${depth}`;

/** The back and the side of another plot, as far as they lie inside a plot. */
function inside(plot: Sides, other: Sides): string {
  const [width, depth] = [Math.min(plot.width, other.width), Math.min(plot.depth, other.depth)];
  const back = other.depth < plot.depth ? `M0 ${-depth}h${width}` : `M${width} ${-depth}`;
  return other.width < plot.width ? `${back}v${depth}` : back;
}

const dimensions = ({ width, depth }: Sides) =>
  `M-3 0v${-depth}m-1 0h2m-2 ${depth}h2M0 3h${width}m0-1v2M0 2v2`;

/** The largest width and depth of the plots, the attributes of its drawing, and the proportions for the styles. */
export function drawingOf(plots: readonly Sides[]) {
  const width = Math.max(...plots.map((plot) => plot.width));
  const depth = Math.max(...plots.map((plot) => plot.depth));
  const wide = margins.left + width + margins.right;
  const high = margins.above + depth + margins.below;
  // Left of what stands beside the plots; the rest of the drawing reaches under the choice.
  const plotsWide = margins.left + width + margins.beside;
  return {
    bounds: { width, depth },
    drawing: {
      viewBox: `${-margins.left} ${-margins.above - depth} ${wide} ${high}`,
      "aria-hidden": true,
    } as const,
    proportions: {
      "--plots": (plotsWide / high).toFixed(3),
      "--wide": (wide / plotsWide).toFixed(3),
    },
  };
}

const Land = ({ width, depth }: Sides) => (
  <>
    <path
      fill="url(#lane)"
      stroke="none"
      d={`M${-margins.left} ${road.near}H${farRight}V${road.far}H${-margins.left}z`}
    />
    <path
      stroke={color.line}
      d={[0, -depth]
        .map((y) => `M${width} ${y}H${farRight}`)
        .concat(neighbours.map((far) => `M${width + far} 0v${-depth}`))
        .join("")}
    />
    <path
      stroke={color.line}
      d={`M${-margins.left} ${road.middle}H${farRight}`}
      strokeDasharray="18 18"
    />
  </>
);

/** Thirteen large dots on a circle make the canopy, nine small ones its top, over slightly larger ones. */
const Tree = ({ x }: { x: number }) => (
  <g
    transform={`translate(${x} -9.5)`}
    fill={color.approvedBackground}
    stroke={color.approvedBackground}
    strokeDasharray="0 3.1416"
    strokeLinecap="round"
  >
    <circle r={6.5} strokeWidth={3.6} stroke="currentColor" />
    <circle r={6.5} strokeWidth={3.2} />
    <g strokeDasharray="0 2.0944">
      <circle r={3} strokeWidth={2.2} stroke="currentColor" opacity={0.5} />
      <circle r={3} strokeWidth={1.9} />
    </g>
  </g>
);

/** What is drawn of all plots: their outlines, the land around them, and what shows their scale. */
export const AllPlots = ({ plots, bounds }: { plots: readonly Sides[]; bounds: Sides }) => (
  <>
    <Land {...bounds} />
    <path d={`${plots.map(outline).join("")}M0 0h${bounds.width}`} data-drawn />
    <Tree x={bounds.width + 11} />
    <path
      transform={`translate(${bounds.width * 0.4} 8.1)`}
      d="M2 0h10q3 0 3 2.9t-3 2.9h-10q-2 0-2-2.9t2-2.9zM3.5 1h5v3.8h-5zM8.5 1l2-.5v4.8l-2-.5"
    />
    <g transform={`translate(${bounds.width + 6} 3.6)`} fill={color.text} stroke="none">
      <ellipse rx={1.3} ry={0.7} fill={color.outline} />
      <circle r={0.6} />
      <text x={2.2} dy=".35em" textAnchor="start">
        {words.person}
      </text>
    </g>
    <text fill="currentColor" x={bounds.width + 11} y={-19.5}>
      {words.tree}
    </text>
    <defs>
      {/* The road fades in beside the words. */}
      <linearGradient id="lane">
        <stop stopColor={color.line} stopOpacity={0} />
        <stop stopColor={color.line} stopOpacity={0.35} offset={0.06} />
      </linearGradient>
      {/* Attributes, since some styles do not reach a copy of <use>. */}
      <g id="court">
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 0h20v44h-20zM1.5 0v44m17 0v-44M0 2.5h20M0 15.5h20m0 13h-20m0 13h20M10 0v15.5m0 13v15.5M-1 22h22"
          fill="#23211c14"
          stroke={color.textOnAccent}
        />
        <text
          transform="translate(22.5 22)rotate(-90)"
          dy=".35em"
          fill={color.textOnAccent}
          stroke="none"
        >
          {words.court}
        </text>
      </g>
    </defs>
  </>
);

const hasCourt = (plot: Sides) => plot.width > court.width && plot.depth > court.depth;

/** What is drawn of the chosen plot: its area, its sides, and the lines of the other plots. */
export function ChosenPlot({ plot, plots }: { plot: Sides; plots: readonly Sides[] }) {
  // The court is in the middle of the smallest plot that has room for it.
  const courtPlot = plots.find(hasCourt);
  return (
    <>
      <path d={outline(plot)} />
      <path
        stroke={color.textOnAccent}
        strokeOpacity={0.4}
        d={plots.map((other) => inside(plot, other)).join("")}
      />
      {courtPlot && hasCourt(plot) && (
        <use
          href="#court"
          x={(courtPlot.width - court.width) / 2}
          y={-(courtPlot.depth + court.depth) / 2}
        />
      )}
      <path d={dimensions(plot)} />
      <text x={plot.width / 2} y={6}>
        {feet(plot.width)}
      </text>
      <text transform="rotate(-90)" x={plot.depth / 2} y={-4.7}>
        {feet(plot.depth)}
      </text>
      <circle r={1} fill={color.text} stroke="none" />
    </>
  );
}
