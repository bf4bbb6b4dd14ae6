import type { Page } from "@playwright/test";

import { expect, follow, nextFrame, openPage, test } from "./page-helpers";

// So low that the figures stand below the first screen.
test.use({ viewport: { width: 360, height: 420 } });

const targets = ["15+", "5,000+", "10,000+", "50+"];
const zeros = ["0+", "0+", "0+", "0+"];

const strip = (page: Page) => page.getByRole("region", { name: "Our record in figures" });
/** The figures as they are drawn. */
const drawn = (page: Page) => strip(page).locator("[data-target]");

/** Each change of the third figure from now on, with its time in ms. */
const watchThird = (page: Page) =>
  drawn(page)
    .nth(2)
    .evaluateHandle((figure) => {
      const sightings: { value: number; time: number }[] = [];
      new MutationObserver(() => {
        const value = Number(figure.textContent?.replace(/[,+]/g, ""));
        sightings.push({ value, time: performance.now() });
      }).observe(figure, { characterData: true, childList: true, subtree: true });
      return sightings;
    });

test("The figures stand at zero until they are seen, then climb to their targets in two seconds, once", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(drawn(page)).toHaveText(zeros);
  await expect(strip(page)).not.toBeInViewport();
  // Screen readers are told the targets from the start.
  await expect(strip(page)).toMatchAriaSnapshot(`
    - region:
      - list:
        - listitem: /15\\+/
        - listitem: /5,000\\+/
        - listitem: /10,000\\+/
        - listitem: /50\\+/
  `);
  const seen = await watchThird(page);
  await nextFrame(page);
  expect(await seen.jsonValue()).toEqual([]);

  await strip(page).scrollIntoViewIfNeeded();
  await expect(drawn(page)).toHaveText(targets);
  const sightings = await seen.jsonValue();
  const values = sightings.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(values.length).toBeGreaterThan(5);
  // Sixty steps to 10,000, each floored.
  const steps = Array.from({ length: 61 }, (_, step) => Math.floor((10_000 * step) / 60));
  expect(values.filter((value) => !steps.includes(value))).toEqual([]);
  const duration = (sightings.at(-1)?.time ?? 0) - (sightings[0]?.time ?? 0);
  expect(duration).toBeGreaterThan(1500);
  expect(duration).toBeLessThan(2500);

  await follow(page, "/about");
  await expect(strip(page)).toHaveCount(0);
  await page.goBack();
  await expect(strip(page)).toBeAttached();
  expect(await drawn(page).allTextContents()).toEqual(targets);
});

test("The figures climb before React starts", async ({ page }) => {
  await page.route(/app-.*\.js$/, (route) => route.fulfill({ body: "" }));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(drawn(page)).toHaveText(zeros);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(drawn(page)).toHaveText(targets);
});

test("Paper has the targets, though the figures are still at zero", async ({ page }) => {
  await openPage(page, "/");
  await expect(drawn(page)).toHaveText(zeros);
  await page.emulateMedia({ media: "print" });
  await expect(strip(page).getByRole("list")).not.toContainText(/\b0\+/, { useInnerText: true });
  await expect(strip(page).getByRole("list")).toContainText("10,000+", { useInnerText: true });
});

test("Under reduced motion the figures stand at their targets", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await expect(drawn(page)).toHaveText(targets);
});
