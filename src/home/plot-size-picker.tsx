import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Fragment, type CSSProperties } from "react";

import { formatNumber } from "../lib/numbers";
import { border, color, fontSize, from, lineHeight, size, space, when } from "../theme";
import { AmountText } from "../ui/amount-text";
import { displayText, secondaryText } from "../ui/mixins";
import { SiteLink } from "../ui/site-link";
import { AllPlots, drawingFrame, PlotWithHouse } from "./plot-drawing";
import { priceRangeText, plotSizeWords as words, type PlotSize } from "./words";

/**
 * Lets a visitor choose one of the usual sizes of plots, which are drawn to one scale from one corner. It works without
 * scripts, since only the details of the checked size are displayed.
 */
export function PlotSizePicker({ plots }: { plots: readonly PlotSize[] }) {
  const { drawing, ratio } = drawingFrame(plots);
  const style: CSSProperties & { "--ratio": string } = { "--ratio": ratio };
  return (
    <SizeChoice style={style}>
      <Question>{words.question}</Question>
      <PlotsDrawing {...drawing}>
        <AllPlots plots={plots} />
      </PlotsDrawing>
      {plots.map((plot, index) => {
        const id = `size-${index}`;
        return (
          <Fragment key={id}>
            <SizeRadio
              type="radio"
              name="size"
              id={id}
              defaultChecked={plot.isPreferred}
              aria-label={words.name(plot)}
            />
            <SizeLabel htmlFor={id}>{formatNumber(plot.size)}</SizeLabel>
            <SizeDetails>
              <SizeFacts>
                <Area>{formatNumber(plot.size)}</Area>
                <SidesText>{words.sides(plot.width, plot.depth)}</SidesText>
                <SizePrice>
                  <AmountText>{priceRangeText(plot)}</AmountText>
                </SizePrice>
                <FinderLink to={`/open-plots/?size=${plot.size}`}>{words.link(plot)}</FinderLink>
              </SizeFacts>
              <GoldDrawing {...drawing}>
                <PlotWithHouse plot={plot} />
              </GoldDrawing>
            </SizeDetails>
          </Fragment>
        );
      })}
    </SizeChoice>
  );
}

// The smallest screen on which six sizes fit in one row. There the price is to the right of the plots.
const sixInRow = "@media (min-width: 19.5rem)";

// On a wide screen the plots are on the left, at most as high as the screen, and everything else is on the right.
const highest = `clamp(24rem, 100vh - var(--banner, 0px) - ${size.header} - 8.5rem, 42rem)`;

const SizeChoice = styled.fieldset({
  // The names of rooms are shown on large screens only, where they are legible.
  "--rooms": "none",
  display: "grid",
  // A column for each size, or fewer where the text is large.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(2.9rem, 16%), 1fr))",
  margin: 0,
  padding: 0,
  border: 0,
  [from("md")]: {
    "--rooms": "inline",
    gridTemplateColumns: `minmax(0, calc(${highest} * var(--ratio))) repeat(6, minmax(${size.touch}, 1fr))`,
    gridTemplateRows: "1fr auto auto auto 1.5fr",
  },
});

const Question = styled.legend({
  // The float makes the legend an item of the grid.
  float: "left",
  gridColumn: "1 / -1",
  padding: 0,
  ...secondaryText,
  [from("md")]: { gridArea: "2 / 2 / auto / -1" },
});

// A visitor sees and presses the label, which also has the focus ring.
const SizeRadio = styled.input({ position: "absolute", opacity: 0, pointerEvents: "none" });

const SizeLabel = styled.label({
  minHeight: size.touch,
  marginBottom: space.sm,
  paddingBlock: space.sm,
  color: color.textQuiet,
  ...displayText("menu", lineHeight.snug),
  textDecorationThickness: border.focus,
  textUnderlineOffset: "0.4em",
  cursor: "pointer",
  "input:checked + &, &:hover": { color: color.text },
  "input:checked + &": { textDecorationLine: "underline", textDecorationColor: color.accent },
  "input:focus-visible + &": { outline: `${border.focus} solid ${color.accent}` },
  [from("md")]: { gridRow: 3 },
});

const SizeDetails = styled.div({
  display: "none",
  "input:checked + label + &": { display: "contents" },
});

const SizeFacts = styled.p({
  // After all sizes, in however many rows they are.
  order: 1,
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.sm,
  alignItems: "baseline",
  alignContent: "start",
  lineHeight: lineHeight.snug,
  [sixInRow]: { gridArea: "9 / 5 / auto / -1" },
  [from("md")]: { gridArea: "4 / 2 / auto / -1" },
});

const Area = styled.strong({
  ...displayText("amount"),
  [from("md")]: { fontSize: fontSize.figure },
});

const SidesText = styled.span(secondaryText);

const SizePrice = styled.b({
  ...displayText("item", lineHeight.snug),
  color: color.accent,
  // The price has a line to itself, since it depends on the font whether the sides leave enough room.
  width: "100%",
  marginTop: space.xs,
  [from("md")]: { fontSize: fontSize.amount },
});

// The padding enlarges the touch target without moving lines.
const FinderLink = styled(SiteLink)({ paddingBlock: space.sm });

const draw = keyframes({
  from: { strokeDasharray: "0 2000" },
  to: { strokeDasharray: "2000 0" },
});

const PlotsDrawing = styled.svg({
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
  text: { stroke: "none" },
  [when.forcedColors]: { color: "CanvasText", text: { fill: "CanvasText" } },
  [when.motionAllowed]: { "[data-drawn]": { animation: `${draw} 1s ease-out` } },
  [sixInRow]: { gridColumnEnd: 5 },
  [from("md")]: { gridArea: "1 / 1 / 6 / 2", fontSize: "2.4px" },
});

/** The drawing of the chosen plot, which lies over the drawing of all plots. */
const GoldDrawing = styled(PlotsDrawing)({ fill: color.accent, stroke: color.accent });
