import styled from "@emotion/styled";
import type { ElementType, ReactNode } from "react";
import { useInView } from "react-intersection-observer";

import { motion, when } from "../theme";

export interface RevealProps {
  /** Place in the list, from 0; each item starts one step later. */
  index: number;
  /** Whether it appears without a reveal. */
  isStill?: boolean;
  as?: ElementType;
  /** A variant of `RevealFrame`. */
  frame?: typeof RevealFrame;
  children: ReactNode;
}

/** Delay of an item in milliseconds; long lists start again at zero. */
const revealDelay = (index: number) => (index % motion.delaySteps) * motion.delayStep;

/**
 * Makes its children rise and fade in when first scrolled into view. The prerendered page shows them; they are hidden
 * after hydration only, and only below the first screen.
 */
export function Reveal({
  index,
  isStill = false,
  as,
  frame: Frame = RevealFrame,
  children,
}: RevealProps) {
  const { ref, inView, entry } = useInView({
    triggerOnce: true,
    // Visible until the observer reports it below the first screen.
    initialInView: true,
    threshold: 0.1,
  });
  const fold = entry?.rootBounds?.bottom ?? 0;
  const isHidden = !inView && entry !== undefined && entry.boundingClientRect.top >= fold;

  return (
    <Frame
      as={as}
      ref={ref}
      data-reveal={isStill ? undefined : isHidden ? "hidden" : entry && "shown"}
      style={{ transitionDelay: `${revealDelay(index)}ms` }}
    >
      {children}
    </Frame>
  );
}

/** The frame of what appears; for variants. */
export const RevealFrame = styled.div({
  // Prevents the delay from applying to other changes, such as the switch to dark colours.
  transition: "none",
  "@media screen": {
    [when.motionAllowed]: {
      "&[data-reveal=hidden]": { opacity: 0, transform: `translateY(${motion.rise})` },
      "&[data-reveal=shown]": {
        transition: `opacity ${motion.reveal}, transform ${motion.reveal}`,
      },
    },
  },
});
