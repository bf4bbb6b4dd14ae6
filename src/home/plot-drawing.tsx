import { feet } from "../ui/words";
import { color } from "../theme";
import { plotSizeWords as words } from "./words";

// All lengths are in feet. The corner that all plots share is at 0, 0. The styles of the lines and of
// the texts are in plot-size-picker.tsx, so that they need no classes.

type PlotOption = Pick<Queries.PlotSizeOptionFragment, "width" | "depth" | "sizeText">;
type Sides = Pick<PlotOption, "width" | "depth">;

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

/** Nine large dots on a circle make the canopy, six small ones its top, over slightly larger ones. */
const Tree = ({ x }: { x: number }) => (
  <g
    transform={`translate(${x} -9.5)`}
    fill={color.approvedBackground}
    stroke={color.approvedBackground}
    strokeDasharray="0 3.1416"
    strokeLinecap="round"
  >
    <circle r={4.5} strokeWidth={3.6} stroke="currentColor" />
    <circle r={4.5} strokeWidth={3.2} />
    <g strokeDasharray="0 2.0944">
      <circle r={2} strokeWidth={2.2} stroke="currentColor" opacity={0.5} />
      <circle r={2} strokeWidth={1.9} />
    </g>
  </g>
);

/** The least room for a number of three digits between two sides. */
const numberWidth = 7;

/** The number of a plot, in its own upper corner: on its side where another plot is nearly as wide. */
function PlotNumber({ plot, plots }: { plot: PlotOption; plots: readonly PlotOption[] }) {
  const { width, depth, sizeText } = plot;
  const isNarrow = plots.some(
    (other) => other.depth >= depth && other.width < width && other.width > width - numberWidth,
  );
  return (
    <text
      id={`number-${plots.indexOf(plot)}`}
      transform={`translate(${width - 1} ${1.2 - depth})${isNarrow ? "rotate(-90)" : ""}`}
      dy={isNarrow ? "-.3em" : ".8em"}
      textAnchor="end"
    >
      {sizeText}
    </text>
  );
}

interface AllPlotsProps {
  plots: readonly PlotOption[];
  bounds: Sides;
}

/** What is drawn of all plots: their outlines and numbers, the land around them, and what shows their scale. */
export const AllPlots = ({ plots, bounds }: AllPlotsProps) => (
  <>
    <Land {...bounds} />
    <path d={`${plots.map(outline).join("")}M0 0h${bounds.width}`} data-drawn />
    <Tree x={bounds.width + 10} />
    <path
      transform={`translate(${bounds.width * 0.4} 8.1)`}
      d="M2 0h10q3 0 3 2.9t-3 2.9h-10q-2 0-2-2.9t2-2.9zM3.5 1h5v3.8h-5zM8.5 1l2-.5v4.8l-2-.5"
    />
    <text fill="currentColor" x={bounds.width + 10} y={-17.3}>
      {words.tree}
    </text>
    <g fill="currentColor">
      {plots.map((plot) => (
        <PlotNumber key={plot.sizeText} plot={plot} plots={plots} />
      ))}
    </g>
    <defs>
      {/* The road fades in beside the words. */}
      <linearGradient id="lane">
        <stop stopColor={color.line} stopOpacity={0} />
        <stop stopColor={color.line} stopOpacity={0.35} offset={0.06} />
      </linearGradient>
      {/* Attributes, since some styles do not reach a copy of <use>. */}
      <g id="court">
        <path d="M0 0h20v44h-20z" fill="#23211c1f" stroke="none" />
        <path
          vectorEffect="non-scaling-stroke"
          d="M1.5 0v44m17 0v-44M0 2.5h20M0 15.5h20m0 13h-20m0 13h20M10 0v15.5m0 13v15.5M-1 22h22"
          stroke={color.textOnAccent}
          strokeOpacity={0.6}
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
      <g id="you" fill={color.surface} stroke={color.text}>
        <path
          vectorEffect="non-scaling-stroke"
          d="M-1.4-1.7v-1.2q0-.9.9-.9h1q.9 0 .9.9v1.2h-.5v1.7h-1.8v-1.7zM0-5.8a.8.8 0 0 1 0 1.6a.8.8 0 0 1 0-1.6"
        />
        <text y={6} fill={color.text} stroke="none">
          {words.person}
        </text>
      </g>
    </defs>
  </>
);

const hasCourt = (plot: Sides) => plot.width > court.width && plot.depth > court.depth;

/** What is drawn of the chosen plot: its area and sides, the plots inside it, and a person beside it. */
export function ChosenPlot({ plot, plots }: { plot: Sides; plots: readonly PlotOption[] }) {
  // The court is beside the corner of the smallest plot that has room for it.
  const courtPlot = plots.find(hasCourt);
  return (
    <>
      <path d={outline(plot)} />
      <path
        stroke={color.textOnAccent}
        strokeOpacity={0.4}
        d={plots.map((other) => inside(plot, other)).join("")}
      />
      <g fill={color.textOnAccent} stroke="none">
        {plots.map(
          ({ width, depth }, index) =>
            width <= plot.width &&
            depth <= plot.depth && <use key={index} href={`#number-${index}`} />,
        )}
      </g>
      {courtPlot && hasCourt(plot) && (
        <use href="#court" x={2} y={-(courtPlot.depth + court.depth) / 2} />
      )}
      <path d={dimensions(plot)} />
      <text x={plot.width / 2} y={6}>
        {feet(plot.width)}
      </text>
      <text transform="rotate(-90)" x={plot.depth / 2} y={-4.7}>
        {feet(plot.depth)}
      </text>
      <circle r={1} fill={color.text} stroke="none" />
      <use href="#you" x={plot.width + 2.1} />
    </>
  );
}
