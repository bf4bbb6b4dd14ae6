import {
  desktop,
  expect,
  expectPage,
  follow,
  hydrated,
  isSameDocument,
  openPage,
  tagDocument,
  test,
} from "./page-helpers";

test.use({ viewport: desktop });

test("A link of a page that is older than the host's data leads to the new page, and back", async ({
  page,
}) => {
  await openPage(page, "/about");
  await tagDocument(page);
  // A deploy has begun: its data is there, its pages are not yet.
  await page.route("**/page-data/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "the next deploy" } }),
  );
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await follow(page, "/gallery");
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expectPage(page, "/gallery");
  await hydrated(page);
  // Once more at most, to look for the pages that belong to the data.
  expect(loads).toBeLessThanOrEqual(2);
  await page.goBack();
  await expectPage(page, "/about");
});
