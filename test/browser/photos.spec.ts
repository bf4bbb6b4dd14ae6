import type { Page, Route } from "@playwright/test";

import { home } from "../site-under-test/data";
import { countShifts, shiftOf } from "./shifts";
import { desktop, expect, fetchAllPhotos, nextFrame, phone, test } from "./page-helpers";

/** How each photo of the page was chosen, all of them fetched. */
async function choices(page: Page) {
  await fetchAllPhotos(page);
  return page.evaluate(() =>
    [...document.images].map((image) => {
      // An editor's own photo is offered in several formats.
      const sets = [...(image.closest("picture")?.querySelectorAll("source") ?? []), image];
      const candidates = sets
        .flatMap(({ srcset }) => srcset.split(/,\s+/))
        .map((candidate) => ({
          url: new URL(candidate.split(" ")[0] ?? "", document.baseURI).href,
          width: Number(/ (\d+)w$/.exec(candidate)?.[1]),
        }));
      const chosen = candidates.find(({ url }) => url === image.currentSrc)?.width ?? 0;
      const offered = candidates.map(({ width }) => width);
      return { alt: image.alt, offered, chosen, drawn: image.getBoundingClientRect().width };
    }),
  );
}

test.describe("On a screen of two dots to a pixel", () => {
  test.use({ deviceScaleFactor: 2 });

  // Each arrangement of photos once.
  for (const route of ["/", "/about", "/open-plots", "/completed-projects", "/csr", "/gallery"]) {
    test(`the photos of ${route} are sharp, and not much larger than they are drawn`, async ({
      page,
      openPage,
    }) => {
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await openPage(route);
        for (const { alt, offered, chosen, drawn } of await choices(page)) {
          const note = `${alt}, drawn ${drawn} px wide at ${viewport.width} px`;
          expect(offered, note).toContain(chosen);
          const needed = drawn * 2;
          // A browser may take one that is a little too small for one that is far too large.
          expect(chosen, note).toBeGreaterThanOrEqual(Math.min(needed * 0.8, Math.max(...offered)));
          expect(chosen, note).toBeLessThanOrEqual(Math.max(needed * 2.2, Math.min(...offered)));
        }
      }
    });
  }
});

test("The first photo of the home page is asked for before any other", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(desktop);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(request.url());
  });
  await openPage("/");
  const first = page.getByRole("img", { name: home.hero.photo.alt, exact: true });
  await expect(first).toBeVisible();
  expect(asked[0]).toBe(await first.evaluate((image: HTMLImageElement) => image.currentSrc));
});

/** What an ill photo host does, one photo after the other. */
const illAnswers: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ contentType: "text/html", body: "<h1>Down for maintenance</h1>" }),
  (route) =>
    route.fulfill({
      contentType: "image/jpeg",
      body: Buffer.from("ffd8ffe000104a4649ff00", "hex"),
    }),
  (route) => route.fulfill({ status: 500, contentType: "image/webp", body: "oops" }),
];

test.describe("While the photo host gives no answer, or nonsense", () => {
  test.use({ provoked: /images\.unsplash\.com/ });

  test.beforeEach(async ({ page }) => {
    let asked = 0;
    await page.route("https://images.unsplash.com/**", (route) => {
      asked += 1;
      return illAnswers[asked % illAnswers.length]?.(route);
    });
  });

  for (const [route, viewport] of [
    ["/", desktop],
    ["/gallery", phone],
    ["/completed-projects", phone],
  ] as const) {
    test(`${route} at ${viewport.width} px shows plans, no broken photos, and stands still`, async ({
      page,
      openPage,
    }) => {
      await page.setViewportSize(viewport);
      await countShifts(page);
      await openPage(route);
      await page.evaluate(() => document.fonts.ready);
      const shiftByFonts = await shiftOf(page);
      const height = await page.evaluate(() => document.body.offsetHeight);
      const fromHost = 'img[src^="https://images.unsplash.com/"]';
      const images = await page.getByRole("main").locator(`${fromHost}:visible`).all();
      for (const image of images) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveAttribute("data-failed", "");
        await expect(image).toHaveCSS("opacity", "0");
        const alt = (await image.getAttribute("alt")) ?? "";
        await expect(page.getByRole("img", { name: alt, exact: true })).toHaveCount(1);
        const room = await image.boundingBox();
        expect(room?.height).toBeGreaterThan(80);
      }
      await nextFrame(page);
      expect((await shiftOf(page)) - shiftByFonts).toBeLessThanOrEqual(0.01);
      expect(await page.evaluate(() => document.body.offsetHeight)).toBe(height);
    });
  }

  test("a photo that failed is drawn once the host answers again", async ({ page, openPage }) => {
    test.skip(home.hero.photo.id === undefined, "The first photo is the editor's own");
    await page.setViewportSize(desktop);
    await openPage("/");
    const photo = page.getByRole("img", { name: home.hero.photo.alt, exact: true });
    await expect(photo).toHaveCSS("opacity", "0");
    await page.route("https://images.unsplash.com/**", (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
      }),
    );
    await page.reload();
    await expect(photo).toHaveCSS("opacity", "1");
    await expect(photo).not.toHaveAttribute("data-failed");
  });
});
