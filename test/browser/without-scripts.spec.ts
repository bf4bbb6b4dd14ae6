import { navigationLinks } from "../../src/lib/links";
import { fixed } from "../support/content";
import { desktop, expect, pageAddress, phone, test } from "./page-helpers";

test.use({ javaScriptEnabled: false });

// These pages have counters and plot sizes, the finder, and the calculator.
for (const route of ["/", "/open-plots", "/why-invest"]) {
  test(`Every text of ${route} is visible, on a phone and a laptop`, async ({ page, site }) => {
    await page.goto(pageAddress(route));
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await site.expectAllVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    }
  });
}

test("A phone shows all links of the header above the page", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.goto("/about/");
  const links = site.navigation.getByRole("link");
  await expect(links).toHaveCount(navigationLinks(fixed.site).length);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(site.menuButton).toHaveCount(0);
  const header = await site.header.boundingBox();
  const title = await site.title.boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await site.linkTo("/gallery").click();
  await expect(page).toHaveURL("/gallery/");
});

test("A laptop shows the group's links under the mouse and the focus", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await page.goto("/about/");
  await site.groupButton.hover();
  await site.linkTo("/completed-projects").click();
  await expect(page).toHaveURL("/completed-projects/");
  await page.mouse.move(0, desktop.height - 1);
  await site.groupButton.focus();
  await page.keyboard.press("Tab");
  await expect(site.linkTo("/ongoing-projects")).toBeFocused();
});

test("No page shows a button, and every page has the contacts", async ({ page, site }) => {
  await page.setViewportSize(phone);
  for (const route of ["/", "/gallery", "/contact"]) {
    await page.goto(pageAddress(route));
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(site.linkTo("/contact")).toBeVisible();
    await expect(site.footer.getByRole("link", { name: fixed.site.contact.email })).toBeVisible();
    await expect(site.chat).toHaveAttribute("href", /^https:\/\/wa\.me\//);
  }
});
