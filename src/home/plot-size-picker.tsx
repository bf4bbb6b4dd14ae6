import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Fragment, type CSSProperties } from "react";

import { formatNumber } from "../lib/numbers";
import { border, color, fontSize, from, lineHeight, size, space, when } from "../theme";
import { AmountText } from "../ui/amount-text";
import { displayText, secondaryText } from "../ui/mixins";
import { SiteLink } from "../ui/site-link";
import { AllPlots, ChosenPlot, drawingFrame } from "./plot-drawing";
import { priceRangeText, plotSizeWords as words, type PlotSize } from "./words";

/**
 * The usual sizes of plots, drawn to one scale from one corner, of which a visitor chooses one. It works without
 * scripts.
 */
export function PlotSizePicker({ plots }: { plots: readonly PlotSize[] }) {
  const { drawing, ratio } = drawingFrame(plots);
  const style: CSSProperties & { "--ratio": string } = { "--ratio": ratio };
  return (
    <SizeChoice style={style}>
      <legend>{words.question}</legend>
      <svg {...drawing}>
        <AllPlots plots={plots} />
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
            <label htmlFor={id}>{formatNumber(plot.size)}</label>
            <div>
              <p>
                <strong>{formatNumber(plot.size)}</strong>
                <span>{words.sides(plot.width, plot.depth)}</span>
                <b>
                  <AmountText>{priceRangeText(plot)}</AmountText>
                </b>
                <SiteLink to={`/open-plots/?size=${plot.size}`}>{words.link(plot)}</SiteLink>
              </p>
              <svg {...drawing}>
                <ChosenPlot plot={plot} />
              </svg>
            </div>
          </Fragment>
        );
      })}
    </SizeChoice>
  );
}

const draw = keyframes({
  from: { strokeDasharray: "0 2000" },
  to: { strokeDasharray: "2000 0" },
});

// By elements, since six sizes have the same parts: <strong> is an area, <b> a price, <div> what belongs to one size.
const SizeChoice = styled.fieldset({
  // The names of rooms are shown on large screens only, where they are legible.
  "--rooms": "none",
  display: "grid",
  // A column for each size, or fewer where the text is large.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(2.9rem, 16%), 1fr))",
  margin: 0,
  padding: 0,
  border: 0,
  // The float makes the legend an item of the grid.
  legend: { float: "left", gridColumn: "1 / -1", padding: 0, ...secondaryText },
  // A visitor sees and presses the label, which also has the focus ring.
  input: { position: "absolute", opacity: 0, pointerEvents: "none" },
  label: {
    minHeight: size.touch,
    marginBottom: space.sm,
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
    alignContent: "start",
    lineHeight: lineHeight.snug,
  },
  strong: displayText("amount"),
  // Alone on its line: the font decides whether the price has room beside it.
  b: {
    ...displayText("item", lineHeight.snug),
    color: color.accent,
    width: "100%",
    marginTop: space.xs,
  },
  "p > span": secondaryText,
  // A larger touch target, which moves no line.
  a: { paddingBlock: space.sm },
  // The chosen plot is drawn over all plots.
  "& > svg, div > svg": {
    gridArea: "9 / 1 / auto / -1",
    overflow: "visible",
    width: "100%",
    color: color.textQuiet,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.25,
    fontSize: "3.9px",
    textAnchor: "middle",
    // The drawing may lie over the labels.
    pointerEvents: "none",
    "& > path": { vectorEffect: "non-scaling-stroke" },
  },
  "div > svg": { fill: color.accent, stroke: color.accent },
  text: { stroke: "none" },
  [when.forcedColors]: { "& > svg": { color: "CanvasText" }, text: { fill: "CanvasText" } },
  [when.motionAllowed]: { "[data-drawn]": { animation: `${draw} 1s ease-out` } },
  // From this width on six sizes fit a row, and the price stands right of the plots.
  "@media (min-width: 19.5rem)": {
    "& > svg, div > svg": { gridColumnEnd: 5 },
    p: { gridArea: "9 / 5 / auto / -1" },
  },
  // The sizes and the price stand right of the plots, whose drawing is at most as high as the screen.
  [from("md")]: {
    gridTemplateColumns: `minmax(0, calc(clamp(24rem, 100vh - var(--banner, 0px) - ${size.header} - 8.5rem, 42rem) * var(--ratio))) repeat(6, minmax(2.75rem, 1fr))`,
    gridTemplateRows: "1fr auto auto auto 1.5fr",
    legend: { gridArea: "2 / 2 / auto / -1" },
    label: { gridRow: 3 },
    p: { gridArea: "4 / 2 / auto / -1" },
    strong: { fontSize: fontSize.figure },
    b: { fontSize: fontSize.amount },
    "& > svg, div > svg": { gridArea: "1 / 1 / 6 / 2", fontSize: "2.4px" },
    "--rooms": "inline",
  },
});
