import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color } from "../theme";

/** Id of the one plan of each page; photos show parts of it with <use>. */
const planId = "plan";

// Keeps lines equally thick in crops. An attribute, since CSS does not reach copies of <use>.
const evenLines = { vectorEffect: "non-scaling-stroke" } as const;

/** The layout plan of a page, of which photos that are not loaded show parts; once on a page. It is not drawn itself. */
export const PlanLines = ({ plan }: { plan: Queries.PlanFragment }) => (
  <svg width={0} height={0} aria-hidden="true">
    <defs>
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
        <path {...evenLines} d={plan.plots} strokeWidth={0.7} strokeOpacity={0.75} />
        <path {...evenLines} d={plan.blocks} strokeWidth={1.4} />
      </g>
    </defs>
  </svg>
);

interface PlanCropProps {
  /** Its viewBox. */
  crop: string;
  frame: typeof PlanFrame;
}

/** A part of the page's plan. It fills its container and uses the container's text colour. */
export const PlanCrop = ({ crop, frame: Frame }: PlanCropProps) => (
  <Frame viewBox={crop} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href={`#${planId}`} />
  </Frame>
);

/** The frame of a drawing, over its container; for variants. */
export const PlanFrame = styled.svg({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  fill: "none",
  stroke: "currentColor",
  color: color.planLine,
});

export const fragment = graphql`
  fragment Plan on LayoutPlan {
    blocks
    plots
    park
    road
  }
`;
