import type { Page } from "@playwright/test";

import { addressOf, site } from "../site-under-test/data";
import {
  desktop,
  expect,
  expectPage,
  headerOf,
  nextFrame,
  phone,
  scrollTo,
  stopsBeside,
  test,
} from "./page-helpers";

/** What the focus is on, and how it looks there. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
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
      hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      isSeen: [...points, [left + 4, top + 8] as const].some(([x, y]) => isHit(x, y)),
    };
  });

/** Presses the tab key until the focus leaves the page, or comes to where it has been. */
async function tabThrough(page: Page) {
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

test("The first key leads to the skip link, and that to the content", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(desktop);
  await openPage("/open-plots");
  const skip = page.getByRole("link", { name: site.accessibility.skipToContent, exact: true });
  await expect(skip).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect((await focused(page))?.part).toBe("MAIN");
});

for (const route of ["/", "/contact", "/open-plots"]) {
  for (const viewport of [phone, desktop]) {
    test(`On ${route} at ${viewport.width} px the focus follows the page's order and is always seen`, async ({
      page,
      openPage,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(route);
      const stops = await tabThrough(page);
      const parts = stops.map(({ part }) => part);
      expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual([
        "page",
        "HEADER",
        "MAIN",
        "FOOTER",
        "page",
      ]);
      expect(stops.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([]);
      expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
    });
  }
}

test("Going back with the keyboard, the header never covers the focus", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(phone);
  await openPage("/open-plots");
  await scrollTo(page, 100_000);
  await page.getByRole("link", { name: site.whatsapp.label, exact: true }).focus();
  const unseen: string[] = [];
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("Shift+Tab");
    const stop = await focused(page);
    if (stop && !stop.isSeen) unseen.push(stop.name);
  }
  expect(unseen).toEqual([]);
});

test("A visitor goes from page to page with the keyboard alone", async ({ page, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/404");
  for (const route of stopsBeside().slice(-2)) {
    await headerOf(page)
      .getByRole("button", { name: site.accessibility.openMenu, exact: true })
      .focus();
    await page.keyboard.press("Enter");
    for (let press = 0; press <= 50; press += 1) {
      await page.keyboard.press("Tab");
      if ((await focused(page))?.leadsTo === addressOf(route)) break;
    }
    await page.keyboard.press("Enter");
    // The focus goes to the new page with it.
    await expectPage(page, route);
    await nextFrame(page);
  }
});
