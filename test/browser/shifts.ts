import type { Page } from "@playwright/test";

import { nextFrame } from "./page-helpers";

declare global {
  interface Window {
    /** Sum of the layout shifts of the page that no visitor has caused. */
    layoutShift: number;
  }
}

/** Makes each page that is opened from now on add up its layout shifts. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && entry.hadRecentInput) continue;
        if ("value" in entry && typeof entry.value === "number") window.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Layout shift of the page so far. */
export async function shiftOf(page: Page): Promise<number> {
  await nextFrame(page);
  return page.evaluate(() => window.layoutShift);
}
