import { dimensionLines } from "../site/plot-illustration";
import { feet } from "../ui/words";
import { formatNumber } from "../lib/rupees";
import { color } from "../theme";
import { type PlotSize, plotSizeWords as words } from "./words";

// All lengths are in feet. The corner that all plots share is at 0, 0. The styles of the lines and of
// the texts are in plot-size-picker.tsx, so that they need no classes.

type Sides = Pick<PlotSize, "width" | "depth">;

const badmintonCourt = { width: 20, depth: 44 };
/** The edges and the middle of the road in front of the plots. */
const road = { near: 7.5, middle: 14.5, far: 21.5 };
/** Dimensions are left of the plots, a tree is right of them. */
const margins = { left: 9, beside: 4, right: 20, above: 0.5, below: 22 };
/** Beyond the right edge of any screen. */
const farRight = 500;

const outline = ({ width, depth }: Sides) => `M0 0v${-depth}h${width}v${depth}`;

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
      d={`M${width} ${-depth}h${farRight}M${width} 0h${farRight}m-350 0v${-depth}m60 0v${depth}m60 0v${-depth}`}
    />
    <path
      stroke={color.line}
      d={`M${-margins.left} ${road.middle}H${farRight}`}
      strokeDasharray="18 18"
    />
  </>
);

/** A tree from above, with its name. Nine large dots on a circle make the canopy, over slightly larger ones. */
const Tree = ({ x }: { x: number }) => (
  <>
    <g
      transform={`translate(${x} -9.5)`}
      fill={color.approvedBackground}
      stroke={color.approvedBackground}
      strokeDasharray="0 3.1416"
      strokeLinecap="round"
    >
      <circle r={4.5} strokeWidth={3.6} stroke="currentColor" />
      <circle r={4.5} strokeWidth={3.2} />
    </g>
    <text fill="currentColor" x={x} y={-17.3}>
      {words.tree}
    </text>
  </>
);

/** A car from above, on the road. */
const Car = ({ x }: { x: number }) => (
  <path
    transform={`translate(${x} 8.1)`}
    d="M2 0h10q3 0 3 2.9t-3 2.9h-10q-2 0-2-2.9t2-2.9zM3.5 1h5v3.8h-5zM8.5 1l2-.5v4.8l-2-.5"
  />
);

/** What is drawn with <use>: the court and the person; and the colours of the road. */
const Definitions = () => (
  <defs>
    {/* The road fades in beside the words. */}
    <linearGradient id="lane">
      <stop stopColor={color.line} stopOpacity={0} />
      <stop stopColor={color.line} stopOpacity={0.35} offset={0.06} />
    </linearGradient>
    <g id="court">
      <path d="M0 0h20v44h-20z" fill="#23211c1f" stroke="none" />
      <path
        vectorEffect="non-scaling-stroke"
        d="M1.5 0v44m17 0v-44M0 15.5h20m0 13h-20M10 0v15.5m0 13v15.5M-1 22h22"
        stroke={color.textOnAccent}
        strokeOpacity={0.6}
      />
      <text
        transform="translate(23.3 22)rotate(-90)"
        dy=".35em"
        fill={color.textOnAccent}
        stroke="none"
      >
        {words.court}
      </text>
    </g>
    <g id="you" fill={color.surface} stroke={color.text} transform="translate(2.1)">
      <path
        vectorEffect="non-scaling-stroke"
        d="M-1.4-1.7v-1.2q0-.9.9-.9h1q.9 0 .9.9v1.2h-.5v1.7h-1.8v-1.7zM0-5.8a.8.8 0 0 1 0 1.6a.8.8 0 0 1 0-1.6"
      />
      <text y={7} fill={color.text} stroke="none">
        {words.person}
      </text>
    </g>
  </defs>
);

/** Whether the upper corner of a plot has no room for its number, beside a plot that is nearly as wide. */
const isNarrow = ({ width, depth }: Sides, plots: readonly Sides[]) =>
  plots.some((other) => other.depth >= depth && other.width < width && other.width > width - 7);

/** What is drawn of all plots: their outlines and numbers, the land around them, and what shows their scale. */
export const AllPlots = ({ plots, bounds }: { plots: readonly PlotSize[]; bounds: Sides }) => (
  <>
    <Land {...bounds} />
    {/* With attributes, since styles do not reach a copy of <use>. */}
    <g id="plots">
      <path
        d={`${plots.map(outline).join("")}M0 0h${bounds.width}`}
        vectorEffect="non-scaling-stroke"
        data-drawn
      />
      <g fill="currentColor" stroke="none" textAnchor="end">
        {plots.map((plot) =>
          isNarrow(plot, plots) ? (
            <text key={plot.size} x={plot.depth - 1} y={plot.width - 1.5} transform="rotate(-90)">
              {formatNumber(plot.size)}
            </text>
          ) : (
            <text key={plot.size} x={plot.width - 1} y={3.5 - plot.depth}>
              {formatNumber(plot.size)}
            </text>
          ),
        )}
      </g>
    </g>
    <Tree x={bounds.width + 10} />
    <Car x={bounds.width * 0.4} />
    <Definitions />
  </>
);

const hasCourt = (plot: Sides) =>
  plot.width > badmintonCourt.width && plot.depth > badmintonCourt.depth;

/** What is drawn of the chosen plot: its area and sides, the plots inside it, and a person beside it. */
export function ChosenPlot({ plot, plots }: { plot: PlotSize; plots: readonly PlotSize[] }) {
  // The court is beside the corner of the smallest plot that has room for it.
  const courtPlot = plots.find(hasCourt);
  return (
    <>
      <path d={outline(plot)} />
      <clipPath id={`inside-${plot.size}`}>
        <path d={outline(plot)} />
      </clipPath>
      <use
        href="#plots"
        clipPath={`url(#inside-${plot.size})`}
        color={color.textOnAccent}
        fill="none"
        stroke={color.textOnAccent}
        strokeOpacity={0.4}
      />
      {courtPlot && hasCourt(plot) && (
        <use href="#court" x={2} y={-(courtPlot.depth + badmintonCourt.depth) / 2} />
      )}
      <path d={dimensionLines(plot.width, plot.depth)} />
      <text x={plot.width / 2} y={6}>
        {feet(plot.width)}
      </text>
      <text transform="rotate(-90)" x={plot.depth / 2} y={-4.7}>
        {feet(plot.depth)}
      </text>
      <circle r={1} fill={color.text} stroke="none" />
      <use href="#you" x={plot.width} />
    </>
  );
}
