import { coveredTexts, expectFits, overflows, show, spaceText } from "./fits";
import { allRoutes, expect, phone, test } from "./page-helpers";

test.use({ viewport: phone });

for (const route of allRoutes) {
  test(`${route} does not shift, and fits every screen and text size`, async ({ page, site }) => {
    const showPhotos = await site.hold("https://images.unsplash.com/**");
    const showFonts = await site.hold("**/*.woff2");
    await site.open(route);
    showPhotos();
    await site.loadAllPhotos();
    expect(await site.shift()).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(overflows), "in the fallback fonts").toEqual([]);
    showFonts();
    await page.evaluate(() => document.fonts.ready);
    // In the new font a line may break elsewhere. A shift of up to 0.1 counts as good.
    expect(await site.shift()).toBeLessThanOrEqual(0.05);

    // The chat button covers no number.
    const covered = await page.evaluate(coveredTexts, "aside a");
    expect(covered.filter((text) => /\d/.test(text))).toEqual([]);
    await expectFits(page);
    await show(page, phone);
    await spaceText(page);
    expect(await page.evaluate(overflows), "with wide text spacing").toEqual([]);
  });
}

test("The open menu fits a phone, even with text of twice the size", async ({ page, site }) => {
  await site.open("/about");
  await site.openMenu();
  for (const type of [16, 32]) {
    await show(page, { width: 320, height: 740 }, type);
    expect(await page.evaluate(overflows), `${type} px`).toEqual([]);
  }
});
