import { expect, test } from "./page-helpers";

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
