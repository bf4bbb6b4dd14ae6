import { fixedPage } from "../support/content";
import { expect, test } from "./page-helpers";

test.use({ provoked: /no-such-page/ });

test("An address without its final slash is loaded once, under the CSP", async ({ page, site }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto("/about");
  await site.hydrated();
  expect(loaded).toEqual(["/about"]);
  // All tests run under the CSP that the build has written, which test/html/hosts.test.ts reads.
  expect(answer?.headers()).toHaveProperty("content-security-policy");
});

test("An unknown address shows the not-found page, whose links work", async ({ page, site }) => {
  const answer = await page.goto("/about/no-such-page/");
  expect(answer?.status()).toBe(404);
  await site.hydrated();
  await expect(site.title).toHaveText(fixedPage("/404").heading);
  await expect(site.header.locator("[aria-current=page]")).toHaveCount(0);
  await site.follow("/gallery");
  await site.expectPage("/gallery");
});
