import { desktop, expect, phone, tablet, test } from "./page-helpers";

for (const screen of [phone, tablet, desktop]) {
  test(`At ${screen.width} px the map's names and pins do not overlap`, async ({ page, site }) => {
    await page.setViewportSize(screen);
    await site.open("/contact");
    const map = page
      .getByRole("figure")
      .filter({ has: page.getByRole("img", { name: /^Map of/ }) });
    await page.evaluate(() => document.fonts.ready);
    const parts = await map
      .locator("text, path[data-kind]")
      .evaluateAll((all) =>
        all.map((part) => ({ name: part.textContent, ...part.getBoundingClientRect().toJSON() })),
      );
    // The places have a name and a pin each; some roads have a name.
    expect(parts.length).toBeGreaterThan(2 * 11);
    for (const part of parts) {
      const overlapping = parts.filter(
        ({ left, right, top, bottom }) =>
          left < part.right && right > part.left && top < part.bottom && bottom > part.top,
      );
      expect(overlapping).toEqual([part]);
    }
  });
}
