import {
  desktop,
  expect,
  expectPage,
  follow,
  hydrated,
  isSameDocument,
  tagDocument,
  openPage,
  test,
} from "./page-helpers";

test.use({ viewport: desktop });

test("While a deploy goes on, a link leads to the new page, which loads at most twice, and back", async ({
  page,
}) => {
  // The data of the next deploy, before its pages.
  await page.route("**/page-data/gallery/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    await route.fulfill({ response, json: { ...data, webpackCompilationHash: "the next" } });
  });
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await openPage(page, "/about");
  await tagDocument(page);
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await hydrated(page);
  expect(loads).toBeLessThanOrEqual(3);
  await page.goBack();
  await expectPage(page, "/about");
});
