import { addressOf, site } from "../site-under-test/data";
import {
  expect,
  follow,
  headerOf,
  noticeOf,
  phone,
  scrollTo,
  stopsBeside,
  test,
} from "./page-helpers";

test("A visit asks this host and the photo host, only with GET, and leaves nothing on the device", async ({
  page,
  context,
  openPage,
}) => {
  const requests = new Set<string>();
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    requests.add(`${request.method()} ${origin}`);
  });
  await page.setViewportSize(phone);
  await openPage("/");
  for (let y = 0; y < 8000; y += 600) await scrollTo(page, y);
  for (const route of stopsBeside("/").slice(-2)) {
    await follow(page, route);
    await expect(page).toHaveURL(addressOf(route));
  }
  await page.getByRole("button", { name: site.accessibility.openMenu, exact: true }).click();
  await headerOf(page).getByRole("button", { name: site.bookSiteVisit, exact: true }).click();
  await expect(noticeOf(page)).toBeVisible();
  await page.waitForLoadState("networkidle");

  const here = new URL(page.url()).origin;
  const others = [...requests].filter((request) => request !== "GET null");
  expect(others).toContain(`GET ${here}`);
  expect(others.filter((request) => request !== "GET https://images.unsplash.com")).toEqual([
    `GET ${here}`,
  ]);
  const stored = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(await context.cookies()).toEqual([]);
  expect(stored).toEqual({
    cookies: "",
    local: [],
    session: [],
    databases: [],
    caches: [],
    workers: 0,
  });
});
