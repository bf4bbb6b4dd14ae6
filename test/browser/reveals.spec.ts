import type { Locator } from "@playwright/test";

import { items, scrollThrough, watch } from "./entrances";
import { desktop, expect, phone, test } from "./page-helpers";

/** Scrolls until an item is some pixels below the screen, or above its lower edge. */
const bring = (item: Locator, below: number) =>
  item.evaluate(async (element, to) => {
    const top = element.getBoundingClientRect().top - innerHeight - to;
    scrollBy({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, below);

for (const [route, width, height, step] of [
  ["/services", phone.width, phone.height, 20],
  ["/services", desktop.width, desktop.height, 20],
  ["/services", 320, 180, 10],
  ["/gallery", 390, 800, 20],
  ["/open-plots", 320, 180, 10],
] as const) {
  test(`On ${width} × ${height} px each item of ${route} appears in time, once`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await watch(page);
    await site.open(route);
    const below = await page
      .locator(items)
      .evaluateAll((all) =>
        all.flatMap((item) =>
          item instanceof HTMLElement && item.getBoundingClientRect().top >= innerHeight
            ? item.innerText
            : [],
        ),
      );
    await scrollThrough(page, step);
    const entrances = () => page.evaluate(() => window.entrances);
    await expect
      .poll(async () => (await entrances()).map(([text]) => text).toSorted())
      .toEqual(below.toSorted());
    expect((await entrances()).map(([, delay]) => delay)).toContain(300);
    await site.scrollTo(0);
    await scrollThrough(page, step);
    expect(await entrances()).toHaveLength(below.length);
    expect(await page.evaluate(() => window.hidden)).toEqual([]);
  });
}

test("A picture of the whole page shows every item", async ({ page, site }) => {
  for (const route of ["/", "/open-plots"]) {
    await site.open(route);
    await site.nextFrame();
    const all = await page.locator(items).all();
    expect(all.length).toBeGreaterThan(3);
    for (const item of all) await expect(item).toHaveCSS("opacity", "1");
  }
});

test("What a jump passes or brings into view is there at once", async ({ page, site }) => {
  await watch(page);
  await site.open("/why-invest#questions");
  await site.scrollTo(0);
  await site.nextFrame();
  // So near that it is watched.
  await bring(page.locator(items).first(), 30);
  await site.scrollTo(1500);
  await site.nextFrame();
  expect(await page.evaluate(() => window.entrances)).toEqual([]);
  await page.keyboard.press("End");
  await site.nextFrame();
  await site.scrollTo(1500);
  await site.nextFrame();
  expect(await page.evaluate(() => window.hidden)).toEqual([]);
});

test("A jump shows the items of a row that wait for their step", async ({ page, site }) => {
  await watch(page);
  await site.open("/open-plots");
  const item = page.locator(items).nth(5);
  await bring(item, 30);
  await bring(item, -5);
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await bring(item, -765);
  expect(await page.evaluate(() => window.hidden)).toEqual([]);
});

test("An item just below the screen appears when it is reached", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await watch(page);
  await site.open("/open-plots");
  const item = page.locator(items).nth(4);
  await bring(item, 20);
  expect(await page.evaluate(() => window.entrances)).toEqual([]);
  await bring(item, -5);
  await expect.poll(() => page.evaluate(() => window.entrances.length)).toBe(1);
});

test("With reduced motion nothing moves", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watch(page);
  await site.open("/");
  await scrollThrough(page);
  expect(await page.evaluate(() => window.entrances)).toEqual([]);
});
