import { expect, test } from "./page-helpers";

test("An address without its final slash is loaded once", async ({ page, site }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto("/about");
  await site.hydrated();
  expect(loaded).toEqual(["/about"]);
});

test.describe("Under the policy that the build has written", () => {
  test.use({ provoked: /TrustedScript/ });

  // So are the pages of all other tests.
  test("a page refuses a script that is made from a text", async ({ page, site }) => {
    await site.open("/about");
    const run = page.evaluate(() => {
      document.createElement("script").text = "document.title = 'Another title'";
    });
    await expect(run).rejects.toThrow("TrustedScript");
  });
});
