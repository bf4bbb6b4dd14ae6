import type { Page } from "@playwright/test";

import {
  allRoutes,
  countShifts,
  createDoor,
  desktop,
  expect,
  fetchAllPhotos,
  menuButton,
  navigationOf,
  phone,
  shiftOf,
  openPage,
  test,
} from "./page-helpers";
import { coveredTexts, runsOut, screens, show } from "./fits";

/** More room in text, as WCAG 1.4.12 has it. */
const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const setSpacing = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

// One load of each page for all that is measured on it.
for (const route of allRoutes) {
  test(`${route} fits every screen, with text of twice the size and with spaced text too`, async ({
    page,
  }) => {
    await openPage(page, route);
    for (const screen of screens) {
      await show(page, screen);
      expect(await page.evaluate(runsOut, undefined), screen.name).toEqual([]);
      expect(await page.evaluate(coveredTexts, "end" as const), screen.name).toEqual([]);
    }
    await setSpacing(page, spaced);
    for (const size of [phone, desktop]) {
      await show(page, { name: "spaced", ...size, type: 16 });
      expect(await page.evaluate(runsOut, undefined), `spaced, ${size.width} px`).toEqual([]);
    }
  });
}

test("The open menu fits phones, with text of twice the size too", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/about");
  await menuButton(page).click();
  await expect(navigationOf(page)).toBeVisible();
  for (const type of [16, 32]) {
    await show(page, { name: "", width: 320, height: 740, type });
    expect(await page.evaluate(runsOut, "header *"), `${type} px`).toEqual([]);
  }
});

for (const route of allRoutes) {
  for (const viewport of [phone, desktop]) {
    test.describe(`${route} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test("stands still while scripts, photos and fonts arrive", async ({ page }) => {
        const photos = createDoor();
        const fonts = createDoor();
        await page.route("https://images.unsplash.com/**", async (request) => {
          await photos.opened;
          await request.fallback();
        });
        await page.route("**/*.woff2", async (request) => {
          await fonts.opened;
          await request.continue();
        });
        await countShifts(page);
        await openPage(page, route);
        photos.open();
        await fetchAllPhotos(page);
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
        fonts.open();
        await page.evaluate(() => document.fonts.ready);
        // A long line may break elsewhere in the new font; up to 0.1 counts as good.
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
      });
    });
  }
}
