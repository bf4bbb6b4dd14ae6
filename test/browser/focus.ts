import type { Page } from "@playwright/test";

import { site } from "../site-under-test/data";

/** What the focus is on, its place among all that takes the focus, and how it looks there. */
export function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // Of radio buttons, the one that is chosen.
  const controls = "a, button, input:not([type=radio]:not(:checked)), select, summary, textarea";
  const stops = [...document.querySelectorAll(controls)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const chat = document.querySelector("aside a");
  const button = chat?.getBoundingClientRect() ?? new DOMRect();
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const middleY = (top + bottom) / 2;
  // Of a long field, browsers bring the caret at its beginning into sight, not its middle.
  const points = [(left + right) / 2, left + 4, right - 4].map((x) => [x, middleY] as const);
  return {
    name: element.getAttribute("aria-label") ?? element.textContent ?? "",
    leadsTo: element.getAttribute("href"),
    part: element.closest("header, main, footer")?.tagName ?? "page",
    place: stops.indexOf(element),
    places: stops.length,
    hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    isUnderChat:
      element !== chat &&
      right > button.left &&
      left < button.right &&
      bottom > button.top &&
      top < button.bottom,
    isSeen: [...points, [left + 4, top + 8] as const].some(([x, y]) => isHit(x, y)),
  };
}

export const focused = (page: Page) => page.evaluate(describeFocus);

/** The link that leads past the header. */
export const skipLink = (page: Page) =>
  page.getByRole("link", { name: site.accessibility.skipToContent, exact: true });
