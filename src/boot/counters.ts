import { digitGroups } from "../lib/rupees";
import { counterDuration } from "../theme";
import { countToMark } from "./marks";
import { whileParsing } from "./while-parsing";

const steps = 60;

interface Climb {
  /** Milliseconds since the page was opened; undefined until the figure is in view. */
  start?: number;
}

/**
 * Counts each marked figure up from zero once it is in view. React would start after the first paint and render four
 * figures sixty times. During hydration the page calls `window.countUp` again, to restore the text that React has
 * overwritten. The step depends on the clock, not on frames, so a sleeping tab delays nothing. After the first figure is
 * complete, figures of later pages do not count: a visitor sees the effect once.
 */
export function countUp(): void {
  const climbs = new WeakMap<Element, Climb>();
  let hasArrived = false;

  const stepOf = ({ start }: Climb) =>
    start === undefined
      ? 0
      : Math.min(steps, Math.floor(((performance.now() - start) * steps) / counterDuration));
  const write = (figure: Element, step: number) => {
    const target = Number(figure.getAttribute(countToMark));
    const number = String(Math.floor((target * step) / steps));
    const text = `${number.replace(digitGroups, ",")}+`;
    if (figure.textContent !== text) figure.textContent = text;
  };
  const climb = (figure: Element, state: Climb) => {
    const step = stepOf(state);
    write(figure, step);
    if (step < steps) requestAnimationFrame(() => climb(figure, state));
    else hasArrived = true;
  };

  window.countUp = (figure) => {
    const known = climbs.get(figure);
    if (known) {
      write(figure, stepOf(known));
      return;
    }
    if (hasArrived || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const state: Climb = {};
    climbs.set(figure, state);
    write(figure, 0);
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      state.start = performance.now();
      climb(figure, state);
    }).observe(figure);
  };

  whileParsing(() => {
    for (const figure of document.querySelectorAll(`[${countToMark}]`)) {
      if (!climbs.has(figure) && figure.firstChild) window.countUp?.(figure);
    }
  });
}
