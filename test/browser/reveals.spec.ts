import type { Page } from "@playwright/test";

import { desktop, expect, phone, scrollTo, test } from "./page-helpers";

declare global {
  interface Window {
    /** What was hidden while it stood on the screen, or hidden again after it was shown. */
    blinks: string[];
  }
}

/** Makes each page that is opened from now on write down what is hidden in sight of the visitor. */
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
const shown = (page: Page) => page.locator("[data-reveal=shown]");

for (const [route, viewport] of [
  ["/", phone],
  ["/", desktop],
  ["/why-invest", phone],
] as const) {
  test(`On ${route} at ${viewport.width} px nothing in sight is ever hidden, and all below is shown once`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize(viewport);
    await watchForBlinks(page);
    await openPage(route);
    await expect(hidden(page)).not.toHaveCount(0);
    const last = hidden(page).last();
    await expect(last).toHaveCSS("opacity", "0");

    const items = await page.locator("[data-reveal]").all();
    for (const item of items) {
      await item.scrollIntoViewIfNeeded();
      await expect(item).toHaveAttribute("data-reveal", "shown");
    }
    for (const item of items) await expect(item).toHaveCSS("opacity", "1");
    await scrollTo(page, 0);
    await scrollTo(page, 100_000);
    await expect(hidden(page)).toHaveCount(0);
    await expect(shown(page)).toHaveCount(items.length);
    expect(await page.evaluate(() => window.blinks)).toEqual([]);
  });
}

test.describe("Under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page, openPage }) => {
    await page.setViewportSize(phone);
    await openPage("/");
    await expect(hidden(page)).not.toHaveCount(0);
    for (const item of await page.locator("[data-reveal]").all()) {
      await expect(item).toHaveCSS("transform", "none");
    }
    const running = await page.evaluate(() =>
      document.getAnimations().filter(({ playState }) => playState === "running"),
    );
    expect(running).toEqual([]);
  });
});

test("The plan of a header is whole once it is drawn, and as thick in the parts that photos show", async ({
  page,
  openPage,
}) => {
  await openPage("/open-plots");
  const lines = page.locator("#plan [data-drawn]");
  await lines.first().evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  const styles = await lines.evaluateAll((paths) =>
    paths.map((path) => [
      getComputedStyle(path).strokeDasharray,
      path.getAttribute("vector-effect"),
    ]),
  );
  expect(styles).toEqual(styles.map(() => ["none", "non-scaling-stroke"]));
  expect(styles).not.toEqual([]);
});
