import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The delay of each entrance that has begun, by the text of its item. */
    entrances: [text: string, delay?: number][];
    /** The texts of items of which more than a tenth was in view while they were hidden. */
    hidden: string[];
  }
}

/** Selects the items that appear one after the other. */
export const items = "main li:has(h3, figure)";

/** Makes each new page record its entrances and hidden items. */
export const watch = (page: Page) =>
  page.addInitScript((selector) => {
    window.entrances = [];
    window.hidden = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: HTMLElement, frames, options) {
      if (typeof options === "object") window.entrances.push([this.innerText, options.delay]);
      return animate.call(this, frames, options);
    };
    const look = () => {
      for (const item of document.querySelectorAll<HTMLElement>(selector)) {
        const { top, bottom, height } = item.getBoundingClientRect();
        const isHidden = getComputedStyle(item).opacity === "0";
        if (isHidden && bottom > 0 && innerHeight - top > height / 10)
          window.hidden.push(item.innerText);
      }
      requestAnimationFrame(look);
    };
    look();
  }, items);

/** Scrolls down as a visitor does, by a few pixels in each frame. */
export const scrollThrough = (page: Page, step = 40) =>
  page.evaluate(async (top) => {
    const root = document.documentElement;
    while (scrollY + innerHeight < root.scrollHeight - 1) {
      scrollBy({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  }, step);
