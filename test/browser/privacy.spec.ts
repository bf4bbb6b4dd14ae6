import { expect, test } from "./page-helpers";

test("A visit sends GET requests only, and stores nothing", async ({ page, site, context }) => {
  // Every browser test fails if a page sends a request to a foreign host.
  const methods = new Set<string>();
  page.on("request", (request) => methods.add(request.method()));
  await site.open("/");
  for (const route of ["/gallery", "/contact"]) {
    await site.follow(route);
    await site.expectPage(route);
  }
  await site.bookButton.click();
  await expect(site.notice).toBeVisible();
  expect([...methods]).toEqual(["GET"]);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  expect([...stored, ...(await context.cookies())]).toEqual([]);
});
