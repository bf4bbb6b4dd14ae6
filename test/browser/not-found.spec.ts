import {
  desktop,
  expect,
  expectPage,
  follow,
  headerOf,
  hydrated,
  navigationOf,
  stopsBeside,
  test,
} from "./page-helpers";

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

test.describe("Addresses with odd escapes", () => {
  // No data of a page has such an address, and what the browser says of that is its own affair.
  test.use({ provoked: /./ });

  // Hundreds more are tried in test/stress/addresses.spec.ts.
  test("show a page, and its links work", async ({ page }) => {
    const [next] = stopsBeside("/about");
    test.skip(next === undefined, "The header leads to no other page");
    for (const address of ["/about/#%", "/a%2Fb", "/%23", "/nope%3Fx"]) {
      await test.step(address, async () => {
        await page.goto("about:blank");
        await page.goto(address, { waitUntil: "domcontentloaded" });
        await page.waitForFunction(
          () =>
            performance.getEntriesByName("onInitialClientRender").length > 0 ||
            document.documentElement.hasAttribute("data-bare"),
        );
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await follow(page, next ?? "");
        await expectPage(page, next ?? "");
      });
    }
  });
});
