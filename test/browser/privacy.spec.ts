import { bookButton, expect, expectPage, follow, noticeOf, openPage, test } from "./page-helpers";

test("A visit sends only GET requests, and stores nothing on the device", async ({
  page,
  context,
}) => {
  // Every test fails if a page asks a foreign host.
  const methods = new Set<string>();
  page.on("request", (request) => methods.add(request.method()));
  await openPage(page, "/");
  for (const route of ["/gallery", "/contact"]) {
    await follow(page, route);
    await expectPage(page, route);
  }
  await bookButton(page).click();
  await expect(noticeOf(page)).toBeVisible();
  expect([...methods]).toEqual(["GET"]);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  expect([...stored, ...(await context.cookies())]).toEqual([]);
});

test("The site works with storage and cookies blocked", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  await openPage(page, "/");
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
  await bookButton(page).click();
  await expect(noticeOf(page)).toBeVisible();
});
