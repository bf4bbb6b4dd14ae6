import { desktop, expect, phone, tablet, test } from "./page-helpers";

for (const screen of [phone, tablet, desktop]) {
  test(`At ${screen.width} px names and pins of the map do not overlap`, async ({ page, site }) => {
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
    // The places with their pins, and some roads.
    expect(parts.length).toBeGreaterThan(2 * 11);
    const areApart = (one: DOMRect, other: DOMRect) =>
      one.right <= other.left ||
      other.right <= one.left ||
      one.bottom <= other.top ||
      other.bottom <= one.top;
    for (const one of parts) expect(parts.filter((other) => !areApart(one, other))).toEqual([one]);
  });
}
