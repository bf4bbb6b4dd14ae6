import { addressOf, allRoutes, desktop, expect, phone, test } from "./page-helpers";

test.use({ javaScriptEnabled: false });

for (const route of allRoutes) {
  test(`Everything on ${route} is visible, on a phone and a laptop`, async ({ page, site }) => {
    await page.goto(addressOf(route));
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await site.expectAllSeen();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    }
  });
}

test("A phone shows all links of the header, above the page", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.goto("/about/");
  const links = site.navigation.getByRole("link");
  await expect(links).toHaveCount(11);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(site.menuButton).toHaveCount(0);
  const header = await site.header.boundingBox();
  const title = await site.title.boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await site.linkTo("/gallery").click();
  await expect(page).toHaveURL("/gallery/");
});

test("A laptop shows the group's links under the mouse or the focus", async ({ page, site }) => {
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

test("A link to the contact page stands in for a button that needs scripts", async ({ page }) => {
  for (const [route, links] of [
    ["/", ["Book Site Visit", "Download Brochure", "View Details"]],
    ["/open-plots", ["Book Site Visit", "View Details"]],
  ] as const) {
    await page.goto(addressOf(route));
    for (const name of links) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
      await expect(page.getByRole("link", { name }).first()).toHaveAttribute("href", "/contact/");
    }
  }
  await page.getByRole("link", { name: "Book Site Visit" }).first().click();
  await expect(page).toHaveURL("/contact/");
  await expect(page.getByRole("link", { name: "Send Message" })).toHaveAttribute(
    "href",
    "mailto:info@example.com",
  );
});
