import { desktop, expect, phone, test } from "./page-helpers";

for (const screen of [phone, desktop]) {
  test(`At ${screen.width} px each name of the map has its own room`, async ({ page, site }) => {
    await page.setViewportSize(screen);
    await site.open("/contact");
    const map = page
      .getByRole("figure")
      .filter({ has: page.getByRole("img", { name: /^Map of/ }) });
    await page.evaluate(() => document.fonts.ready);
    const names = await map
      .locator("[aria-hidden] span")
      .evaluateAll((spans) =>
        spans.map((span) => ({ name: span.textContent, ...span.getBoundingClientRect().toJSON() })),
      );
    // The places and the roads.
    expect(names).toHaveLength(15);
    const areApart = (one: DOMRect, other: DOMRect) =>
      one.right <= other.left ||
      other.right <= one.left ||
      one.bottom <= other.top ||
      other.bottom <= one.top;
    for (const one of names) expect(names.filter((other) => !areApart(one, other))).toEqual([one]);
  });
}
