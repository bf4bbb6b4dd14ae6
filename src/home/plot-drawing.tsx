import { dimensionLines } from "../site/plot-illustration";
import { feet } from "../ui/words";
import { formatNumber } from "../lib/rupees";
import { color } from "../theme";
import { type PlotSize, plotSizeWords as words } from "./words";

// All lengths are in feet. The corner that all plots share is at 0, 0. The styles of the lines and of the texts are in
// plot-size-picker.tsx, so that they need no classes.

type Sides = Pick<PlotSize, "width" | "depth">;

/** The edge of the road in front of the plots, and its middle, up to which it is drawn. */
const road = { edge: 9, middle: 18 };
/** The dimensions are left of the plots and below them. */
const margins = { left: 8, right: 1, above: 0.5, below: road.middle + 0.5 };
const floor = "#f4e8cc";

const outline = ({ width, depth }: Sides) => `M0 0v${-depth}h${width}v${depth}`;

/** The largest width and depth of the plots, the attributes of its drawing, and the proportions for the styles. */
export function drawingOf(plots: readonly Sides[]) {
  const width = Math.max(...plots.map((plot) => plot.width));
  const depth = Math.max(...plots.map((plot) => plot.depth));
  const wide = margins.left + width + margins.right;
  const high = margins.above + depth + margins.below;
  return {
    bounds: { width, depth },
    drawing: {
      viewBox: `${-margins.left} ${-margins.above - depth} ${wide} ${high}`,
      "aria-hidden": true,
    } as const,
    proportions: { "--plots": (wide / high).toFixed(3) },
  };
}

/** Whether the upper corner of a plot has no room for its number, beside a plot that is nearly as wide. */
const isNarrow = ({ width, depth }: Sides, plots: readonly Sides[]) =>
  plots.some((other) => other.depth >= depth && other.width < width && other.width > width - 7);

/** What is drawn of all plots: their outlines and numbers, the road, and what stands on the chosen one. */
export const AllPlots = ({ plots, bounds }: { plots: readonly PlotSize[]; bounds: Sides }) => (
  <>
    {/* The road fades in, and runs on to the right. */}
    <linearGradient id="lane">
      <stop stopColor={color.line} stopOpacity={0} />
      <stop stopColor={color.line} stopOpacity={0.35} offset={0.06} />
    </linearGradient>
    <path
      fill="url(#lane)"
      stroke="none"
      d={`M${-margins.left} ${road.edge}H500V${road.middle}H${-margins.left}z`}
    />
    <path stroke={color.line} d={`M${-margins.left} ${road.middle}H500`} strokeDasharray="18 18" />
    <path d={`${plots.map(outline).join("")}M0 0h${bounds.width}`} data-drawn />
    <g fill="currentColor" textAnchor="end">
      {plots.map((plot) =>
        isNarrow(plot, plots) ? (
          <text key={plot.size} x={plot.depth - 1} y={plot.width - 1.5} transform="rotate(-90)">
            {formatNumber(plot.size)}
          </text>
        ) : (
          <text key={plot.size} x={plot.width - 1} y={3.7 - plot.depth}>
            {formatNumber(plot.size)}
          </text>
        ),
      )}
    </g>
    <defs>
      <g id="car" stroke={color.textOnAccent} strokeWidth={0.2}>
        <path
          fill={color.textOnDark}
          d="M-3-12q0-2.5 3-2.5t3 2.5v9.6q0 2.4-3 2.4t-3-2.4zM-3-9.6l-.7.5M3-9.6l.7.5"
        />
        <path
          fill={color.textOnAccent}
          fillOpacity={0.7}
          d="M-2.4-10.4q2.4-1.5 4.8 0l-.5 2.4q-1.9-.6-3.8 0zM-1.9-2.9q1.9.5 3.8 0l.4 1.3q-2.3 1.1-4.6 0z"
        />
      </g>
      {/* From above: nine large dots on a circle make the canopy. */}
      <g id="tree" fill={color.approvedBackground} stroke={color.approvedBackground}>
        <circle r={4.5} strokeWidth={3.2} strokeDasharray="0 3.1416" strokeLinecap="round" />
        <path
          stroke={floor}
          strokeOpacity={0.6}
          strokeWidth={0.25}
          d="M-2.5-2 0 0l3-1.5M-.5 3.5 0 0"
        />
      </g>
      <path
        id="person"
        fill={color.textOnAccent}
        stroke="none"
        d="M-1.4-2.3v-.9q0-1 1-1h.8q1 0 1 1v.9h-.6v2.3h-1.6v-2.3zM0-6.2a.9.9 0 0 1 0 1.8a.9.9 0 0 1 0-1.8"
      />
    </defs>
  </>
);

/**
 * A house as wide and deep as its plot allows, in whole feet: bedrooms with a bath at the back, a living room that reaches
 * towards the road, and beside it the kitchen, the porch and the drive.
 */
function House({ width, depth }: Sides) {
  const left = Math.round(width / 10);
  const right = width - left;
  const back = Math.round(depth / 10) - depth;
  const front = -Math.round(depth / 6);
  const porch = front - 12;
  /** The wall between the living room and the kitchen. */
  const middle = right - Math.round(width / 8 + 10);
  const rows = Math.max(2, Math.round((porch - back) / 15));
  const row = Math.round((porch - back) / rows);
  const hall = back + row;
  const kitchen = back + row * (rows - 1);
  const bath = 5;
  const count = Math.max(2, Math.floor((right - left) / 15));
  const bedroom = Math.round((right - left - bath) / count);
  const others = Array.from(
    { length: count - 1 },
    (_, index) => left + bath + bedroom * (index + 1),
  );
  const names = [
    [left + bedroom / 2, back + row / 2, words.bedroom],
    ...others.map((x) => [x + bedroom / 2, back + row / 2, words.bedroom] as const),
    [(left + middle) / 2, porch, words.livingRoom],
    [(middle + right) / 2, (kitchen + porch) / 2, words.kitchen],
  ] as const;
  const walls = [
    `M${middle} ${porch + 5}V${front}H${left}V${back}H${right}V${porch}H${middle}v1m0-1V${kitchen + 4}`,
    `M${left + bedroom} ${back}v3m0 3V${hall}M${left} ${hall}h${bedroom - 4}m3 0`,
    ...others.map((x) => `H${x + 1}m3 0M${x} ${back}v3m0 3V${hall}m4 0`),
    `H${right}`,
  ];
  const doors = [
    `M${middle} ${porch + 1}h-4a4 4 0 0 0 4 4M${left + bedroom - 1} ${hall}v-3a3 3 0 0 0-3 3`,
    ...others.map((x) => `M${x + 1} ${hall}v-3a3 3 0 0 1 3 3`),
  ];
  return (
    <g stroke={color.textOnAccent}>
      <path
        d={`M${middle} 0H${right}V${porch}H${middle}z`}
        fill={floor}
        fillOpacity={0.4}
        stroke="none"
      />
      <use
        href="#tree"
        transform={`translate(${middle / 2} ${front / 2})scale(${(front / -14).toFixed(2)})`}
      />
      <path fill={floor} strokeWidth={0.6} d={walls.join("")} />
      <path
        stroke={floor}
        strokeWidth={0.3}
        d={`M${left + 3} ${back}h5M${right - 8} ${back}h5M${left} ${porch}v6M${left + 2} ${front}h6M${right} ${porch - 2}v-4`}
      />
      <path
        fill="none"
        strokeWidth={0.2}
        d={`M${middle} -.8H.8V${0.8 - depth}H${width - 0.8}V-.8H${right}M${middle} ${porch + 6}h6v-6${doors.join("")}`}
      />
      <use href="#car" x={right - 4} y={-2} />
      <use href="#person" x={middle + 3} y={-1} />
      {names.map(([x, y, name]) => (
        <text key={x} x={x} y={y + 0.8}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** What is drawn of the chosen plot: its area and sides, a house on it, and a person at its gate. */
export const ChosenPlot = ({ plot }: { plot: Sides }) => (
  <>
    <path d={outline(plot)} />
    {plot.width >= 26 && plot.depth >= 40 && <House {...plot} />}
    <path d={dimensionLines(plot.width, plot.depth)} />
    <text x={plot.width / 2} y={7}>
      {feet(plot.width)}
    </text>
    <text transform="rotate(-90)" x={plot.depth / 2} y={-4.7}>
      {feet(plot.depth)}
    </text>
    <circle r={1} fill={color.text} stroke="none" />
  </>
);
