import { formatNumber } from "../lib/numbers";
import { color } from "../theme";
import { feet } from "../ui/words";
import { plotSizeWords as words, type PlotSize } from "./words";

// All lengths are in feet. The corner that all plots share is at 0, 0. `PlotsDrawing` in plot-size-picker.tsx has the styles
// of the lines and texts.

type Sides = Pick<PlotSize, "width" | "depth">;

/** The edges and the middle of the road in front of the plots. */
const road = { near: 9, middle: 13.5, far: 18 };
/** The room around the plots; the lengths of the sides are on the left and below. */
const margins = { left: 8, right: 3, above: 0.5, below: road.far + 0.5 };
const wallColor = color.textOnAccent;
const floorColor = "#f4e8cc";
/** The names of the rooms, each with the position of its middle. */
const rooms = [
  [words.bedroom, "26%", "23%"],
  [words.bedroom, "74%", "23%"],
  [words.kitchen, "67.5%", "47%"],
  [words.livingRoom, "27.5%", "72%"],
] as const;

const outline = ({ width, depth }: Sides) => `M0 0v${-depth}h${width}v${depth}z`;

/** The attributes of an <svg> around all plots, and the ratio of its width to its height. */
export function drawingFrame(plots: readonly Sides[]) {
  const width = margins.left + Math.max(...plots.map((plot) => plot.width)) + margins.right;
  const above = margins.above + Math.max(...plots.map((plot) => plot.depth));
  const height = above + margins.below;
  const viewBox = `${-margins.left} ${-above} ${width} ${height}`;
  return { drawing: { viewBox, "aria-hidden": true } as const, ratio: (width / height).toFixed(3) };
}

/** Places a plot's area in its upper right corner, turned upright if a plot that is nearly as wide leaves little room. */
const areaPosition = ({ width, depth }: Sides, plots: readonly Sides[]) =>
  plots.some((other) => other.depth >= depth && other.width < width && other.width > width - 7)
    ? { x: depth - 1, y: width - 1.3, transform: "rotate(-90)" }
    : { x: width - 1, y: 3.9 - depth };

/** The outlines and areas of all plots, the road, and the symbol of a plot with a house. */
export const AllPlots = ({ plots }: { plots: readonly PlotSize[] }) => (
  <>
    {/* The road fades in on the left, and is longer than the screen is wide. */}
    <linearGradient id="lane">
      <stop stopColor={color.line} stopOpacity={0} />
      <stop stopColor={color.line} stopOpacity={0.35} offset={0.06} />
    </linearGradient>
    <path
      fill="url(#lane)"
      stroke="none"
      d={`M${-margins.left} ${road.near}H500V${road.far}H${-margins.left}z`}
    />
    <path stroke={color.line} d={`M${-margins.left} ${road.middle}H500`} strokeDasharray="18 18" />
    <path d={plots.map(outline).join("")} data-drawn />
    <g fill="currentColor" textAnchor="end">
      {plots.map((plot) => (
        <text key={plot.size} {...areaPosition(plot, plots)}>
          {formatNumber(plot.size)}
        </text>
      ))}
    </g>
    <PlotSymbol />
  </>
);

/**
 * A plot with a house, which <use> draws in the size of a plot. The rooms grow with the plot; walls, doors, car, tree and
 * person keep their size.
 */
const PlotSymbol = () => (
  <symbol id="lot" overflow="visible" fill={wallColor} stroke={wallColor} strokeWidth={0.6}>
    <rect width="100%" height="100%" fill={color.accent} stroke="none" />
    <rect x="2%" y="1.5%" width="96%" height="97%" fill="none" strokeWidth={0.2} />
    <g fill="#e2bd70" stroke="none">
      <rect x="45%" y="58%" width="5.5" height="42%" />
      <rect x="90%" y="58%" width="7.7" height="42%" transform="translate(-7.7)" />
    </g>
    <g fill={floorColor}>
      <rect x="10%" y="10%" width="80%" height="48%" />
      <rect x="10%" y="58%" width="35%" height="25%" />
    </g>
    <line x1="10%" x2="90%" y1="34%" y2="34%" />
    <line x1="42%" x2="42%" y1="10%" y2="34%" />
    <line x1="58%" x2="58%" y1="10%" y2="34%" />
    <line x1="45%" x2="45%" y1="43%" y2="58%" />
    {/* Windows, and the way into the living room. */}
    <g stroke={floorColor} strokeWidth={0.3}>
      <line x1="18%" x2="32%" y1="10%" y2="10%" />
      <line x1="68%" x2="82%" y1="10%" y2="10%" />
      <line x1="10%" x2="10%" y1="63%" y2="75%" />
      <line x1="18%" x2="36%" y1="83%" y2="83%" />
      <line x1="90%" x2="90%" y1="42%" y2="50%" />
      <line x1="12%" x2="39%" y1="58%" y2="58%" strokeWidth={0.8} />
    </g>
    <svg x="42%" y="34%" overflow="visible">
      <g id="doors" fill="none">
        <path d="M-1 0h-3M0-3.5v-2.5" stroke={floorColor} strokeWidth={0.8} />
        <path d="M-1 0v-3a3 3 0 0 0-3 3" strokeWidth={0.2} />
      </g>
    </svg>
    <svg x="58%" y="34%" overflow="visible">
      <use href="#doors" transform="scale(-1 1)" />
    </svg>
    <svg x="45%" y="58%" overflow="visible">
      <path d="M0 1.3v3.4" stroke={floorColor} strokeWidth={0.8} />
      <path d="M0 1.3h-3.4a3.4 3.4 0 0 0 3.4 3.4M0 6h5.5V0" fill="none" strokeWidth={0.2} />
    </svg>
    <svg x="26%" y="91.5%" overflow="visible">
      {/* Nine large dots on a circle make the canopy of the tree. */}
      <g transform="scale(.55)" stroke={color.approvedBackground} fill={color.approvedBackground}>
        <circle r={4.5} strokeWidth={3.2} strokeDasharray="0 3.1416" strokeLinecap="round" />
        <path d="M-2.5-2 0 0l3-1.5M-.5 3.5 0 0" stroke={floorColor} strokeWidth={0.25} />
      </g>
    </svg>
    <svg x="90%" y="100%" overflow="visible">
      <g transform="translate(-3.7 -2)" strokeWidth={0.2}>
        <path
          d="M-3-12q0-2.5 3-2.5t3 2.5v9.6q0 2.4-3 2.4t-3-2.4zM-3-9.6l-.7.5M3-9.6l.7.5"
          fill={color.textOnDark}
        />
        <path d="M-2.4-10.4q2.4-1.5 4.8 0l-.5 2.4q-1.9-.6-3.8 0zM-1.9-2.9q1.9.5 3.8 0l.4 1.3q-2.3 1.1-4.6 0z" />
      </g>
    </svg>
    <svg x="45%" y="100%" overflow="visible">
      <path
        d="M1.6-3.3v-.9q0-1 1-1h.8q1 0 1 1v.9h-.6v2.3h-1.6v-2.3zM3-7.2a.9.9 0 0 1 0 1.8a.9.9 0 0 1 0-1.8"
        stroke="none"
      />
    </svg>
    <g display="var(--rooms)" fontSize=".83em" stroke="none">
      {rooms.map(([name, x, y]) => (
        <text key={x} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  </symbol>
);

/** The chosen plot with a house, and the lengths of its sides. */
export const PlotWithHouse = ({ plot: { width, depth } }: { plot: Sides }) => (
  <>
    <use href="#lot" y={-depth} width={width} height={depth} />
    <path d={`M-3 0v${-depth}m-1 0h2m-2 ${depth}h2M0 3h${width}m0-1v2M0 2v2`} />
    <text x={width / 2} y={7}>
      {feet(width)}
    </text>
    <text transform="rotate(-90)" x={depth / 2} y={-4.7}>
      {feet(depth)}
    </text>
    <circle r={1} fill={color.text} stroke="none" />
  </>
);
