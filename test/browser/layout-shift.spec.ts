import { allRoutes } from "../site-under-test/data";
import { countShifts, shiftOf } from "./shifts";
import { createDoor, desktop, expect, fetchAllPhotos, phone, test } from "./page-helpers";

/** On a large screen, one page of each kind of first screen. */
const wideRoutes = ["/", "/open-plots", "/contact"];

for (const route of allRoutes) {
  for (const viewport of wideRoutes.includes(route) ? [phone, desktop] : [phone]) {
    test.describe(`${route} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test("stands still while scripts, photos and fonts arrive", async ({ page, openPage }) => {
        const photos = createDoor();
        const fonts = createDoor();
        const fontFiles: string[] = [];
        await page.route("https://images.unsplash.com/**", async (request) => {
          await photos.opened;
          await request.fallback();
        });
        await page.route("**/*.woff2", async (request) => {
          fontFiles.push(request.request().url());
          await fonts.opened;
          await request.continue();
        });
        await countShifts(page);
        await openPage(route);
        const height = await page.evaluate(() => document.body.offsetHeight);

        photos.open();
        await fetchAllPhotos(page);
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
        expect(await page.evaluate(() => document.body.offsetHeight)).toBe(height);

        fonts.open();
        await page.evaluate(() => document.fonts.ready);
        // A very long word may break elsewhere in the new font; up to 0.1 counts as good.
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.1);
        expect(fontFiles).not.toEqual([]);
        expect(fontFiles).toHaveLength(new Set(fontFiles).size);
      });
    });
  }
}
