import { navigationLinks, addressOf, site } from "../site-content";
import { expect, headerOf, navigationOf, noticeOf, phone, scrollTo, test } from "./site";

test("A visit leaves nothing behind on the device", async ({ page, context, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/");
  for (const { label, to } of navigationLinks) {
    await scrollTo(page, 400);
    await page.getByRole("button", { name: site.accessibility.openMenu }).click();
    await navigationOf(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(addressOf(to));
  }
  await page.getByRole("button", { name: site.accessibility.openMenu }).click();
  await headerOf(page).getByRole("button", { name: site.bookSiteVisit }).click();
  await expect(noticeOf(page)).toBeVisible();

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

test("A visit asks this host and the photo host, and only with GET", async ({ page, openPage }) => {
  const requests = new Set<string>();
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    requests.add(`${request.method()} ${origin}`);
  });
  await page.setViewportSize(phone);
  await openPage("/");
  const here = new URL(page.url()).origin;
  for (let y = 0; y < 8000; y += 600) await scrollTo(page, y);
  await page.waitForLoadState("networkidle");
  expect([...requests].filter((request) => request !== "GET null").toSorted()).toEqual(
    [`GET ${here}`, "GET https://images.unsplash.com"].toSorted(),
  );
});
