import {
  expect,
  expectPage,
  follow,
  hydrated,
  isSameDocument,
  openPage,
  tagDocument,
  test,
} from "./page-helpers";

// The page looks for the scripts that it knows.
test.use({ provoked: /404|component chunk/ });

test("While a deploy uploads data before its pages, a page loads at most twice, and works", async ({
  page,
}) => {
  await page.route("**/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "next" } }),
  );
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await openPage(page, "/about");
  expect(loads).toBeLessThanOrEqual(2);
  loads = 0;
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
  await expect.poll(() => loads).toBeGreaterThan(0);
  expect(loads).toBeLessThanOrEqual(2);
});

test("On a page of the last deploy, a link to one whose script is gone leads there, and back", async ({
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
