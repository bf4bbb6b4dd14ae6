import type { Page } from "@playwright/test";

import {
  countShifts,
  expect,
  expectAllSeen,
  expectPage,
  fetchAllPhotos,
  follow,
  hydrated,
  linkTo,
  menuButton,
  navigationOf,
  phone,
  shiftOf,
  openPage,
  test,
} from "./page-helpers";

/** Expects the header of a page whose scripts failed: all links open, and no button that does nothing. */
async function expectBare(page: Page): Promise<void> {
  await expect(page.locator("html[data-bare]")).toHaveCount(1);
  await expect(navigationOf(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
}

test.describe("When the fonts are missing", () => {
  test.use({ provoked: /\.woff2/, viewport: phone });

  test("a page is drawn in the visitor's own, and fits", async ({ page }) => {
    await page.route("**/*.woff2", (request) => request.fulfill({ status: 404 }));
    await countShifts(page);
    await openPage(page, "/");
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

test.describe("When a script of the first load is missing", () => {
  test.use({
    provoked: /\.js|not found\. Not rendering React|Loading chunk|is not defined|undefined/,
  });

  for (const name of ["webpack-runtime", "framework", "app", "component---src-pages-index"]) {
    test(`the page is whole without ${name}, and its header leads on`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.route(`**/${name}*.js`, (route) => route.abort());
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expectBare(page);
      await expectAllSeen(page);
      await linkTo(page, "/about").click();
      await expectPage(page, "/about");
    });
  }
});

test.describe("When the data of a page is answered with a network's own page", () => {
  test.use({ provoked: /page-data|not found\. Not rendering React/ });

  test("a link still leads there, and back", async ({ page }) => {
    await page.route("**/page-data/gallery/page-data.json", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this network</h1>" }),
    );
    await openPage(page, "/about");
    await follow(page, "/gallery");
    await expectPage(page, "/gallery");
    // The data is asked for again, in vain; the prebuilt page stays.
    await expectBare(page);
    await expectAllSeen(page);
    await page.goBack();
    await expectPage(page, "/about");
    await hydrated(page);
  });
});

test.describe("When a page crashes as React draws it", () => {
  test.use({ provoked: /TypeError|No page is drawn|Minified React error/ });

  test("it is shown as it was built, once, and its links lead on", async ({ page }) => {
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route("**/page-data/gallery/page-data.json", async (route) => {
      const response = await route.fetch();
      const data = JSON.parse(await response.text());
      data.result.data.content.page = { head: data.result.data.content.page.head };
      await route.fulfill({ response, json: data });
    });
    await openPage(page, "/about");
    await linkTo(page, "/gallery").click();
    await expectPage(page, "/gallery");
    await expectBare(page);
    await expectAllSeen(page);
    // A loop would go on in the meantime.
    await fetchAllPhotos(page);
    expect(loads).toBe(2);
    await linkTo(page, "/about").click();
    await expectPage(page, "/about");
    await hydrated(page);
  });
});
