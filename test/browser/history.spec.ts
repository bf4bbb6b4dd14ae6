import type { Page } from "@playwright/test";

import {
  expect,
  expectPage,
  follow,
  hydrated,
  isSameDocument,
  nextFrame,
  openPage,
  scrollTo,
  tagDocument,
  test,
} from "./page-helpers";

// src/lib/query.test.tsx has the history entries of each choice; here are the router and the browser.

const top = (page: Page) => page.evaluate(() => window.scrollY);

test("Back after a link to the same page restores its filters and its scroll position", async ({
  page,
}) => {
  await openPage(page, "/open-plots");
  const location = page.getByRole("combobox", { name: "Location", exact: true });
  await location.selectOption("shadnagar");
  await expect(page).toHaveURL("/open-plots/?location=shadnagar");
  await scrollTo(page, 600);
  await nextFrame(page);
  await follow(page, "/open-plots");
  await expect(page).toHaveURL("/open-plots/");
  await expect(location).toHaveValue("");
  // The link moves scroll and focus to the top of the page.
  await expect.poll(() => top(page)).toBe(0);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/open-plots/?location=shadnagar");
  await expect(location).toHaveValue("shadnagar");
  await nextFrame(page);
  expect(await top(page)).toBe(600);
});

test("A link with a hash moves the focus to its target", async ({ page }) => {
  await openPage(page, "/open-plots");
  await page.getByRole("link", { name: "Price sheet", exact: true }).first().press("Enter");
  const heading = page.locator("#cost");
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Plot size (sq yd)" })).toBeFocused();
});

test("Back and Forward restore the scroll position, after a reload too", async ({ page }) => {
  await expect(async () => {
    await openPage(page, "/about");
    // Above the paragraphs, whose lines may break elsewhere until the fonts arrive.
    await scrollTo(page, 250);
    await nextFrame(page);
    await page.reload();
    await hydrated(page);
    expect(await top(page)).toBe(250);
  }).toPass();
  await tagDocument(page);
  await nextFrame(page);
  await follow(page, "/services");
  await expectPage(page, "/services");
  await expect.poll(() => top(page)).toBe(0);
  await scrollTo(page, 200);
  await nextFrame(page);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(250);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(200);
  expect(await isSameDocument(page)).toBe(true);
});

test("The data of a page is fetched once for all its queries", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/(open-plots|why-invest)\/page-data\.json$/.test(pathname)) fetched.push(pathname);
  });
  await openPage(page, "/open-plots?location=shadnagar&unit=sqm");
  await page.getByRole("link", { name: "Price sheet", exact: true }).first().click();
  await expect(page).toHaveURL(/\/why-invest\/\?plot/);
  expect(fetched).toEqual([
    "/page-data/open-plots/page-data.json",
    "/page-data/why-invest/page-data.json",
  ]);
});
