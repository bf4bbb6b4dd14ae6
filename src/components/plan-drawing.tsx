import styled from "@emotion/styled";
import { keyframes } from "@emotion/react";
import { graphql } from "gatsby";

import { color, motion, when } from "../theme";

export interface PlanDrawingProps {
  plan: Queries.PlanFragment;
  className?: string;
}

/** One to a page: photos show parts of it, so that no page has to carry a second one. */
const planId = "plan";

// As thick in a part as in the whole. An attribute: a rule of the styles would not reach what <use> copies.
const evenLines = { vectorEffect: "non-scaling-stroke" } as const;

/**
 * A layout plan as decoration, whose lines are drawn once when the page opens. It fills the box it is put in and
 * takes the box's text colour.
 */
export function PlanDrawing({ plan, className }: PlanDrawingProps) {
  const [, , width = 0, height = 0] = plan.viewBox.split(" ").map(Number);
  return (
    <Drawing
      className={className}
      viewBox={plan.viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g id={planId} transform={`rotate(${plan.angle} ${width / 2} ${height / 2})`}>
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
    </Drawing>
  );
}

/** A part of the page's plan, without the animation. @param crop its rectangle, as a viewBox. */
export const PlanCrop = ({ crop, className }: { crop: string; className?: string }) => (
  <Drawing
    className={className}
    viewBox={crop}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <use href={`#${planId}`} />
  </Drawing>
);

/** The pieces that lines are drawn in, in pixels. Not kept after the animation: it would leave gaps in longer lines. */
const strokeDasharray = 900;

const draw = keyframes({
  from: { strokeDasharray, strokeDashoffset: strokeDasharray },
  to: { strokeDasharray, strokeDashoffset: 0 },
});

const Drawing = styled.svg({
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

export const fragment = graphql`
  fragment Plan on LayoutPlan {
    viewBox
    angle
    blocks
    plots
    park
    road
  }
`;
