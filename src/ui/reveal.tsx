import styled from "@emotion/styled";
import type { ElementType, ReactNode } from "react";
import { useInView } from "react-intersection-observer";

import { motion, when } from "../theme";

export interface RevealProps {
  /** Place in its list, from 0; each place waits one step longer. */
  index: number;
  /** Whether it is simply there. */
  isStill?: boolean;
  as?: ElementType;
  children: ReactNode;
  className?: string;
}

/** Delay of an item by its place in its list, in milliseconds; a long list starts again at none. */
const revealDelay = (index: number) => (index % motion.delaySteps) * motion.delayStep;

/**
 * Makes its children rise and fade in when first scrolled into view. The prebuilt page shows them
 * from the start; they are hidden only once scripts run, and only below the first screen.
 */
export function Reveal({ index, isStill = false, as, children, className }: RevealProps) {
  const { ref, inView, entry } = useInView({
    triggerOnce: true,
    // Visible until the observer first reports that it is below the first screen.
    initialInView: true,
    threshold: 0.1,
  });
  const fold = entry?.rootBounds?.bottom ?? 0;
  const isHidden = !inView && entry !== undefined && entry.boundingClientRect.top >= fold;

  return (
    <Item
      as={as}
      ref={ref}
      className={className}
      data-reveal={isStill ? undefined : isHidden ? "hidden" : entry && "shown"}
      style={{ transitionDelay: `${revealDelay(index)}ms` }}
    >
      {children}
    </Item>
  );
}

const Item = styled.div({
  // Otherwise the delay would apply to every change, such as the switch to dark colours.
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
