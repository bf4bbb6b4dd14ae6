import type { Page } from "@playwright/test";

import {
  bookButton,
  expect,
  expectPage,
  follow,
  hydrated,
  isSameDocument,
  openPage,
  tagDocument,
  test,
} from "./page-helpers";

// The page asks for scripts of its own deploy, which are gone.
test.use({ provoked: /404|component chunk|ERR_INTERNET_DISCONNECTED|login.example.com/ });

/** The data of the next deploy, under the addresses of this one. */
const uploadData = (page: Page) =>
  page.route("**/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "next" } }),
  );

test("While a deploy has uploaded data but not pages, a page loads at most twice, and works; a link keeps its query and hash", async ({
  page,
}) => {
  await uploadData(page);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await openPage(page, "/open-plots");
  expect(loads).toBeLessThanOrEqual(2);
  // Gatsby has removed its note of the reload.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  loads = 0;
  await page.getByRole("link", { name: "Price sheet", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why land, why Hyderabad");
  await expect(page).toHaveURL("/why-invest/?plot=adibatla-meadows&size=167&rate=30000#cost");
  await expect.poll(() => loads).toBeGreaterThan(0);
  expect(loads).toBeLessThanOrEqual(2);
});

test("On a page of an old deploy, a link whose script is gone leads to its page, and Back returns", async ({
  page,
}) => {
  await openPage(page, "/about");
  await tagDocument(page);
  await page.route("**/component---*.js", (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await hydrated(page);
  await page.goBack();
  await expectPage(page, "/about");
});

test("On a page of an old deploy, Back loads a page of the new one in full", async ({ page }) => {
  await openPage(page, "/about");
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
  await page.reload();
  await hydrated(page);
  await uploadData(page);
  const fullLoad = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goBack();
  await fullLoad;
  await expectPage(page, "/about");
});

test("A link pressed offline keeps the page and says so; online it leads to its page", async ({
  page,
}) => {
  await page.route("**/gallery/**", (route) => route.abort("internetdisconnected"));
  await openPage(page, "/about");
  await follow(page, "/gallery");
  const failure = page.getByRole("alert");
  await expect(failure).toHaveText("Could not be loaded. Check your connection and try again.");
  await expectPage(page, "/about");
  await page.unroute("**/gallery/**");
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
});

test("A missing notice is reported after a link that was pressed offline, too", async ({
  page,
}) => {
  await page.route(/\/gallery\/|notice-host/, (route) => route.abort("internetdisconnected"));
  await openPage(page, "/about");
  const failure = page.getByRole("alert");
  await follow(page, "/gallery");
  await expect(failure).toBeVisible();
  await expect(failure).toBeHidden();
  await bookButton(page).click();
  await expect(failure).toBeVisible();
});

test("A link follows a redirect to another host, as a host that asks for a password has", async ({
  page,
}) => {
  await openPage(page, "/about");
  await page.route("**/gallery/**", (route) =>
    route.fulfill({ status: 302, headers: { location: "https://login.example.com/" } }),
  );
  const followed = page.waitForRequest((request) => request.isNavigationRequest());
  await follow(page, "/gallery");
  await followed;
});
