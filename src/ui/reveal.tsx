import type { ElementType, ReactNode } from "react";
import { useOnInView } from "react-intersection-observer";

import { motion } from "../theme";

export interface RevealProps {
  /** Index in the list; each item starts one step later. */
  index: number;
  as?: ElementType;
  children: ReactNode;
}

/** How far below the screen an item is watched, in pixels: a few frames of quick scrolling. */
const lead = 160;

/** Of items that come into view together, the first one: when it was scrolled in, and its delay. */
const leader = { time: 0, delay: 0 };

/**
 * Starts the entrance of an item below the screen in the frame before its first pixels are seen. It waits for the items
 * that come together with it, until a tenth of it is in view. After a jump, items appear without animation.
 */
function revealOnScroll(item: Element, delay: number): void {
  let before = window.scrollY;
  let isBelow = true;
  let entrance: Animation | undefined;
  const scrolled = new AbortController();
  const onScroll = ({ timeStamp: time }: Event) => {
    const step = window.scrollY - before;
    before += step;
    const { top, height } = item.getBoundingClientRect();
    const seen = (window.innerHeight - top) / height;
    const seenNext = seen + step / height;
    if (isBelow && seenNext <= 0) return;
    if (isBelow && time !== leader.time) Object.assign(leader, { time, delay });
    if (isBelow && seen < 0.1) {
      const from = { opacity: 0, transform: `translateY(${motion.rise})` };
      entrance = item.animate([from, {}], { ...motion.reveal, delay, fill: "backwards" });
    }
    const isSeen = Math.max(seen, seenNext) >= 0.1;
    if (isSeen) scrolled.abort();
    // The item is a frame further, since it is hidden while the first one waits.
    const waited = isSeen ? delay + 20 : isBelow ? Math.min(leader.delay, delay) : 0;
    isBelow = false;
    if (!entrance) return;
    if (seen >= 1) entrance.finish();
    else entrance.currentTime = Math.max(Number(entrance.currentTime), waited);
  };
  addEventListener("scroll", onScroll, { passive: true, signal: scrolled.signal });
}

/**
 * Makes its children rise and fade in when first scrolled into view from below. They are not hidden before, so
 * that a jump, a print and a picture of the whole page show them.
 */
export function Reveal({ index, as: Item = "div", children }: RevealProps) {
  // In milliseconds; long lists start again at zero.
  const delay = (index % motion.delaySteps) * motion.delayStep;
  const ref = useOnInView(
    (_isInView, { target, boundingClientRect }) => {
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!isCalm && boundingClientRect.top >= window.innerHeight) revealOnScroll(target, delay);
    },
    { triggerOnce: true, rootMargin: `0px 0px ${lead}px` },
  );
  return <Item ref={ref}>{children}</Item>;
}
