import type { Page } from "@playwright/test";

import { choice, expect, test } from "./page-helpers";

const sort = (order: string) => (page: Page) => choice(page, "Sort by").selectOption(order);
const typeSize = (page: Page) =>
  page.getByRole("textbox", { name: "Plot size (sq yd)" }).pressSequentially("200");
const enlarge = (page: Page) =>
  page.getByRole("button", { name: "Enlarge: Finished layout: park" }).click();
const next = (page: Page) => page.getByRole("button", { name: "Next photo" }).click();
const close = (page: Page) => page.getByRole("button", { name: "Close", exact: true }).click();

// After the actions the history holds these addresses, of which the last comes first.
for (const [fact, route, actions, addresses] of [
  [
    "Back goes through a choice and its removal; the rest of the address stays",
    "/open-plots/?other=1#table",
    [sort("largest"), sort("")],
    [
      "/open-plots/?other=1#table",
      "/open-plots/?other=1&sort=largest#table",
      "/open-plots/?other=1#table",
    ],
  ],
  [
    "Back goes through choices, and not through typed digits",
    "/open-plots/",
    [typeSize, sort("largest")],
    ["/open-plots/?size=200&sort=largest", "/open-plots/?size=200"],
  ],
  [
    "Back leaves the photos, however many were shown",
    "/gallery/",
    [enlarge, next],
    ["/gallery/?photo=garden-path", "/gallery/"],
  ],
  ["Back does not return to a closed photo", "/gallery/", [enlarge, next, close], ["/gallery/"]],
  [
    "Back does not return to a closed photo that the address had opened",
    "/gallery/?photo=gatehouse",
    [next, close],
    ["/gallery/"],
  ],
] as const) {
  test(fact, async ({ page, site }) => {
    await site.open(route);
    for (const action of actions) await action(page);
    for (const address of addresses) {
      await expect(page).toHaveURL(address);
      await page.goBack();
    }
    await expect(page).toHaveURL("about:blank");
  });
}

test("Back and Forward restore the scroll position, after a reload too", async ({ page, site }) => {
  await expect(async () => {
    await site.open("/about");
    // Until the fonts arrive, lines below this position may break elsewhere.
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

test("The data of a page is loaded once, whatever its query string", async ({ page, site }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/(open-plots|why-invest)\/page-data\.json$/.test(pathname)) loaded.push(pathname);
  });
  await site.open("/open-plots?location=shadnagar&unit=sqm");
  await page.getByRole("link", { name: "Price sheet", exact: true }).first().click();
  await expect(page).toHaveURL(/\/why-invest\/\?layout/);
  expect(loaded).toEqual([
    "/page-data/open-plots/page-data.json",
    "/page-data/why-invest/page-data.json",
  ]);
});
