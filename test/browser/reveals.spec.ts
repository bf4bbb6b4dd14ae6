import type { Page } from "@playwright/test";

import { desktop, expect, phone, scrollTo, openPage, test } from "./page-helpers";

declare global {
  interface Window {
    /** Texts hidden while on the screen, or hidden again. */
    blinks: string[];
  }
}

/** Makes each new page record texts that are hidden in view of the visitor. */
const watchForBlinks = (page: Page) =>
  page.addInitScript(() => {
    window.blinks = [];
    const shown = new Set<Element>();
    const look = (element: Element) => {
      if (element.getAttribute("data-reveal") === "shown") shown.add(element);
      if (element.getAttribute("data-reveal") !== "hidden") return;
      const isOnScreen = element.getBoundingClientRect().top < window.innerHeight;
      if (isOnScreen || shown.has(element)) window.blinks.push(element.textContent ?? "");
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) look(target);
    }).observe(document, { attributes: true, attributeFilter: ["data-reveal"], subtree: true });
  });

const hidden = (page: Page) => page.locator("[data-reveal=hidden]");

for (const viewport of [phone, desktop]) {
  test(`At ${viewport.width} px nothing in view is ever hidden, and items below appear once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchForBlinks(page);
    await openPage(page, "/");
    await expect(hidden(page).last()).toHaveCSS("opacity", "0");
    for (const item of await page.locator("[data-reveal]").all()) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toHaveAttribute("data-reveal", "shown");
    }
    await scrollTo(page, 0);
    await scrollTo(page, 100_000);
    await expect(hidden(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.blinks)).toEqual([]);
  });
}

test("On a page opened at a hash, nothing above is hidden", async ({ page }) => {
  await watchForBlinks(page);
  await openPage(page, "/why-invest#questions");
  await expect(page.locator("[data-reveal=shown]").first()).toBeAttached();
  await scrollTo(page, 0);
  expect(await page.evaluate(() => window.blinks)).toEqual([]);
});

test("Nothing is hidden in a print", async ({ page }) => {
  await openPage(page, "/");
  await expect(hidden(page).last()).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(hidden(page).last()).toHaveCSS("opacity", "1");
});

test("With reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await expect(hidden(page).first()).toHaveCSS("transform", "none");
  const running = await page.evaluate(() =>
    document.getAnimations().filter(({ playState }) => playState === "running"),
  );
  expect(running).toEqual([]);
});
