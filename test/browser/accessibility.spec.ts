import { allRoutes, desktop, expect, phone, test } from "./page-helpers";

// axe would judge the colours of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

for (const route of allRoutes) {
  test(`${route} has no violation`, async ({ page, site }) => {
    await site.open(route);
    if (route === "/open-plots") await page.getByRole("button", { name: "Find a plot" }).click();
    await site.expectAccessible();
  });
}

// src/theme.test.ts computes the contrast of the main pairs; here the browser draws them.
test("The open group of the header has none, in dark colours", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "dark" });
  await site.open("/contact");
  await site.groupButton.press("Enter");
  await expect(site.groupButton).toHaveAttribute("aria-expanded", "true");
  await site.expectAccessible();
});

test("The open menu and the notice have none", async ({ site }) => {
  await site.open("/about");
  await site.openMenu();
  await site.bookButton.click();
  await expect(site.notice).toBeVisible();
  await site.expectAccessible();
});

test("An enlarged photo has none", async ({ page, site }) => {
  await site.open("/gallery");
  await page.getByRole("button", { name: "Enlarge: Finished layout: gatehouse" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
  await site.expectAccessible();
});

test("The progress bars stand out in forced colours", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await site.open("/ongoing-projects");
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bars = page.locator('main [style*="width:"]');
  await expect(bars).toHaveCount(3);
  for (const bar of await bars.all())
    await expect(bar).not.toHaveCSS("background-color", background);
});
