import {
  addressOf,
  allRoutes,
  navigationGroups,
  navigationLinks,
  routes,
  site,
} from "../site-under-test/data";
import {
  desktop,
  expect,
  expectAllSeen,
  headerOf,
  linkTo,
  navigationOf,
  phone,
  stopsBeside,
  test,
} from "./page-helpers";

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything on every page can be seen, on a phone and a laptop", async ({ page }) => {
    for (const route of allRoutes) {
      await page.goto(addressOf(route));
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await expectAllSeen(page);
        const room = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(room, route).toBe(viewport.width);
      }
    }
  });

  test("a phone has all links of the header, which covers nothing of the page", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const route of ["/about", "/"]) {
      await page.goto(addressOf(route));
      const links = navigationOf(page).getByRole("link");
      await expect(links).toHaveText(navigationLinks.map(({ label }) => label));
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
      await expect(
        headerOf(page).getByRole("button", { name: site.accessibility.openMenu, exact: true }),
      ).toHaveCount(0);
      const header = await headerOf(page).boundingBox();
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
    const [next = "/"] = stopsBeside("/");
    await linkTo(page, next).click();
    await expect(page).toHaveURL(addressOf(next));
  });

  test.describe("while the photo host is down", () => {
    test.use({ provoked: /images\.unsplash\.com/ });

    test("a photo shows its ground and its plan, and no mark of the browser's", async ({
      page,
    }) => {
      await page.route("https://images.unsplash.com/**", (route) => route.abort());
      await page.goto("/open-plots/");
      const photos = page.getByRole("main").locator('img[src^="https://images.unsplash.com/"]');
      test.skip((await photos.count()) === 0, "The photos are the editor's own");
      const image = photos.first();
      const frame = image.locator("xpath=../..");
      await frame.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((photo: HTMLImageElement) => photo.complete))
        .toBe(true);
      const seen = await frame.screenshot({ animations: "disabled" });
      await image.evaluate((photo) => (photo.style.visibility = "hidden"));
      const bare = await frame.screenshot({ animations: "disabled" });
      expect(seen.equals(bare)).toBe(true);
      await image.evaluate((photo) => (photo.style.visibility = ""));
      await expect(image).toHaveAccessibleName((await image.getAttribute("alt")) ?? "");
    });
  });

  test("a laptop has them too, those of a group under the mouse or the focus", async ({ page }) => {
    await page.setViewportSize(desktop);
    for (const { label, items } of navigationGroups) {
      await page.goto("/about/");
      const button = navigationOf(page).getByRole("button", { name: label, exact: true });
      for (const { to } of items.filter((item) => routes.includes(item.to))) {
        await button.hover();
        await linkTo(page, to).click();
        await expect(page).toHaveURL(addressOf(to));
        await page.mouse.move(0, desktop.height - 1);
      }
      await button.focus();
      await page.keyboard.press("Tab");
      await expect(
        navigationOf(page).getByRole("link", { name: items[0]?.label, exact: true }),
      ).toBeFocused();
    }
  });
});
