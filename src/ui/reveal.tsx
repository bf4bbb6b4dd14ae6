import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { ElementType, ReactNode } from "react";
import { useOnInView } from "react-intersection-observer";

import { motion, when } from "../theme";

export interface RevealProps {
  /** Index in the list; each item starts one step later. */
  index: number;
  as?: ElementType;
  /** A variant of `RevealFrame`. */
  frame?: typeof RevealFrame;
  children: ReactNode;
}

/** On an item while it appears. */
const revealMark = "data-reveal";

/** How far below the screen an item starts, so that no pixel is shown before: about a frame of quick scrolling. */
const lead = 64;

/** Delay of an item in milliseconds; long lists start again at zero. */
const revealDelay = (index: number) => (index % motion.delaySteps) * motion.delayStep;

/**
 * Makes its children rise and fade in when first scrolled into view from below. They are not hidden before, so
 * that a jump, a print and a picture of the whole page show them.
 */
export function Reveal({ index, as, frame: Frame = RevealFrame, children }: RevealProps) {
  const ref = useOnInView(
    (_isInView, { target, boundingClientRect }) =>
      target.toggleAttribute(revealMark, boundingClientRect.top >= window.innerHeight),
    { triggerOnce: true, rootMargin: `0px 0px ${lead}px` },
  );
  return (
    <Frame
      as={as}
      ref={ref}
      style={{ animationDelay: `${revealDelay(index)}ms` }}
      // A print or another position in its list would start it again.
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.removeAttribute(revealMark);
      }}
    >
      {children}
    </Frame>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.rise})` } });

/** The frame of what appears; for variants. */
export const RevealFrame = styled.div({
  "@media screen": {
    [when.motionAllowed]: {
      [`&[${revealMark}]`]: { animation: `${rise} ${motion.reveal} backwards` },
    },
  },
});
