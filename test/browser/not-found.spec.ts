import { desktop, expect, headerOf, hydrated, navigationOf, test } from "./page-helpers";

// The answer itself is the complaint that the page makes of an unknown address.
test.use({ viewport: desktop, provoked: /no-such-page/ });

test("An unknown address below a page is answered with the not-found page, which marks no link", async ({
  page,
}) => {
  const answer = await page.goto("/about/no-such-page/");
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(navigationOf(page)).toBeVisible();
  await expect(headerOf(page).locator("[aria-current=page]")).toHaveCount(0);
});
