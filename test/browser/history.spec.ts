import { expect, test } from "./page-helpers";

// src/lib/query.test.tsx has the history entries of each choice; here are the router and the browser.

test("Back after a link to the same page restores filters and scroll", async ({ page, site }) => {
  await site.open("/open-plots");
  const location = page.getByRole("combobox", { name: "Location", exact: true });
  await location.selectOption("shadnagar");
  await expect(page).toHaveURL("/open-plots/?location=shadnagar");
  await site.scrollTo(600);
  await site.nextFrame();
  await site.follow("/open-plots");
  await expect(page).toHaveURL("/open-plots/");
  await expect(location).toHaveValue("");
  await expect.poll(site.scrollTop).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/open-plots/?location=shadnagar");
  await expect(location).toHaveValue("shadnagar");
  await site.nextFrame();
  expect(await site.scrollTop()).toBe(600);
});

test("Back and Forward restore the scroll position, after a reload too", async ({ page, site }) => {
  await expect(async () => {
    await site.open("/about");
    // Above the paragraphs, whose lines may break elsewhere until the fonts arrive.
    await site.scrollTo(250);
    await site.nextFrame();
    await page.reload();
    await site.hydrated();
    expect(await site.scrollTop()).toBe(250);
  }).toPass();
  await site.tagDocument();
  await site.nextFrame();
  await site.follow("/services");
  await site.expectPage("/services");
  await expect.poll(site.scrollTop).toBe(0);
  await site.scrollTo(200);
  await site.nextFrame();
  await page.goBack();
  await expect.poll(site.scrollTop).toBe(250);
  await page.goForward();
  await expect.poll(site.scrollTop).toBe(200);
  expect(await site.isSameDocument()).toBe(true);
});

test("The data of a page is fetched once for all its queries", async ({ page, site }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/(open-plots|why-invest)\/page-data\.json$/.test(pathname)) fetched.push(pathname);
  });
  await site.open("/open-plots?location=shadnagar&unit=sqm");
  await page.getByRole("link", { name: "Price sheet", exact: true }).first().click();
  await expect(page).toHaveURL(/\/why-invest\/\?plot/);
  expect(fetched).toEqual([
    "/page-data/open-plots/page-data.json",
    "/page-data/why-invest/page-data.json",
  ]);
});
