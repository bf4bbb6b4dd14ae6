import type { Page } from "@playwright/test";

import { motion } from "../../src/theme";
import { expect, test } from "./page-helpers";

/** Records the entrances from now on: the text of each item, and its delay. */
const watch = (page: Page) =>
  page.evaluateHandle(() => {
    const entrances: [text: string, delay: string][] = [];
    addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLElement)
        entrances.push([target.innerText, getComputedStyle(target).animationDelay]);
    });
    return entrances;
  });

/** Scrolls down as a visitor does, by a few pixels in each frame. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: 40, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });

test("Items below the first screen appear in turn, and only once", async ({ page, site }) => {
  await site.open("/why-invest");
  const recorded = await watch(page);
  const items = page.locator("main li:has(h3)");
  const seen = () =>
    items.evaluateAll((all) => all.map((item) => getComputedStyle(item).opacity === "1"));
  const expectPrinted = async () => {
    await page.emulateMedia({ media: "print" });
    expect(await seen()).not.toContain(false);
    await page.emulateMedia({ media: null });
  };
  // A screenshot of the whole page must show every item.
  expect(await seen()).not.toContain(false);
  const below = await items.evaluateAll(
    (all, delayStep) =>
      all.flatMap((item) => {
        const index = [...(item.parentElement?.children ?? [])].indexOf(item);
        const isBelow = item.getBoundingClientRect().top >= innerHeight;
        return item instanceof HTMLElement && isBelow
          ? [[item.innerText, `${(index * delayStep) / 1000}s`]]
          : [];
      }),
    motion.delayStep,
  );
  expect(below.length).toBeGreaterThan(4);

  await site.scrollTo(1);
  await expect.poll(async () => (await seen()).filter((is) => !is).length).toBe(below.length);
  await expectPrinted();

  await scrollThrough(page);
  const entrances = async () => (await recorded.jsonValue()).toSorted();
  await expect.poll(entrances).toEqual(below.toSorted());
  await expect.poll(seen).not.toContain(false);
  // The entrance is not repeated after a print or when the items come into view again.
  await expectPrinted();
  await site.scrollTo(0);
  await scrollThrough(page);
  await site.nextFrame();
  expect(await entrances()).toEqual(below.toSorted());
});

test("Nothing moves for visitors who prefer less motion", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await site.open("/why-invest");
  const recorded = await watch(page);
  await site.scrollTo(1);
  await site.nextFrame();
  await expect(page.locator("main li:has(h3)").last()).toHaveCSS("opacity", "1");
  await scrollThrough(page);
  expect(await recorded.jsonValue()).toEqual([]);
});
