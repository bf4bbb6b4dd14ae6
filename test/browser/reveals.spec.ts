import type { Page } from "@playwright/test";

import { desktop, expect, nextFrame, openPage, phone, scrollTo, test } from "./page-helpers";

declare global {
  interface Window {
    /** The delay of each entrance that has begun, by the text of its item. */
    entrances: [text: string, delay: string][];
    /** The texts of items that were hidden while a visitor saw them. */
    blinks: string[];
  }
}

const items = "[style*=animation-delay]";

/** Makes each new page record entrances, and items that are hidden while they are in view. */
const watch = (page: Page) =>
  page.addInitScript((selector) => {
    window.entrances = [];
    window.blinks = [];
    addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLElement && target.matches(selector))
        window.entrances.push([target.innerText, target.style.animationDelay]);
    });
    const seen = new Set<Element>();
    const look = () => {
      for (const item of document.querySelectorAll<HTMLElement>(selector)) {
        const { top, bottom } = item.getBoundingClientRect();
        const isInView = bottom > 0 && top < innerHeight;
        const isEntering = item.getAnimations().length > 0;
        if (isInView && isEntering && seen.has(item)) window.blinks.push(item.innerText);
        if (isInView && !isEntering) seen.add(item);
        if (!isInView) seen.delete(item);
      }
      requestAnimationFrame(look);
    };
    look();
  }, items);

/** Scrolls down as a visitor does, by a few pixels in each frame. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    while (scrollY + innerHeight < root.scrollHeight - 1) {
      scrollBy({ top: 40, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });

for (const viewport of [phone, desktop, { width: 320, height: 180 }]) {
  test(`On ${viewport.width} × ${viewport.height} px each item below appears once, a step after the one before, and none blinks`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watch(page);
    await openPage(page, "/services");
    const below = await page
      .locator(items)
      .evaluateAll((all) =>
        all.flatMap((item) =>
          item instanceof HTMLElement && item.getBoundingClientRect().top >= innerHeight
            ? [[item.innerText, item.style.animationDelay]]
            : [],
        ),
      );
    expect(below.map(([, delay]) => delay).slice(-3)).toEqual(["200ms", "300ms", "400ms"]);
    await scrollThrough(page);
    // In the order of their delays.
    const entrances = () => page.evaluate(() => window.entrances.toSorted());
    await expect.poll(entrances).toEqual(below.toSorted());
    await expect(page.locator("[data-reveal]")).toHaveCount(0);
    await scrollTo(page, 0);
    await scrollThrough(page);
    expect(await entrances()).toHaveLength(below.length);
    expect(await page.evaluate(() => window.blinks)).toEqual([]);
  });
}

test("A picture of the whole page shows every item", async ({ page }) => {
  for (const route of ["/", "/open-plots"]) {
    await openPage(page, route);
    await nextFrame(page);
    const all = await page.locator(items).all();
    expect(all.length).toBeGreaterThan(3);
    for (const item of all) await expect(item).toHaveCSS("opacity", "1");
  }
});

test("What a jump brings into view is there at once", async ({ page }) => {
  await watch(page);
  await openPage(page, "/why-invest#questions");
  await scrollTo(page, 0);
  await nextFrame(page);
  await page.keyboard.press("End");
  await nextFrame(page);
  await scrollTo(page, 1500);
  await nextFrame(page);
  expect(await page.evaluate(() => window.blinks)).toEqual([]);
});

test("With reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watch(page);
  await openPage(page, "/");
  await scrollThrough(page);
  expect(await page.evaluate(() => window.entrances)).toEqual([]);
});
