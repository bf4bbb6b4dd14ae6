import type { Page } from "@playwright/test";

import {
  bookButton,
  expect,
  expectPage,
  fetchAllPhotos,
  follow,
  hydrated,
  linkTo,
  menuButton,
  navigationOf,
  phone,
  openPage,
  test,
} from "./page-helpers";
import { expectAllSeen } from "./seen";

test.use({
  provoked:
    /Content Security Policy|\.js|page-data|not found\. Not rendering React|Loading chunk|is not defined|undefined|TypeError|No page is drawn|Minified React error/,
});

/** Expects the header of a page whose scripts failed: all links are visible, and no dead button. */
async function expectBare(page: Page): Promise<void> {
  await expect(page.locator("html[data-scripts=failed]")).toHaveCount(1);
  await expect(navigationOf(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
}

for (const name of ["webpack-runtime", "framework", "app", "component---src-pages-index"]) {
  test(`Without ${name} the page is complete, and links work`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.route(`**/${name}*.js`, (route) => route.abort());
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expectBare(page);
    await expectAllSeen(page);
    await linkTo(page, "/about").click();
    await expectPage(page, "/about");
  });
}

test("A link leads to a page whose data is replaced by a network's sign-in page, and Back returns", async ({
  page,
}) => {
  await page.route("**/page-data/gallery/page-data.json", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this network</h1>" }),
  );
  await openPage(page, "/about");
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
  // The data fails again; the prebuilt page stays.
  await expectBare(page);
  await expectAllSeen(page);
  await page.goBack();
  await expectPage(page, "/about");
  await hydrated(page);
});

test("A page on which React crashes loads once more, stays as it was built, and its links work", async ({
  page,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = JSON.parse(await response.text());
    data.result.data.content.page = { head: data.result.data.content.page.head };
    await route.fulfill({ response, json: data });
  });
  await page.setViewportSize(phone);
  await openPage(page, "/about");
  await follow(page, "/");
  await expectPage(page, "/");
  await expectBare(page);
  await expectAllSeen(page);
  const figures = page.getByRole("region", { name: "The company in figures" }).getByRole("list");
  const seen = (await figures.innerText()).match(/[\d,]+\+/g);
  expect(new Set(seen)).toEqual(new Set(["15+", "5,000+", "10,000+", "50+"]));
  // Meanwhile a loop would load again.
  await fetchAllPhotos(page);
  expect(loads).toBe(2);
  await linkTo(page, "/about").click();
  await expectPage(page, "/about");
  await hydrated(page);
});

test("Where a policy refuses the boot script, no markup is shown, and the header leads on", async ({
  page,
}) => {
  await page.route("**/about/", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto("/about/");
  await expect(page.getByText("<a")).toHaveCount(0);
  await expect(bookButton(page)).toBeVisible();
  await linkTo(page, "/gallery").click();
  await expectPage(page, "/gallery");
});
