import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Each entrance that has begun: the text of its item, and its delay. */
    entrances: [text: string, delay: string][];
  }
}

/** Makes each new page record its entrances. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    window.entrances = [];
    addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLElement)
        window.entrances.push([target.innerText, getComputedStyle(target).animationDelay]);
    });
  });

/** Scrolls down as a visitor does, by a few pixels in each frame. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 40, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
