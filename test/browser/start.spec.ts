import type { Page } from "@playwright/test";

import { expect, pageAddress, phone, siteOn, test } from "./page-helpers";

test.use({ viewport: phone });

/** Opens a page and delays its scripts. @returns functions that let them load, and that count their requests. */
async function openWithoutScripts(page: Page, route: string) {
  let requests = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") requests += 1;
  });
  const release = await siteOn(page).hold("**/*.js");
  await page.goto(pageAddress(route), { waitUntil: "domcontentloaded" });
  return { release, countRequests: () => requests };
}

for (const cause of ["The photo of the first screen", "A press"]) {
  test(`${cause} starts the scripts`, async ({ page, site }) => {
    const showPhotos = await site.hold("https://images.unsplash.com/**");
    // While the clock is paused, the two seconds after which the scripts would start never pass.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const { countRequests } = await openWithoutScripts(page, "/open-plots");
    await expect(site.title).toBeInViewport();
    expect(countRequests()).toBe(0);
    if (cause === "A press") await page.keyboard.press("Tab");
    else showPhotos();
    await expect.poll(countRequests).toBeGreaterThan(0);
  });
}

test("A text that is typed before hydration stays", async ({ page, site }) => {
  const { release } = await openWithoutScripts(page, "/contact");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("A. Visitor");
  release();
  await site.hydrated();
  await expect(name).toHaveValue("A. Visitor");
});

test.describe("When scripts fail:", () => {
  test.use({
    allowedErrors: /exception: |404|ERR_FAILED|Minified React error|Loading chunk|TypeError|MIME/,
  });

  /** Expects the page to be complete without scripts: every text and link is visible, but not the menu's button. */
  async function expectPrebuilt(page: Page): Promise<void> {
    const site = siteOn(page);
    await expect(site.navigation).toBeVisible();
    await expect(site.menuButton).toBeHidden();
    await site.expectAllVisible();
  }

  for (const file of ["app-*.js", "page-data/index/page-data.json"]) {
    test(`without ${file} the page is complete, and its links work`, async ({ page, site }) => {
      await page.route(`**/${file}`, (route) => route.abort());
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expectPrebuilt(page);
      await site.linkTo("/about").click();
      await site.expectPage("/about");
    });
  }

  /** Removes sections from the data of the home page, so that React crashes on it. */
  const breakHome = (page: Page) =>
    page.route("**/page-data/index/page-data.json", async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      data.result.data.content.page = { head: data.result.data.content.page.head };
      await route.fulfill({ response, json: data });
    });

  test("React crashes on the first page, which stays complete", async ({ page, site }) => {
    await breakHome(page);
    await page.goto("/");
    await expect(page.locator("html[data-scripts=failed]")).toHaveCount(1);
    await expectPrebuilt(page);
    await site.linkTo("/about").click();
    await site.expectPage("/about");
    await site.hydrated();
  });

  test("React crashes on a later page, which then loads in full", async ({ page, site }) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await breakHome(page);
    await site.open("/about");
    await site.follow("/");
    await site.expectPage("/");
    await expect(page.locator("html[data-scripts=failed]")).toHaveCount(1);
    await expectPrebuilt(page);
    expect(loads).toBe(2);
  });

  test("a new version is online, and the next page loads in full", async ({ page, site }) => {
    await site.open("/about");
    await site.tagDocument();
    const once = { times: 1 };
    await page.route("**/component---*.js", (route) => route.fulfill({ status: 404 }), once);
    await site.follow("/gallery");
    await site.expectPage("/gallery");
    await expect.poll(() => site.isSameDocument()).toBe(false);
    await site.hydrated();
    await page.goBack();
    await site.expectPage("/about");
  });
});
