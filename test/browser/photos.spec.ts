import { desktop, expect, phone, test } from "./page-helpers";

test.use({ deviceScaleFactor: 2, allowedErrors: /images\.unsplash\.com/ });

// These pages arrange their photos in different ways.
for (const route of ["/about", "/open-plots", "/completed-projects", "/gallery"]) {
  test(`The photos of ${route} have the size that the screen needs`, async ({ page, site }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await site.open(route);
      expect(await site.loadAllPhotos()).not.toContain("rejected");
      const photos = await page.evaluate(() =>
        [...document.images].map((image) => ({
          alt: image.alt,
          chosen: Number(new URL(image.currentSrc).searchParams.get("w")),
          offered: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer)),
          needed: image.getBoundingClientRect().width * 2,
        })),
      );
      for (const { alt, chosen, offered, needed } of photos) {
        // A browser may prefer a photo that is a little too small to a photo that is far too large.
        const least = Math.min(needed * 0.8, Math.max(...offered));
        expect(chosen, alt).toBeGreaterThanOrEqual(least);
        expect(chosen, alt).toBeLessThanOrEqual(Math.max(needed * 2.2, Math.min(...offered)));
      }
    }
  });
}

test("A line drawing replaces a failed photo without a layout shift", async ({ page, site }) => {
  let asked = 0;
  await page.route("https://images.unsplash.com/**", (request) => {
    asked += 1;
    if (asked % 2 === 0) return request.abort();
    return request.fulfill({ contentType: "image/jpeg", body: "no photo" });
  });
  await site.open("/gallery");
  await page.evaluate(() => document.fonts.ready);
  const shiftByFonts = await site.shift();
  const height = await page.evaluate(() => document.body.offsetHeight);
  for (const image of await site.main.locator("img[srcset]:visible").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute("data-load-failed", "");
    await expect(image).toHaveCSS("opacity", "0");
    const lines = await image.evaluate((failed) => {
      const frame = failed.closest("div");
      return frame && getComputedStyle(frame, "::before").maskImage;
    });
    expect(lines).toMatch(/drawing\.svg/);
  }
  expect((await site.shift()) - shiftByFonts).toBeLessThanOrEqual(0.01);
  expect(await page.evaluate(() => document.body.offsetHeight)).toBe(height);
});
