import styled from "@emotion/styled";
import type { ElementType, ReactNode } from "react";
import { useInView } from "react-intersection-observer";

import { motion, when } from "../theme";

export interface RevealProps {
  /** Place in its group, from 0; each place waits one step longer. */
  index?: number;
  as?: ElementType;
  children: ReactNode;
  className?: string;
}

/** Delay of an item within its group, in seconds. */
export const revealDelay = (index: number) => Math.min(index * motion.delayStep, motion.delayLimit);

/**
 * Lets what is in it rise and fade in when it is first scrolled into view. The prebuilt page shows it
 * from the start; it is hidden only once scripts run, and only below the first screen.
 */
export function Reveal({ index = 0, as, children, className }: RevealProps) {
  const { ref, inView, entry } = useInView({
    triggerOnce: true,
    // Visible until the observer's first report says that it stands below the first screen.
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
      data-reveal={isHidden ? "hidden" : entry && "shown"}
      style={{ transitionDelay: `${revealDelay(index)}s` }}
    >
      {children}
    </Item>
  );
}

const Item = styled.div({
  // Else the delay alone would hold back every change, such as that to dark colours.
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
