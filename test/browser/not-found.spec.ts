import { expect, expectPage, follow, headerOf, hydrated, test } from "./page-helpers";

test.use({ provoked: /no-such-page|URI malformed|Minified React error/ });

test("An unknown address gets the not-found page, which marks no link and whose links work", async ({
  page,
}) => {
  const answer = await page.goto("/about/no-such-page/");
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
  await expect(headerOf(page).locator("[aria-current=page]")).toHaveCount(0);
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
});

test("A page with a hash that cannot be decoded is shown, and its links work", async ({ page }) => {
  await page.goto("/about/#%");
  await expect(page.locator("html[data-scripts=failed]")).toHaveCount(1);
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
});
