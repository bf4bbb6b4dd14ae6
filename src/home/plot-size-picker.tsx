import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Fragment, type CSSProperties } from "react";

import { formatNumber } from "../lib/numbers";
import { border, color, fontSize, from, lineHeight, size, space, when } from "../theme";
import { AmountText } from "../ui/amount-text";
import { displayText, secondaryText } from "../ui/mixins";
import { SiteLink } from "../ui/site-link";
import { AllPlots, ChosenPlot, drawingOf } from "./plot-drawing";
import { priceRangeText, plotSizeWords as words, type PlotSize } from "./words";

/**
 * The usual sizes of plots, drawn to one scale from one corner, of which a visitor chooses one. It works without
 * scripts.
 */
export function PlotSizePicker({ plots }: { plots: readonly PlotSize[] }) {
  const { drawing, ratio } = drawingOf(plots);
  const style: CSSProperties & { "--ratio": string } = { "--ratio": ratio };
  return (
    <Choice style={style}>
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
    </Choice>
  );
}

const draw = keyframes({
  from: { strokeDasharray: "0 2000" },
  to: { strokeDasharray: "2000 0" },
});

const Choice = styled.fieldset({
  // The names of rooms are shown where they are legible.
  "--rooms": "none",
  display: "grid",
  // A column for each size; fewer if text is large.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(2.9rem, 16%), 1fr))",
  margin: 0,
  padding: 0,
  border: 0,
  // The float makes it an item of the grid.
  legend: { float: "left", gridColumn: "1 / -1", padding: 0, ...secondaryText },
  // Its label has the ring, and takes the press.
  input: { position: "absolute", opacity: 0, pointerEvents: "none" },
  label: {
    minHeight: size.touch,
    marginBottom: space.sm,
    paddingBlock: space.sm,
    color: color.textQuiet,
    fontVariantNumeric: "tabular-nums",
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
    alignContent: "start",
    lineHeight: lineHeight.snug,
  },
  // The area is <strong>.
  strong: displayText("amount"),
  // The price is alone on its line, since whether more fits beside it depends on the font.
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
    // It may lie over the sizes.
    pointerEvents: "none",
    "& > path": { vectorEffect: "non-scaling-stroke" },
  },
  "div > svg": { fill: color.accent, stroke: color.accent },
  text: { stroke: "none" },
  [when.forcedColors]: { "& > svg": { color: "CanvasText" }, text: { fill: "CanvasText" } },
  [when.motionAllowed]: { "[data-drawn]": { animation: `${draw} 1s ease-out` } },
  // Six sizes fit a row: the price is right of the plots.
  "@media (min-width: 19.5rem)": {
    "& > svg, div > svg": { gridColumnEnd: 5 },
    p: { gridArea: "9 / 5 / auto / -1" },
  },
  // The choice is right of the plots, whose drawing is at most as high as the screen.
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
