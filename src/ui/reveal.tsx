import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useEffect, useRef, type ElementType, type ReactNode } from "react";
import { observe } from "react-intersection-observer";

import { motion, when } from "../theme";

interface RevealProps {
  /** Its place in the list: each item starts one step after the one before. */
  index: number;
  as?: ElementType;
  children: ReactNode;
}

/** Makes its children rise and fade in when they are first scrolled into view from below. */
export function Reveal({ index, as, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = ref.current;
    let stop = () => {};
    // Hides items at the first scroll, not before, so that a print shows every item.
    const hide = () => {
      if (!item || item.getBoundingClientRect().top < window.innerHeight) return;
      item.dataset.entrance = "waits";
      stop = observe(item, (isInView) => {
        if (!isInView) return;
        item.dataset.entrance = "runs";
        stop();
      });
    };
    addEventListener("scroll", hide, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", hide);
      stop();
    };
  }, []);
  return (
    <Revealed
      as={as}
      ref={ref}
      style={{ animationDelay: `${(index % motion.delaySteps) * motion.delayStep}ms` }}
      // Otherwise the animation would run again after a print.
      onAnimationEnd={({ currentTarget }) => delete currentTarget.dataset.entrance}
    >
      {children}
    </Revealed>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${motion.rise})` } });

const Revealed = styled.div({
  [when.animated]: {
    "&[data-entrance=waits]": { opacity: 0 },
    "&[data-entrance=runs]": { animation: `${rise} ${motion.reveal} backwards` },
  },
});
