import type { Page } from "@playwright/test";

import {
  desktop,
  expect,
  follow,
  hydrated,
  nextFrame,
  phone,
  scrollTo,
  openPage,
  test,
} from "./page-helpers";

const screens = [phone, desktop];
const top = (page: Page) => page.evaluate(() => window.scrollY);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Enlarged photos" });
const tile = (page: Page, caption: string) =>
  page.getByRole("button", { name: `Enlarge: ${caption}`, exact: true });
const closePhoto = (page: Page) => dialog(page).getByRole("button", { name: "Close" }).click();
const location = (page: Page) => page.getByRole("combobox", { name: "Location", exact: true });
const openFilter = async (page: Page) => {
  await expect(page.getByRole("search")).toBeVisible();
  const button = page.getByRole("button", { name: "Find a plot", exact: true });
  if (await button.isVisible()) await button.click();
};

/** Opens /about, and then an address, as a visitor does to whom it was sent. */
async function openAfterAbout(page: Page, address: string): Promise<void> {
  await page.goto("/about/");
  await page.goto(address);
  await hydrated(page);
}

for (const viewport of screens) {
  test.describe(`At ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("A shared photo that is closed stays closed, and Back leads where one came from", async ({
      page,
    }) => {
      await openAfterAbout(page, "/gallery/?photo=gatehouse");
      await expect(dialog(page)).toContainText("Finished layout: gatehouse");
      await closePhoto(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL("/gallery/");
      await expect(tile(page, "Finished layout: gatehouse")).toBeFocused();

      await tile(page, "Before the survey: fields").click();
      await expect(dialog(page)).toContainText("Before the survey: fields");
      await expect(page).toHaveURL("/gallery/?photo=green-fields");
      await closePhoto(page);
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL("/gallery/");
      await page.goForward();
      await expect(dialog(page)).toContainText("Before the survey: fields");
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL("/about/");
      await page.goForward();
      await expect(page).toHaveURL("/gallery/");
      await expect(dialog(page)).toBeHidden();
    });

    test("What is chosen and taken back moves nothing, and leaves no step", async ({ page }) => {
      await openAfterAbout(page, "/open-plots/#content");
      await openFilter(page);
      const unit = page.getByLabel("Area unit");
      await unit.selectOption("sqm");
      await expect(page).toHaveURL("/open-plots/?unit=sqm#content");
      await scrollTo(page, 500);
      await unit.evaluate((select: HTMLSelectElement) => {
        select.value = "";
        select.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await expect(page).toHaveURL("/open-plots/#content");
      await nextFrame(page);
      await nextFrame(page);
      expect(await top(page)).toBe(500);
      await page.goBack();
      await expect(page).toHaveURL("/about/");
    });

    test("A link takes along the size that was just typed", async ({ page }) => {
      await openPage(page, "/open-plots");
      await openFilter(page);
      const size = page.getByLabel("Plot size (sq yd)", { exact: true });
      await size.pressSequentially("200", { delay: 20 });
      const link = page.getByRole("contentinfo").locator('a[href="/about/"]');
      const left = await link.evaluate((element: HTMLElement) => {
        element.click();
        return window.location.search;
      });
      expect(left).toBe("?size=200");
      await expect(page).toHaveURL("/about/");
      await page.goBack();
      await expect(page).toHaveURL("/open-plots/?size=200");
    });

    test("Back from a link to the open page has its filters", async ({ page }) => {
      await openPage(page, "/open-plots");
      await openFilter(page);
      await location(page).selectOption("shadnagar");
      await expect(page).toHaveURL("/open-plots/?location=shadnagar");
      await scrollTo(page, 600);
      await nextFrame(page);
      await follow(page, "/open-plots");
      await expect(page).toHaveURL("/open-plots/");
      await expect(location(page)).toHaveValue("");
      await page.goBack();
      await expect(page).toHaveURL("/open-plots/?location=shadnagar");
      await expect(location(page)).toHaveValue("shadnagar");
      await expect(page.getByRole("status").filter({ hasText: "2 of 6 layouts" })).toBeAttached();
      await nextFrame(page);
      expect(await top(page)).toBe(600);
    });

    test("A link with a hash takes the focus along", async ({ page }) => {
      await openPage(page, "/open-plots");
      await page.getByRole("link", { name: "Total cost", exact: true }).first().press("Enter");
      const heading = page.locator("#cost");
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("textbox", { name: "Plot size (sq yd)" })).toBeFocused();
    });

    test("After a reload the place on the page is kept for Back", async ({ page }) => {
      await expect(async () => {
        await openPage(page, "/about");
        // Above the paragraphs, whose lines may break elsewhere until the fonts arrive.
        await scrollTo(page, 250);
        await nextFrame(page);
        await page.reload();
        await hydrated(page);
        expect(await top(page)).toBe(250);
      }).toPass();
      await nextFrame(page);
      await follow(page, "/services");
      await expect(page).toHaveURL("/services/");
      await page.goBack();
      await expect.poll(() => top(page)).toBe(250);
    });
  });
}

test("The data of a page is fetched once, whatever its query", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/page-data.json")) fetched.push(pathname + search);
  });
  await page.goto("/open-plots/?location=shadnagar&unit=sqm");
  await hydrated(page);
  expect(fetched.filter((path) => path.includes("/open-plots/"))).toEqual([
    "/page-data/open-plots/page-data.json",
  ]);
  await page.getByRole("link", { name: "Total cost", exact: true }).first().click();
  await expect(page).toHaveURL(/\/why-invest\/\?plot/);
  expect(fetched.filter((path) => path.includes("/why-invest/"))).toEqual([
    "/page-data/why-invest/page-data.json",
  ]);
});
