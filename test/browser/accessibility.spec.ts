import { allRoutes, desktop, expect, phone, test } from "./page-helpers";

// During a transition axe would test colours that last only for a moment.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

for (const route of allRoutes) {
  test(`${route} is accessible`, async ({ page, site }) => {
    await site.open(route);
    if (route === "/open-plots") await page.getByRole("button", { name: "Find a plot" }).click();
    await site.expectAccessible();
  });
}

// src/theme/theme.test.ts tests the contrast of the main pairs of colours, without a browser.
test("The open group of the header is accessible in dark colours", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: "dark" });
  await site.open("/contact");
  await site.groupButton.press("Enter");
  await expect(site.groupButton).toHaveAttribute("aria-expanded", "true");
  await site.expectAccessible();
});

test("The open menu and the notice are accessible", async ({ site }) => {
  await site.open("/about");
  await site.openMenu();
  await site.bookButton.click();
  await expect(site.notice).toBeVisible();
  await site.expectAccessible();
});

test("An enlarged photo is accessible", async ({ page, site }) => {
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
    const [background, ...colors] = await page
      .locator(`body, main ${bar}`)
      .evaluateAll((elements) => elements.map((each) => getComputedStyle(each).backgroundColor));
    expect(colors.length).toBeGreaterThan(2);
    expect(colors).not.toContain(background);
  });
}
