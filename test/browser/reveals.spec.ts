import type { Locator, Page } from "@playwright/test";

import { desktop, expect, nextFrame, openPage, phone, scrollTo, test } from "./page-helpers";

declare global {
  interface Window {
    /** The delay of each entrance that has begun, by the text of its item. */
    entrances: [text: string, delay: string][];
    /** The texts of items that were hidden while a visitor saw them. */
    blinks: string[];
    /** The texts of items of which more than a tenth was in view while they were hidden. */
    hidden: string[];
  }
}

const items = "[style*=animation-delay]";

/** Makes each new page record entrances, and items that are hidden while they are in view. */
const watch = (page: Page) =>
  page.addInitScript((selector) => {
    window.entrances = [];
    window.blinks = [];
    window.hidden = [];
    addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLElement && target.matches(selector))
        window.entrances.push([target.innerText, target.style.animationDelay]);
    });
    const seen = new Set<Element>();
    const look = () => {
      for (const item of document.querySelectorAll<HTMLElement>(selector)) {
        const { top, bottom, height } = item.getBoundingClientRect();
        const isHidden = getComputedStyle(item).opacity === "0";
        if (isHidden && bottom > 0 && innerHeight - top > height / 10)
          window.hidden.push(item.innerText);
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
const scrollThrough = (page: Page, step = 40) =>
  page.evaluate(async (top) => {
    const root = document.documentElement;
    while (scrollY + innerHeight < root.scrollHeight - 1) {
      scrollBy({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  }, step);

/** Scrolls until an item is some pixels below the screen, or above its lower edge. */
const bring = (item: Locator, below: number) =>
  item.evaluate(async (element, to) => {
    const top = element.getBoundingClientRect().top - innerHeight - to;
    scrollBy({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, below);

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
    expect(below.map(([, delay]) => delay).slice(-3)).toEqual(["300ms", "400ms", "500ms"]);
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

for (const [route, width, height, step] of [
  ["/gallery", 390, 800, 20],
  ["/open-plots", 320, 180, 10],
] as const) {
  test(`On ${width} × ${height} px no item of ${route} is hidden while more than a tenth is in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watch(page);
    await openPage(page, route);
    await scrollThrough(page, step);
    expect(await page.evaluate(() => window.entrances.length)).toBeGreaterThan(3);
    expect(await page.evaluate(() => window.hidden)).toEqual([]);
  });
}

test("A jump while the items of a row wait for their step shows them all", async ({ page }) => {
  await watch(page);
  await openPage(page, "/open-plots");
  const item = page.locator(items).nth(5);
  await bring(item, 30);
  await bring(item, -5);
  await expect(page.locator("[data-reveal]")).not.toHaveCount(0);
  await bring(item, -765);
  expect(await page.evaluate(() => window.hidden)).toEqual([]);
});

test("An item just below the screen appears when the visitor comes to it", async ({ page }) => {
  await page.setViewportSize(phone);
  await watch(page);
  await openPage(page, "/open-plots");
  const item = page.locator(items).nth(4);
  await bring(item, 20);
  expect(await page.evaluate(() => window.entrances)).toEqual([]);
  await bring(item, -5);
  await expect.poll(() => page.evaluate(() => window.entrances.length)).toBe(1);
});

test("With reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watch(page);
  await openPage(page, "/");
  await scrollThrough(page);
  expect(await page.evaluate(() => window.entrances)).toEqual([]);
});
