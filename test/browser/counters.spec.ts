import type { Page } from "@playwright/test";

import { expect, test } from "./page-helpers";

// The figures are below the first screen.
test.use({ viewport: { width: 360, height: 420 } });

const targets = ["15+", "5,000+", "10,000+", "50+"];
const zeros = ["0+", "0+", "0+", "0+"];

const statistics = (page: Page) => page.getByRole("region", { name: "The company in figures" });
const drawn = (page: Page) => statistics(page).locator("[data-count-to]");

test("The figures climb from zero to their targets once they are seen", async ({ page, site }) => {
  await site.open("/");
  await expect(drawn(page)).toHaveText(zeros);
  await expect(statistics(page)).not.toBeInViewport();
  // Screen readers get the targets from the start.
  for (const target of targets)
    await expect(statistics(page)).toMatchAriaSnapshot(`- strong: ${target}`);
  const third = drawn(page).nth(2);
  const seen = await third.evaluateHandle((figure) => {
    const values: number[] = [];
    new MutationObserver(() => {
      values.push(Number(figure.textContent?.replace(/[,+]/g, "")));
    }).observe(figure, { characterData: true, childList: true, subtree: true });
    return values;
  });
  await site.nextFrame();
  expect(await seen.jsonValue()).toEqual([]);

  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await statistics(page).scrollIntoViewIfNeeded();
  // The browser reports that they are seen at a time of its own.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(drawn(page).first()).not.toHaveText("0+", { timeout: 100 });
  }).toPass();
  // The first figure has climbed by one of 15: a fifteenth of two seconds.
  await page.clock.runFor(1700);
  await expect(third).not.toHaveText("10,000+");
  await page.clock.runFor(200);
  await expect(drawn(page)).toHaveText(targets);
  const values = await seen.jsonValue();
  // Sixty steps to 10,000, each floored.
  expect(values).toEqual(
    Array.from({ length: 60 }, (_, step) => Math.floor((10_000 * (step + 1)) / 60)),
  );
  await page.clock.resume();

  await site.follow("/about");
  await expect(statistics(page)).toHaveCount(0);
  await page.goBack();
  await expect(statistics(page)).toBeAttached();
  expect(await drawn(page).allTextContents()).toEqual(targets);
});

test("The figures climb before React starts", async ({ page }) => {
  await page.route(/app-.*\.js$/, (route) => route.fulfill({ body: "" }));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(drawn(page)).toHaveText(zeros);
  await statistics(page).scrollIntoViewIfNeeded();
  await expect(drawn(page)).toHaveText(targets);
});

test("A print shows the targets while the screen shows zero", async ({ page, site }) => {
  await site.open("/");
  await expect(drawn(page)).toHaveText(zeros);
  await page.emulateMedia({ media: "print" });
  await expect(statistics(page).getByRole("list")).not.toContainText(/\b0\+/, {
    useInnerText: true,
  });
  await expect(statistics(page).getByRole("list")).toContainText("10,000+", { useInnerText: true });
});

test("With reduced motion the figures are at their targets", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await site.open("/");
  await expect(drawn(page)).toHaveText(targets);
});
