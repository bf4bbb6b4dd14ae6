import type { Page } from "@playwright/test";

import { addressOf, expect, phone, siteOn, test } from "./page-helpers";

test.use({ viewport: phone });

/** Opens a page and holds its scripts. */
async function openWithoutScripts(page: Page, route: string) {
  let asked = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked += 1;
  });
  const release = await siteOn(page).hold("**/*.js");
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  return { release, asked: () => asked };
}

for (const cause of ["The photo of the first screen", "A press"]) {
  test(`${cause} starts the scripts`, async ({ page, site }) => {
    const showPhotos = await site.hold("https://images.unsplash.com/**");
    // While the clock is paused, the two seconds after which scripts start never pass.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const { asked } = await openWithoutScripts(page, "/open-plots");
    await expect(site.title).toBeInViewport();
    expect(asked()).toBe(0);
    if (cause === "A press") await page.keyboard.press("Tab");
    else showPhotos();
    await expect.poll(asked).toBeGreaterThan(0);
  });
}

test("Words that are typed before hydration stay", async ({ page, site }) => {
  const { release } = await openWithoutScripts(page, "/contact");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("A. Visitor");
  release();
  await site.hydrated();
  await expect(name).toHaveValue("A. Visitor");
});

test.describe("When a script fails,", () => {
  test.use({
    provoked: /exception: |404|ERR_FAILED|Minified React error|Loading chunk|TypeError|MIME/,
  });

  /** Expects a complete page without working scripts: all links are visible, and no button that needs scripts. */
  async function expectBare(page: Page): Promise<void> {
    const site = siteOn(page);
    await expect(site.navigation).toBeVisible();
    await expect(site.menuButton).toBeHidden();
    await site.expectAllSeen();
  }

  for (const file of ["app-*.js", "page-data/index/page-data.json"]) {
    test(`${file} is missing, the page is complete, and its links work`, async ({ page, site }) => {
      await page.route(`**/${file}`, (route) => route.abort());
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expectBare(page);
      await site.linkTo("/about").click();
      await site.expectPage("/about");
    });
  }

  /** Breaks the data of the home page, so that React crashes on it. */
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
    await expectBare(page);
    await site.linkTo("/about").click();
    await site.expectPage("/about");
    await site.hydrated();
  });

  test("React crashes on a later page, which is loaded in full", async ({ page, site }) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await breakHome(page);
    await site.open("/about");
    await site.follow("/");
    await site.expectPage("/");
    await expect(page.locator("html[data-scripts=failed]")).toHaveCount(1);
    await expectBare(page);
    expect(loads).toBe(2);
  });

  test("since a new version is online, the next page loads in full", async ({ page, site }) => {
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
