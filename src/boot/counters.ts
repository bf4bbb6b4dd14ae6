import { digitGroups } from "../lib/digit-groups";
import { counterDuration } from "../theme";

/** A counter climbs in this many steps, one about every 33 ms, so in two seconds. */
const steps = 60;

interface Climb {
  /** Milliseconds since the page was opened; undefined until the figure is seen. */
  start?: number;
}

/**
 * Sets the text of each element with `data-target` to zero until it is seen, and then lets it climb. That needs no
 * React, which would render four figures sixty times and start after the figures were painted. Called again by
 * `window.countUp`, as React hydrates, it writes what React has overwritten. The step depends on the clock, not on the
 * frames drawn, so that a sleeping tab delays nothing. Once a figure has arrived, those of a page that is opened later
 * stay as they are: a visitor sees one climb.
 */
export function countUp(): void {
  const climbs = new WeakMap<Element, Climb>();
  let hasArrived = false;

  const stepOf = ({ start }: Climb) =>
    start === undefined
      ? 0
      : Math.min(steps, Math.floor(((performance.now() - start) * steps) / counterDuration));
  const write = (figure: Element, step: number) => {
    const target = Number(figure.getAttribute("data-target"));
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

  const countNew = () => {
    for (const figure of document.querySelectorAll("[data-target]")) {
      if (!climbs.has(figure) && figure.firstChild) window.countUp?.(figure);
    }
  };
  const parsing = new MutationObserver(countNew);
  parsing.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    parsing.disconnect();
    countNew();
  });
}
