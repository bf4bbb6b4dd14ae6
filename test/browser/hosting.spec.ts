import { fixedPage } from "../support/content";
import { expect, test } from "./page-helpers";

test.use({ allowedErrors: /no-such-page/ });

test("An address without its final slash is loaded once, under the CSP", async ({ page, site }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto("/about");
  await site.hydrated();
  expect(loaded).toEqual(["/about"]);
  // All browser tests run under this CSP. test/html/hosts.test.ts tests its contents.
  expect(answer?.headers()).toHaveProperty("content-security-policy");
});

test("An unknown address has status 404 and the not-found page", async ({ page, site }) => {
  const answer = await page.goto("/about/no-such-page/");
  expect(answer?.status()).toBe(404);
  await site.hydrated();
  await expect(site.title).toHaveText(fixedPage("/404").heading);
});
