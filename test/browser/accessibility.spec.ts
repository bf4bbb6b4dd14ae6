import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import {
  allRoutes,
  bookButton,
  desktop,
  expect,
  groupButton,
  menuButton,
  noticeOf,
  phone,
  openPage,
  test,
} from "./page-helpers";

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations that axe finds, with their places. */
async function violationsOf(page: Page): Promise<string[]> {
  // In one go, without a second page for the frames of other hosts, which the site has not.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.options({ runOnly, resultTypes: ["violations"] }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

// axe would judge the colours of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

for (const route of allRoutes) {
  test(`${route} has no violation`, async ({ page }) => {
    await openPage(page, route);
    expect(await violationsOf(page)).toEqual([]);
  });
}

// src/theme.test.ts computes the contrast of the main pairs; here the browser draws them.
for (const route of ["/", "/contact"]) {
  test(`${route} has none in dark colours on a large screen`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: "dark" });
    await openPage(page, route);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test("The open menu and the notice have none", async ({ page }) => {
  await openPage(page, "/about");
  await menuButton(page).click();
  await bookButton(page).click();
  await expect(noticeOf(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("The open group of the header has none", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/about");
  await groupButton(page).press("Enter");
  await expect(groupButton(page)).toHaveAttribute("aria-expanded", "true");
  expect(await violationsOf(page)).toEqual([]);
});

test("An enlarged photo has none", async ({ page }) => {
  await openPage(page, "/gallery");
  await page.getByRole("button", { name: "Enlarge: Finished layout: gatehouse" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
  expect(await violationsOf(page)).toEqual([]);
});

test("The open finder has none", async ({ page }) => {
  await page.goto("/open-plots/?size=200");
  await page.getByRole("button", { name: "Find a plot" }).click();
  // The layouts and the distances.
  await expect(page.getByRole("table")).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
});

test("In forced colours the progress bars stand out from the background", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/ongoing-projects");
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bars = page.locator('main [style*="width:"]');
  await expect(bars).toHaveCount(3);
  for (const bar of await bars.all())
    await expect(bar).not.toHaveCSS("background-color", background);
});
