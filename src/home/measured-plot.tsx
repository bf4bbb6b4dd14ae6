import styled from "@emotion/styled";
import { keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { type CSSProperties, Fragment } from "react";

import { FigureText } from "../ui/figure-text";
import { displayText } from "../ui/mixins";
import { SiteLink } from "../ui/site-link";
import { border, color, fontSize, from, lineHeight, size, space, when } from "../theme";
import { plotSizeWords as words } from "./words";

// All lengths of the drawing are in feet. The corner stone, from which every plot is measured, is at 0, 0.

type Sides = Pick<Queries.MeasuredPlotFragment, "width" | "depth">;

const court = { width: 20, depth: 44 };
/** The edges and the middle of the road in front of the plots. */
const road = { near: 7.5, middle: 14.5, far: 21.5 };
/** Dimensions are left of the plots, a tree is right of them. */
const room = { left: 9, right: 20, above: 0.5, below: 22 };
/** The sides of neighbouring plots, right of what stands beside the drawing. */
const neighbours = [150, 210, 270];
/** Beyond the right edge of any screen. */
const farRight = 500;

const outline = ({ width, depth }: Sides) => `M0 0v${-depth}h${width}v${depth}`;

/** The back and the side of another plot, as far as they lie inside a plot. */
function inside(plot: Sides, other: Sides): string {
  const [width, depth] = [Math.min(plot.width, other.width), Math.min(plot.depth, other.depth)];
  const back = other.depth < plot.depth ? `M0 ${-depth}h${width}` : "";
  return other.width < plot.width ? `${back}M${width} ${-depth}v${depth}` : back;
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
    preserveAspectRatio: "xMinYMin",
    "aria-hidden": true,
  } as const;
  const scale: CSSProperties & Record<`--${string}`, number> = {
    "--high": high,
    "--plots": room.left + width,
  };
  // The court is in the middle of the smallest plot that has room for it.
  const hasCourt = (plot: Sides) => plot.width > court.width && plot.depth > court.depth;
  const ground = plots.find(hasCourt);
  return (
    <Choice style={scale}>
      <Question>{words.question}</Question>
      <Drawing {...drawing}>
        <path
          fill={color.line}
          fillOpacity={0.35}
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
          d="M2 0h10.5q2 .3 2 2.9t-2 2.9h-10.5q-2-.2-2-2v-1.8q0-1.8 2-2zM4 .9h6.2v4h-6.2zM10.2 .9l1.6-.5v5l-1.6-.5M4 .9l-1.2-.4v4.8l1.2-.4"
        />
        <g transform={`translate(${width + 6.5} 3.6)rotate(-14)`} fill={color.text} stroke="none">
          <ellipse rx={1.2} ry={0.6} fill={color.planLine} />
          <circle r={0.6} />
        </g>
        <text fill="currentColor" x={width + 8.8} y={3.6} dy=".35em" textAnchor="start">
          {words.person}
        </text>
        <text fill="currentColor" x={width + 11} y={-19.5}>
          {words.tree}
        </text>
        <defs>
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
      </Drawing>
      {plots.map((plot) => {
        const id = `size-${plot.width}-${plot.depth}`;
        return (
          <Fragment key={id}>
            <Radio
              type="radio"
              name="size"
              id={id}
              defaultChecked={plot.isPreferred}
              aria-label={words.name(plot)}
            />
            <Name htmlFor={id}>{plot.sizeText}</Name>
            <Chosen>
              <Facts>
                <Area>{plot.sizeText}</Area>
                <span>{words.sides(plot.width, plot.depth)}</span>
                <Price>
                  <FigureText>{plot.priceText}</FigureText>
                </Price>
                <SiteLink to={`/open-plots/?size=${plot.size}`}>
                  {words.layouts(plot.layouts)}
                </SiteLink>
              </Facts>
              <Drawing {...drawing}>
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
                  {words.feet(plot.width)}
                </text>
                <text transform={`translate(-4.7 ${-plot.depth / 2})rotate(-90)`}>
                  {words.feet(plot.depth)}
                </text>
                <circle r={1} fill={color.text} stroke={color.surface} strokeWidth={0.2} />
              </Drawing>
            </Chosen>
          </Fragment>
        );
      })}
    </Choice>
  );
}

const Choice = styled.fieldset({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  margin: 0,
  padding: 0,
  border: 0,
  // The choice is right of the drawing, into the margin of the page. Pixels to a foot: as wide as the room for the plots,
  // as high as the screen.
  [from("md")]: {
    "--foot": "min(41rem / var(--high), 48vw / var(--plots))",
    alignContent: "start",
    // So wide that the price begins a line.
    maxWidth: "calc(var(--foot) * (var(--plots) + 4) + 22rem)",
    minHeight: "calc(var(--foot) * var(--high))",
    marginInlineEnd: `max(-${space.rows}, (min(100vw, ${size.page}) - 100vw) / 2)`,
    paddingBlockStart: space.md,
    paddingInlineStart: "calc(var(--foot) * (var(--plots) + 4))",
  },
  [from("xl")]: {
    "--foot":
      "min(41rem / var(--high), (100vh - var(--strip, 0px) - 13rem) / var(--high), (57.8vw - 22.75rem) / var(--plots))",
  },
  // A list of all sizes, since nobody can choose on paper.
  [when.print]: {
    label: { display: "none" },
    div: { display: "contents" },
    "input:not(:checked) + * + * > svg": { display: "none" },
    "p, strong": { position: "static", order: 0, width: "auto", margin: 0, font: "inherit" },
    "p, legend": { flexBasis: "100%" },
  },
});

// Floating makes it an item of the fieldset's row.
const Question = styled.legend({
  float: "left",
  flexBasis: "100%",
  padding: 0,
  color: color.textQuiet,
  fontSize: fontSize.small,
});

const draw = keyframes({
  from: { strokeDasharray: "0 2000" },
  to: { strokeDasharray: "2000 0" },
});

const Drawing = styled.svg({
  order: 2,
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
  text: { stroke: "none" },
  path: { vectorEffect: "non-scaling-stroke" },
  // The chosen plot is drawn over all plots.
  "div > &": {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: 0,
    fill: color.accent,
    stroke: color.accent,
  },
  [from("md")]: {
    position: "absolute",
    insetInlineStart: 0,
    width: "100%",
    height: "calc(var(--foot) * var(--high))",
    fontSize: "2.7px",
    "&&": { insetBlock: "0 auto" },
  },
  [from("xl")]: { fontSize: "2.4px" },
  [when.motionAllowed]: { "[data-drawn]": { animation: `${draw} 1s ease-out` } },
});

// Takes no room, and stands before its label, so that the browser scrolls to both; the label has the ring.
const Radio = styled.input({
  opacity: 0,
  width: 0,
  height: size.touch,
  margin: 0,
  "&&&": { outline: "none", boxShadow: "none" },
});

/** What belongs to the chosen size. */
const Chosen = styled.div({
  display: "none",
  "input:checked + * + &": { display: "contents" },
});

const Name = styled.label({
  flexGrow: 1,
  minWidth: size.touch,
  minHeight: size.touch,
  paddingBlock: space.sm,
  color: color.textQuiet,
  ...displayText("menu", lineHeight.snug),
  textDecorationThickness: border.focus,
  textUnderlineOffset: "0.4em",
  cursor: "pointer",
  "input:checked + &": {
    color: color.text,
    textDecorationLine: "underline",
    textDecorationColor: color.accent,
  },
  "input:focus-visible + &": { outline: `${border.focus} solid ${color.accent}` },
  [when.hover]: { "&:hover": { color: color.text } },
});

const Facts = styled.p({
  // A larger touch target, which moves no line.
  a: { paddingBlock: space.sm },
  order: 1,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.sm,
  alignItems: "baseline",
  width: "100%",
  marginBlock: `${space.sm} ${space.lg}`,
});

const Area = styled.strong({
  [from("md")]: displayText("figure", 1),
});

const Price = styled.strong({
  order: -1,
  width: "100%",
  ...displayText("sum"),
  color: color.accent,
  [from("md")]: { order: 0, width: "auto", marginTop: space.sm },
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
