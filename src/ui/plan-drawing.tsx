import styled from "@emotion/styled";
import { keyframes } from "@emotion/react";
import { graphql } from "gatsby";

import { color, font, motion, planType, when } from "../theme";

export interface PlanDrawingProps {
  plan: Queries.PlanFragment;
  /** Whether the frontage of the gold plot is written on its dimension line. */
  isMeasured?: boolean;
  frame: typeof PlanFrame;
}

/** Id of the one plan of each page; photos show parts of it with <use>. */
const planId = "plan";

// Keeps lines equally thick in crops and in the whole plan. An attribute, since CSS does not reach copies of <use>.
const evenLines = { vectorEffect: "non-scaling-stroke" } as const;

/**
 * A decorative layout plan with one gold plot and its dimension line, animated when the page opens. It fills its
 * container and uses the container's text colour.
 */
export const PlanDrawing = ({
  plan,
  isMeasured = false,
  frame: Frame,
  ...rest
}: PlanDrawingProps) => (
  <Frame {...rest} viewBox={plan.viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g transform={plan.turn}>
      <Taken d={plan.plot} />
      <g id={planId}>
        <path
          {...evenLines}
          d={plan.park}
          fill="currentColor"
          fillOpacity={0.1}
          fillRule="evenodd"
          strokeWidth={1}
        />
        <path
          {...evenLines}
          d={plan.road}
          strokeWidth={0.8}
          strokeOpacity={0.6}
          strokeDasharray="7 7"
        />
        <path {...evenLines} d={plan.plots} strokeWidth={0.7} strokeOpacity={0.75} data-drawn />
        <path {...evenLines} d={plan.blocks} strokeWidth={1.4} data-drawn />
      </g>
      <Dimension>
        <path {...evenLines} d={plan.dimension} data-drawn />
        {isMeasured && <Frontage transform={plan.labelPlace}>{plan.label}</Frontage>}
      </Dimension>
    </g>
  </Frame>
);

interface PlanCropProps extends Pick<PlanDrawingProps, "frame"> {
  /** Its viewBox. */
  crop: string;
}

/** A part of the page's plan, without animation. */
export const PlanCrop = ({ crop, frame: Frame }: PlanCropProps) => (
  <Frame viewBox={crop} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href={`#${planId}`} />
  </Frame>
);

/** Length of a dash in pixels. For the animation only, since longer lines would have gaps. */
const strokeDasharray = 900;

const draw = keyframes({
  from: { strokeDasharray, strokeDashoffset: strokeDasharray },
  to: { strokeDasharray, strokeDashoffset: 0 },
});

/** The frame of a drawing, over its container; for variants. */
export const PlanFrame = styled.svg({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  fill: "none",
  stroke: "currentColor",
  color: color.planLine,
  [when.motionAllowed]: {
    "& [data-drawn]": { animation: `${draw} ${motion.draw}` },
  },
});

const Taken = styled.path({ fill: color.accent, stroke: "none" });

const Dimension = styled.g({ stroke: color.accent });

const Frontage = styled.text({
  // In units of the drawing.
  fontFamily: font.text,
  fontSize: `${planType}px`,
  textAnchor: "middle",
  dominantBaseline: "central",
  fill: color.accent,
  // Separates the figure from the line under it.
  stroke: color.surfaceDark,
  strokeWidth: 2,
  paintOrder: "stroke",
});

export const fragment = graphql`
  fragment Plan on LayoutPlan {
    viewBox
    turn
    plot
    dimension
    label
    labelPlace
    blocks
    plots
    park
    road
  }
`;
