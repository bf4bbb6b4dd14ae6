import { placeholderLinks, site } from "../site-under-test/data";
import { desktop, expect, phone, scrollTo, test } from "./page-helpers";

test.use({ viewport: desktop });

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a placeholder keeps the visitor where they are", async ({ page, context }) => {
    test.skip(placeholderLinks.length === 0, "Every link of the footer leads somewhere");
    await page.goto("/about/");
    const links = page.getByRole("contentinfo");
    for (const { label } of placeholderLinks) {
      const link = links.getByRole("link", { name: label, exact: true }).first();
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(0);
      await link.click();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
    expect(context.pages()).toHaveLength(1);
  });
});

for (const viewport of [phone, desktop]) {
  test(`The floating button stays at the bottom right at ${viewport.width} px`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize(viewport);
    await openPage("/about");
    const button = page.getByRole("link", { name: site.whatsapp.label, exact: true });
    const box = await button.boundingBox();
    expect(viewport.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
    expect(viewport.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
    await scrollTo(page, 200);
    expect(await button.boundingBox()).toEqual(box);
    await expect(button).toHaveCSS("background-color", /^rgb\((\d|[1-5]\d), 1?\d\d, \d\d\)$/);
  });
}
