import { expect, test } from "./page-helpers";

test.use({ provoked: /no-such-page/ });

test("An unknown address gets the not-found page, whose links work", async ({ page, site }) => {
  const answer = await page.goto("/about/no-such-page/");
  expect(answer?.status()).toBe(404);
  await site.hydrated();
  await expect(site.title).toHaveText("This page does not exist");
  await expect(site.header.locator("[aria-current=page]")).toHaveCount(0);
  await site.follow("/gallery");
  await site.expectPage("/gallery");
});
