import styled from "@emotion/styled";
import { keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { type CSSProperties, Fragment } from "react";

import { FigureText } from "../ui/figure-text";
import { displayText, secondaryText } from "../ui/mixins";
import { SiteLink } from "../ui/site-link";
import { feet } from "../ui/words";
import { border, color, from, lineHeight, size, space, when } from "../theme";
import { plotSizeWords as words } from "./words";

// All lengths of the drawing are in feet. The corner stone, from which every plot is measured, is at 0, 0.

type Sides = Pick<Queries.MeasuredPlotFragment, "width" | "depth">;

const court = { width: 20, depth: 44 };
/** The edges and the middle of the road in front of the plots. */
const road = { near: 7.5, middle: 14.5, far: 21.5 };
/** Dimensions are left of the plots, a tree is right of them. */
const room = { left: 9, beside: 4, right: 20, above: 0.5, below: 22 };
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

/**
 * The usual sizes of plots, drawn to one scale from one corner stone, of which a visitor chooses one. It works without
 * scripts.
 */
export function MeasuredPlot({ plots }: { plots: readonly Queries.MeasuredPlotFragment[] }) {
  const [width, depth] = [
    Math.max(...plots.map((plot) => plot.width)),
    Math.max(...plots.map((plot) => plot.depth)),
  ];
  const [wide, high] = [room.left + width + room.right, room.above + depth + room.below];
  const drawing = {
    viewBox: `${-room.left} ${-room.above - depth} ${wide} ${high}`,
    "aria-hidden": true,
  } as const;
  // Left of what stands beside the plots; the rest of the drawing reaches under the choice.
  const plotsWide = room.left + width + room.beside;
  const shape: CSSProperties & Record<`--${string}`, number> = {
    "--plots": plotsWide / high,
    "--wide": wide / plotsWide,
  };
  // The court is in the middle of the smallest plot that has room for it.
  const hasCourt = (plot: Sides) => plot.width > court.width && plot.depth > court.depth;
  const ground = plots.find(hasCourt);
  return (
    <Choice style={shape}>
      <legend>{words.question}</legend>
      <svg {...drawing}>
        <path
          fill="url(#lane)"
          stroke="none"
          d={`M${-room.left} ${road.near}H${farRight}V${road.far}H${-room.left}z`}
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
          d={`M${-room.left} ${road.middle}H${farRight}`}
          strokeDasharray="18 18"
        />
        <path d={`${plots.map(outline).join("")}M0 0h${width}`} data-drawn />
        {/* Thirteen large dots on a circle make the canopy, nine small ones its top, over slightly larger ones. */}
        <g
          transform={`translate(${width + 11} -9.5)`}
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
        <path
          transform={`translate(${width * 0.4} 8.1)`}
          d="M2 0h10q3 0 3 2.9t-3 2.9h-10q-2 0-2-2.9t2-2.9zM3.5 1h5v3.8h-5zM8.5 1l2-.5v4.8l-2-.5"
        />
        <g transform={`translate(${width + 6} 3.6)`} fill={color.text} stroke="none">
          <ellipse rx={1.3} ry={0.7} fill={color.survey} />
          <circle r={0.6} />
          <text x={2.2} dy=".35em" textAnchor="start">
            {words.person}
          </text>
        </g>
        <text fill="currentColor" x={width + 11} y={-19.5}>
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
      </svg>
      {plots.map((plot, index) => {
        const id = `size-${index}`;
        return (
          <Fragment key={id}>
            <input
              type="radio"
              name="size"
              id={id}
              defaultChecked={plot.isPreferred}
              aria-label={words.name(plot)}
            />
            <label htmlFor={id}>{plot.sizeText}</label>
            <div>
              <p>
                <strong>{plot.sizeText}</strong>
                <span>{words.sides(plot.width, plot.depth)}</span>
                <strong>
                  <FigureText>{plot.priceText}</FigureText>
                </strong>
                <SiteLink to={`/open-plots/?size=${plot.size}`}>
                  {words.layouts(plot.layouts)}
                </SiteLink>
              </p>
              <svg {...drawing}>
                <path d={outline(plot)} />
                <path
                  stroke={color.textOnAccent}
                  strokeOpacity={0.4}
                  d={plots.map((other) => inside(plot, other)).join("")}
                />
                {ground && hasCourt(plot) && (
                  <use
                    href="#court"
                    x={(ground.width - court.width) / 2}
                    y={-(ground.depth + court.depth) / 2}
                  />
                )}
                <path d={dimensions(plot)} />
                <text x={plot.width / 2} y={6}>
                  {feet(plot.width)}
                </text>
                <text transform="rotate(-90)" x={plot.depth / 2} y={-4.7}>
                  {feet(plot.depth)}
                </text>
                <circle r={1} fill={color.text} stroke={color.surface} strokeWidth={0.2} />
              </svg>
            </div>
          </Fragment>
        );
      })}
    </Choice>
  );
}

const draw = keyframes({
  from: { strokeDasharray: "0 2000" },
  to: { strokeDasharray: "2000 0" },
});

const Choice = styled.fieldset({
  display: "grid",
  // A column for each size; fewer if text is large.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(2.9rem, 16%), 1fr))",
  margin: 0,
  padding: 0,
  border: 0,
  legend: {
    // Makes it an item of the grid.
    float: "left",
    gridColumn: "1 / -1",
    padding: 0,
    ...secondaryText,
  },
  // Its label has the ring, and takes the press.
  input: { position: "absolute", opacity: 0, pointerEvents: "none" },
  label: {
    minHeight: size.touch,
    paddingBlock: space.sm,
    color: color.textQuiet,
    ...displayText("menu", lineHeight.snug),
    textDecorationThickness: border.focus,
    textUnderlineOffset: "0.4em",
    cursor: "pointer",
  },
  "input:checked + label, label:hover": { color: color.text },
  "input:checked + label": { textDecorationLine: "underline", textDecorationColor: color.accent },
  "input:focus-visible + label": { outline: `${border.focus} solid ${color.accent}` },
  // What belongs to a size.
  div: { display: "none" },
  "input:checked + label + div": { display: "contents" },
  p: {
    // After all sizes, in however many rows they are.
    order: 1,
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.sm,
    alignItems: "baseline",
    marginBlock: `${space.sm} ${space.lg}`,
  },
  // The price is on the next line.
  span: { flex: "1 0 70%" },
  "span + strong": { ...displayText("sum"), color: color.accent },
  // A larger touch target, which moves no line.
  a: { paddingBlock: space.sm },
  // The chosen plot is drawn over all plots.
  svg: {
    gridArea: "9 / 1 / auto / -1",
    overflow: "visible",
    width: `calc(100% + ${space.gutter})`,
    maxWidth: "none",
    color: color.textQuiet,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.25,
    fontSize: "3.4px",
    textAnchor: "middle",
    // It may lie over the sizes.
    pointerEvents: "none",
  },
  "div > svg": { fill: color.accent, stroke: color.accent },
  text: { stroke: "none" },
  path: { vectorEffect: "non-scaling-stroke" },
  [when.motionAllowed]: { "[data-drawn]": { animation: `${draw} 1s ease-out` } },
  // The choice is right of the plots, whose drawing is at most as high as the screen.
  [from("md")]: {
    gridTemplateColumns:
      "minmax(0, calc(clamp(24rem, 100vh - var(--strip, 0px) - 13rem, 38.75rem) * var(--plots))) repeat(6, minmax(3rem, 1fr))",
    gridTemplateRows: "auto auto auto 1fr",
    "legend, p": { gridColumnStart: 2 },
    legend: { marginTop: space.md },
    "strong:first-of-type": displayText("figure"),
    span: { flex: "none" },
    "span + strong": { width: "100%", fontSize: "1.75rem" },
    svg: { gridArea: "1 / 1 / 5 / 2", width: "calc(100% * var(--wide))", fontSize: "2.5px" },
  },
  // A list of all sizes, since nobody can choose on paper.
  [when.print]: {
    label: { display: "none" },
    div: { display: "contents" },
    "input:not(:checked) + label + div > svg": { display: "none" },
    p: { margin: 0 },
    "strong, span + strong": {
      width: "auto",
      font: "inherit",
      color: "inherit",
    },
    svg: { width: "55%" },
  },
});

export const fragment = graphql`
  fragment MeasuredPlot on MeasuredPlot {
    width
    depth
    size
    sizeText
    priceText
    layouts
    isPreferred
  }
`;
