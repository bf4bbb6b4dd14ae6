import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { allRoutes, contact, navigationGroups, site } from "../site-under-test/data";
import { desktop, expect, headerOf, navigationOf, noticeOf, phone, test } from "./page-helpers";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is wrong with the page, rule by rule, and where. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}

// Nothing is on its way while it is judged.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of allRoutes) {
  test(`${route} breaks no rule of accessibility`, async ({ page, openPage }) => {
    await page.setViewportSize(phone);
    await openPage(route);
    expect(await violationsOf(page)).toEqual([]);
  });
}

// The colours of every pair are computed in src/theme.test.ts; here, as a browser draws them on each ground.
for (const route of ["/", "/contact"]) {
  test(`${route} breaks none in the dark, on a large screen`, async ({ page, openPage }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await openPage(route);
    expect(await violationsOf(page)).toEqual([]);
  });
}

test("The breadcrumb is read without the slash that is drawn in it", async ({ page, openPage }) => {
  await openPage("/contact");
  const trail = page.getByRole("navigation", { name: site.accessibility.breadcrumb, exact: true });
  await expect(trail.getByRole("listitem").last()).toMatchAriaSnapshot(
    `- listitem: ${JSON.stringify(contact.header.breadcrumb)}`,
  );
});

test("In forced colours the bars of a drawing stand out from their ground", async ({
  page,
  openPage,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const route of ["/why-invest", "/ongoing-projects"]) {
    await openPage(route);
    const colors = await page.locator('main [style*="width:"]').evaluateAll((bars) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return bars.map((bar) => ({ ground, bar: getComputedStyle(bar).backgroundColor }));
    });
    for (const { ground, bar } of colors) expect(bar).not.toBe(ground);
  }
});

test("The open menu and the notice break no rule of accessibility", async ({ page, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/about");
  await page.getByRole("button", { name: site.accessibility.openMenu }).click();
  await expect(navigationOf(page)).toBeVisible();
  await headerOf(page).getByRole("button", { name: site.bookSiteVisit }).click();
  await expect(noticeOf(page)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("The open groups of the header break no rule of accessibility", async ({ page, openPage }) => {
  await page.setViewportSize(desktop);
  await openPage("/about");
  for (const { label } of navigationGroups) {
    await navigationOf(page).getByRole("button", { name: label, exact: true }).press("Enter");
    expect(await violationsOf(page)).toEqual([]);
  }
});
