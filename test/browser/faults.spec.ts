import type { Page, Route } from "@playwright/test";

import { gallery, home, navigationGroups, routes, site } from "../site-under-test/data";
import { countShifts, shiftOf } from "./shifts";
import {
  createDoor,
  desktop,
  expect,
  expectAllSeen,
  expectPage,
  fetchAllPhotos,
  follow,
  headerOf,
  hydrated,
  isSameDocument,
  linkTo,
  navigationOf,
  nextFrame,
  noticeOf,
  phone,
  stopsBeside,
  tagDocument,
  test,
} from "./page-helpers";

test.use({ viewport: desktop });

test.skip(
  !["/about", "/gallery"].every((route) => stopsBeside().includes(route)),
  "The header lacks the links for it",
);

const photoHost = "https://images.unsplash.com/**";

/** Expects the header of a page whose scripts failed: all links open, and above the page. */
async function expectBare(page: Page): Promise<void> {
  await expect(page.locator("html[data-bare]")).toHaveCount(1);
  await expect(navigationOf(page)).toBeVisible();
  await expect(
    page.getByRole("button", { name: site.accessibility.openMenu, exact: true }),
  ).toBeHidden();
  const header = await headerOf(page).boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}

test("While the photo host takes its time, the page is whole and works; the photos come late", async ({
  page,
  openPage,
}) => {
  const [firstTile] = gallery.tiles;
  test.skip(
    home.hero.photo.id === undefined || firstTile?.photo.id === undefined,
    "The photos are the editor's own",
  );
  const host = createDoor();
  let asked = 0;
  await page.route(photoHost, async (route) => {
    asked += 1;
    await host.opened;
    await route.fallback();
  });
  await openPage("/");
  const hero = page.getByRole("img", { name: home.hero.photo.alt, exact: true });
  await expect(hero).toBeInViewport();
  expect(await hero.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await headerOf(page).getByRole("button", { name: site.bookSiteVisit, exact: true }).click();
  await expect(noticeOf(page)).toHaveText(site.notice);

  await tagDocument(page);
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
  expect(await isSameDocument(page)).toBe(true);
  const tile = page.getByRole("img", { name: firstTile?.photo.alt, exact: true });
  await expect(tile).toBeVisible();
  // The colour of the photo stands in its place.
  const ground = tile.locator("xpath=ancestor::picture/..");
  await expect(ground).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const height = await page.evaluate(() => document.body.offsetHeight);

  host.open();
  await fetchAllPhotos(page);
  expect(asked).toBeGreaterThan(0);
  await expect(page.locator("img[data-failed]")).toHaveCount(0);
  await expect(tile).toHaveCSS("opacity", "1");
  expect(await page.evaluate(() => document.body.offsetHeight)).toBe(height);
});

test.describe("When the fonts are missing", () => {
  test.use({ provoked: /\.woff2/ });

  test("a page is drawn in the visitor's own, and fits", async ({ page, openPage }) => {
    await page.setViewportSize(phone);
    await page.route("**/*.woff2", (request) => request.fulfill({ status: 404 }));
    await countShifts(page);
    await openPage("/");
    await page.evaluate(() => document.fonts.ready);
    const faces = await page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family} ${status}`),
    );
    expect(faces).toContain("Fraunces error");
    expect(faces).toContain("Hanken Grotesk error");
    // Of the letters, none waits for a font that does not come.
    expect(faces.filter((face) => face.endsWith("loading"))).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await nextFrame(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});

test.describe("When one script of the first load is missing", () => {
  test.use({
    provoked: /\.js|not found\. Not rendering React|Loading chunk|is not defined|undefined/,
  });

  test("the page is whole all the same, and its header leads on, whichever it is", async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize(phone);
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(request.url());
    });
    await openPage("/");
    const first = [...scripts];
    expect(first.length).toBeGreaterThanOrEqual(4);
    for (const script of first) {
      await test.step(new URL(script).pathname, async () => {
        await page.route(script, (request) => request.abort());
        await page.goto("/", { waitUntil: "domcontentloaded" });
        // Neither button of the header could do anything: its links are shown, as without scripts.
        await expectBare(page);
        await expectAllSeen(page);
        await tagDocument(page);
        await linkTo(page, "/about").click();
        await expectPage(page, "/about");
        expect(await isSameDocument(page)).toBe(false);
        await page.unroute(script);
      });
    }
  });

  test("a laptop's groups of links open under the mouse and the focus", async ({ page }) => {
    await page.route("**/framework-*.js", (request) => request.fulfill({ status: 404 }));
    for (const { label, items } of navigationGroups) {
      const goal = items.findLast(({ to }) => routes.includes(to))?.to;
      if (goal === undefined) continue;
      await page.goto("/about/");
      await expectBare(page);
      const group = navigationOf(page).getByRole("button", { name: label, exact: true });
      const last = linkTo(page, goal);
      await group.focus();
      await expect(last).toBeVisible();
      await group.blur();
      await expect(last).toBeHidden();
      await group.hover();
      await last.click();
      await expectPage(page, goal);
    }
  });

  test("a script that comes and fails is no different", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.route("**/framework-*.js", (request) =>
      request.fulfill({ contentType: "text/javascript", body: "throw new Error('cut .js')" }),
    );
    await page.goto("/about/");
    await expectBare(page);
    await linkTo(page, "/gallery").click();
    await expectPage(page, "/gallery");
  });
});

/** What an ill host answers for the data of a page. */
const illAnswers = {
  "404": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "500": (route) => route.fulfill({ status: 500, body: "Internal error" }),
  "data cut short": async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  "a page of text": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this network</h1>" }),
  "no connection": (route) => route.abort("connectionreset"),
} satisfies Record<string, (route: Route) => Promise<void>>;

test.describe("When the data of a page is answered with", () => {
  test.use({ provoked: /page-data|not found\. Not rendering React/ });

  for (const [name, answer] of Object.entries(illAnswers)) {
    test(`${name}, a link still leads there, and back`, async ({ page, openPage }) => {
      await page.route("**/page-data/gallery/page-data.json", answer);
      await openPage("/about");
      await tagDocument(page);
      await follow(page, "/gallery");
      await expectPage(page, "/gallery");
      expect(await isSameDocument(page)).toBe(false);
      // The data is asked for again, in vain; the prebuilt page stays.
      await expectBare(page);
      await expectAllSeen(page);
      await page.goBack();
      await expectPage(page, "/about");
      await hydrated(page);
    });
  }

  for (const name of ["404", "data cut short"] as const) {
    test(`${name} for the data of the whole site, links still lead on`, async ({
      page,
      openPage,
    }) => {
      await page.route("**/page-data/app-data.json", illAnswers[name]);
      await openPage("/about");
      await tagDocument(page);
      await follow(page, "/gallery");
      await expectPage(page, "/gallery");
      await expect.poll(() => isSameDocument(page)).toBe(false);
      await hydrated(page);
    });
  }
});

test.describe("When a page crashes as React draws it", () => {
  test.use({ provoked: /TypeError|No page is drawn|Minified React error/ });

  test("it is shown as it was built, once, and its links lead on", async ({ page, openPage }) => {
    await page.setViewportSize(phone);
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route("**/page-data/gallery/page-data.json", async (route) => {
      const response = await route.fetch();
      const data = JSON.parse(await response.text());
      data.result.data.content.page = { head: data.result.data.content.page.head };
      await route.fulfill({ response, json: data });
    });
    await openPage("/about");
    await page.locator('nav a[href="/gallery/"]').first().dispatchEvent("click");
    await expectPage(page, "/gallery");
    await expectBare(page);
    await expectAllSeen(page);
    // A loop would go on in the meantime.
    await fetchAllPhotos(page);
    expect(loads).toBe(2);
    await navigationOf(page).locator('a[href="/about/"]').click();
    await expectPage(page, "/about");
    await hydrated(page);
    await expect(page.locator("html[data-bare]")).toHaveCount(0);
  });
});

test.describe("When the connection is lost in the middle of a click", () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|chrome-error/ });

  test("the browser says so; once it is back, so is the page that was asked for, and the one before", async ({
    page,
    context,
    openPage,
  }) => {
    const data = createDoor();
    await page.route("**/page-data/gallery/page-data.json", async (route) => {
      await data.opened;
      await route.continue();
    });
    await openPage("/about");
    const asked = page.waitForRequest("**/page-data/gallery/page-data.json");
    await follow(page, "/gallery");
    await asked;
    // Until the answer comes, the page that was left is whole.
    await expectPage(page, "/about");
    await context.setOffline(true);
    const lost = page.waitForEvent(
      "requestfailed",
      (request) => request.isNavigationRequest() && request.url().endsWith("/gallery/"),
    );
    data.open();
    await lost;
    await context.setOffline(false);
    await page.reload();
    await expectPage(page, "/gallery");
    await hydrated(page);
    await page.goBack();
    await expectPage(page, "/about");
  });
});
