import { addressOf, hrefOf, navigationLinks, site } from "../site-under-test/data";
import { desktop, expect, headerOf, hydrated, noticeOf, stopsBeside, test } from "./page-helpers";

// The answer itself is the complaint that the page makes of an unknown address.
test.use({ viewport: desktop, provoked: /no-such-page/ });

for (const address of ["/no-such-page/", "/no-such-page", "/about/no-such-page/"]) {
  test(`${address} is answered with the not-found page, which leads to all others`, async ({
    page,
  }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    const links = page.getByRole("main").getByRole("list").last().getByRole("link");
    await expect(links).toHaveText(navigationLinks.map(({ label }) => label));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      navigationLinks.map(({ to }) => hrefOf(to)),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(headerOf(page).locator("[aria-current=page]")).toHaveCount(0);
  });
}

test("The not-found page works like any other", async ({ page }) => {
  await page.goto("/no-such-page/");
  await hydrated(page);
  await headerOf(page).getByRole("button", { name: site.bookSiteVisit, exact: true }).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  const [goal] = stopsBeside();
  if (goal === undefined) return;
  await page
    .getByRole("main")
    .locator(`a[href="${addressOf(goal)}"]`)
    .last()
    .click();
  await expect(page).toHaveURL(addressOf(goal));
});
