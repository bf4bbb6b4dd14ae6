import { headerScrollThreshold } from "../../src/theme";
import { addressOf } from "../site-under-test/data";
import {
  createDoor,
  desktop,
  expect,
  expectDark,
  expectTransparent,
  headerOf,
  hydrated,
  phone,
  scrollTo,
  test,
} from "./page-helpers";
import { countShifts, shiftOf } from "./shifts";

for (const viewport of [phone, desktop]) {
  test.describe(`The header on a screen of ${viewport.width} px`, () => {
    test.use({ viewport });

    test("is transparent at 50 px of scroll and dark and blurred above, and moves nothing", async ({
      page,
      openPage,
    }) => {
      expect(headerScrollThreshold).toBe(50);
      await countShifts(page);
      await openPage("/about");
      await expectTransparent(headerOf(page));
      const before = await headerOf(page).boundingBox();
      const shifted = await shiftOf(page);
      await scrollTo(page, 51);
      await expectDark(headerOf(page));
      await scrollTo(page, 50);
      await expectTransparent(headerOf(page));
      expect(await headerOf(page).boundingBox()).toEqual(before);
      expect(await shiftOf(page)).toBe(shifted);
    });
  });
}

test.describe("A page that opens already scrolled", () => {
  test.use({ viewport: desktop });

  test("has a dark header after a reload, even before React starts", async ({ page, openPage }) => {
    await openPage("/why-invest");
    await scrollTo(page, 600);
    const scripts = createDoor();
    await page.route("**/*.js", async (route) => {
      await scripts.opened;
      await route.abort("aborted");
    });
    await page.reload({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await expectDark(headerOf(page));
    scripts.open();
  });

  test("has a dark header when its address names a place", async ({ page }) => {
    await page.goto(`${addressOf("/about")}#story`);
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expectDark(headerOf(page));
    await expect(page.locator("#story")).toBeInViewport();
  });
});
