import { AxeBuilder } from "@axe-core/playwright";

import { coveredAtEnd, runsOut, screens, show } from "./fits";
import { addressOf, allRoutes, expect, phone, test } from "./page-helpers";

// The site of test/support/odd.ts: long words, empty lists, 600 plots, large figures.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

for (const route of allRoutes) {
  test(`${route} fits with odd content, and breaks no rule of accessibility`, async ({ page }) => {
    await page.goto(addressOf(route));
    for (const screen of screens) {
      await show(page, screen);
      expect(await page.evaluate(runsOut, undefined), screen.name).toEqual([]);
      expect(await page.evaluate(coveredAtEnd), screen.name).toEqual([]);
    }
    await show(page, { name: "", ...phone, type: 16 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}

test("Large figures stand at their targets, side by side", async ({ page }) => {
  await page.goto("/");
  const figures = page.locator("[data-target]");
  await expect(figures).toHaveText(["1,00,000+", "25,00,000+", "3+"]);
  const boxes = await Promise.all((await figures.all()).map((figure) => figure.boundingBox()));
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (!box || !next || next.y > box.y) continue;
    expect(box.x + box.width).toBeLessThanOrEqual(next.x);
  }
});

test("A plot with its registration shows the number, and 600 are found among", async ({ page }) => {
  await page.goto("/open-plots/");
  await expect(page.getByRole("article").first()).toContainText("P02400007310");
  await expect(page.getByRole("article")).toHaveCount(24);
});
