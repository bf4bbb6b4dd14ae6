import { AxeBuilder } from "@axe-core/playwright";

import { coveredAtEnd, runsOut, screens, show } from "./fits";
import { addressOf, allRoutes, expect, phone, test } from "./page-helpers";

// The site of test/support/odd.ts: long words, empty lists, 600 plots.
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

test("A single figure climbs to its target", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-target]")).toHaveText(["3+"]);
});

test("A plot with its registration shows the number, and 24 of 600 are shown at first", async ({
  page,
}) => {
  await page.goto("/open-plots/");
  await expect(page.getByRole("article").first()).toContainText("P02400007310");
  await expect(page.getByRole("article")).toHaveCount(24);
});
