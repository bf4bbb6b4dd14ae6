import type { Page } from "@playwright/test";

import { expect, test } from "./page-helpers";

// The page asks for scripts of its own deploy, which are gone.
test.use({ provoked: /404|component chunk|ERR_INTERNET_DISCONNECTED|login.example.com/ });

/** The data of the next deploy, under the addresses of this one. */
const uploadData = (page: Page) =>
  page.route("**/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "next" } }),
  );

test("While a deploy has uploaded its data only, pages and links work", async ({ page, site }) => {
  await uploadData(page);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await site.open("/open-plots");
  expect(loads).toBeLessThanOrEqual(2);
  // Gatsby has removed its note of the reload.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  loads = 0;
  await page.getByRole("link", { name: "Price sheet", exact: true }).first().click();
  await expect(site.title).toHaveText("Why land, why Hyderabad");
  await expect(page).toHaveURL("/why-invest/?plot=adibatla-meadows&size=167&rate=30000#cost");
  await expect.poll(() => loads).toBeGreaterThan(0);
  expect(loads).toBeLessThanOrEqual(2);
});

test("On a page of an old deploy, a link without its script works", async ({ page, site }) => {
  await site.open("/about");
  await site.tagDocument();
  await page.route("**/component---*.js", (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await site.follow("/gallery");
  await site.expectPage("/gallery");
  await expect.poll(() => site.isSameDocument()).toBe(false);
  await site.hydrated();
  await page.goBack();
  await site.expectPage("/about");
});

test("On a page of an old deploy, Back loads the new page in full", async ({ page, site }) => {
  await site.open("/about");
  await site.follow("/gallery");
  await site.expectPage("/gallery");
  await page.reload();
  await site.hydrated();
  await uploadData(page);
  const fullLoad = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goBack();
  await fullLoad;
  await site.expectPage("/about");
});

test("A link pressed offline keeps the page and says so", async ({ page, site }) => {
  await page.route("**/gallery/**", (route) => route.abort("internetdisconnected"));
  await site.open("/about");
  await site.follow("/gallery");
  const failure = page.getByRole("alert");
  await expect(failure).toHaveText("Could not be loaded. Check your connection and try again.");
  await site.expectPage("/about");
  await page.unroute("**/gallery/**");
  await site.follow("/gallery");
  await site.expectPage("/gallery");
});

test("A missing notice is reported after a link pressed offline", async ({ page, site }) => {
  await page.route(/\/gallery\/|notice-host/, (route) => route.abort("internetdisconnected"));
  await site.open("/about");
  const failure = page.getByRole("alert");
  await site.follow("/gallery");
  await expect(failure).toBeVisible();
  await expect(failure).toBeHidden();
  await site.bookButton.click();
  await expect(failure).toBeVisible();
});

test("A link follows a redirect to the sign-in page of another host", async ({ page, site }) => {
  await site.open("/about");
  await page.route("**/gallery/**", (route) =>
    route.fulfill({ status: 302, headers: { location: "https://login.example.com/" } }),
  );
  const followed = page.waitForRequest((request) => request.isNavigationRequest());
  await site.follow("/gallery");
  await followed;
});
