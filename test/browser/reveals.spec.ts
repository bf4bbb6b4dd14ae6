import type { Page } from "@playwright/test";

import { motion } from "../../src/theme";
import { expect, test } from "./page-helpers";

/** Records from now on the text of each item that appears with an animation, and the delay of the animation. */
const recordEntrances = (page: Page) =>
  page.evaluateHandle(() => {
    const entrances: [text: string, delay: string][] = [];
    addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLElement)
        entrances.push([target.innerText, getComputedStyle(target).animationDelay]);
    });
    return entrances;
  });

/** Scrolls to the end as a visitor does, by a few pixels in each frame. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 40, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });

test("Items below the first screen appear in turn, and only once", async ({ page, site }) => {
  await site.open("/why-invest");
  const recorded = await recordEntrances(page);
  const items = page.locator("main li:has(h3)");
  const visible = () =>
    items.evaluateAll((all) => all.map((item) => getComputedStyle(item).opacity === "1"));
  const expectAllPrinted = async () => {
    await page.emulateMedia({ media: "print" });
    expect(await visible()).not.toContain(false);
    await page.emulateMedia({ media: null });
  };
  // Before the first scroll all items are visible, so that a screenshot of the whole page has them.
  expect(await visible()).not.toContain(false);
  const below = await items.evaluateAll(
    (all, delayStep) =>
      all.flatMap((item) => {
        if (!(item instanceof HTMLElement) || item.getBoundingClientRect().top < innerHeight)
          return [];
        const index = [...(item.parentElement?.children ?? [])].indexOf(item);
        return [[item.innerText, `${(index * delayStep) / 1000}s`]];
      }),
    motion.delayStep,
  );
  expect(below.length).toBeGreaterThan(4);

  await site.scrollTo(1);
  await expect
    .poll(async () => (await visible()).filter((isVisible) => !isVisible).length)
    .toBe(below.length);
  await expectAllPrinted();

  await scrollThrough(page);
  const entrances = async () => (await recorded.jsonValue()).toSorted();
  await expect.poll(entrances).toEqual(below.toSorted());
  await expect.poll(visible).not.toContain(false);
  // No item appears a second time, neither after a print nor when it comes into view again.
  await expectAllPrinted();
  await site.scrollTo(0);
  await scrollThrough(page);
  await site.nextFrame();
  expect(await entrances()).toEqual(below.toSorted());
});

test("Nothing moves for visitors who prefer less motion", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await site.open("/why-invest");
  const recorded = await recordEntrances(page);
  await site.scrollTo(1);
  await site.nextFrame();
  await expect(page.locator("main li:has(h3)").last()).toHaveCSS("opacity", "1");
  await scrollThrough(page);
  expect(await recorded.jsonValue()).toEqual([]);
});
