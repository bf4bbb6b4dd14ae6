import { allRoutes, desktop, expect, phone, test } from "./page-helpers";

// During a transition axe would judge colours that nobody reads.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

for (const route of allRoutes) {
  test(`${route} has no violation`, async ({ page, site }) => {
    await site.open(route);
    if (route === "/open-plots") await page.getByRole("button", { name: "Find a plot" }).click();
    await site.expectAccessible();
  });
}

// src/theme/theme.test.ts computes the contrast of the main pairs of colours; here a browser draws them.
test("The open group of the header has no violation in dark colours", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "dark" });
  await site.open("/contact");
  await site.groupButton.press("Enter");
  await expect(site.groupButton).toHaveAttribute("aria-expanded", "true");
  await site.expectAccessible();
});

test("The open menu and the notice have no violation", async ({ site }) => {
  await site.open("/about");
  await site.openMenu();
  await site.bookButton.click();
  await expect(site.notice).toBeVisible();
  await site.expectAccessible();
});

test("A photo that the address enlarges has no violation", async ({ page, site }) => {
  await site.open("/gallery?photo=gatehouse");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Finished layout: gatehouse");
  await expect(dialog).toHaveCSS("opacity", "1");
  await site.expectAccessible();
});

for (const [route, bar] of [
  ["/ongoing-projects", '[style*="width:"]'],
  ["/why-invest", 'td [style*="inset-inline-start"]'],
] as const) {
  test(`The bars of ${route} stand out in forced colours`, async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await site.open(route);
    const colors = await page
      .locator(`main ${bar}`)
      .evaluateAll((bars) => bars.map((each) => getComputedStyle(each).backgroundColor));
    expect(colors.length).toBeGreaterThan(2);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colors).not.toContain(ground);
  });
}
