import type { Page } from "@playwright/test";

import { counterSteps, counterValue } from "../../src/lib/counter-value";
import { formatFigure } from "../../src/lib/format";
import { home, statistics } from "../site-under-test/data";
import { expect, nextFrame, scrollTo, test } from "./page-helpers";

// So low that the figures stand below the first screen.
test.use({ viewport: { width: 360, height: 420 } });

const targets = statistics.map(({ value }) => `${formatFigure(value)}+`);
const zeros = statistics.map(() => "0+");

/** The figures as they are drawn. */
const drawn = (page: Page) =>
  page
    .getByRole("region", { name: home.statisticsTitle })
    .locator("li [aria-hidden=true]:last-child");
const strip = (page: Page) => page.getByRole("region", { name: home.statisticsTitle });

interface Sighting {
  figure: number;
  text: string;
  width: number;
  time: number;
}

declare global {
  interface Window {
    sightings: Sighting[];
  }
}

/** Makes the page write down every change of a figure, with its width. */
const watchFigures = (page: Page) =>
  drawn(page).evaluateAll((figures) => {
    window.sightings = [];
    figures.forEach((figure, index) => {
      new MutationObserver(() => {
        const { width } = (figure.parentElement ?? figure).getBoundingClientRect();
        const text = figure.textContent ?? "";
        window.sightings.push({ figure: index, text, width, time: performance.now() });
      }).observe(figure, { characterData: true, childList: true, subtree: true });
    });
  });

test.skip(statistics.length === 0, "There are no figures");

test("The figures stand at zero until they are seen, then climb to their targets in two seconds", async ({
  page,
  openPage,
}) => {
  await openPage("/");
  await expect(drawn(page)).toHaveText(zeros);
  await expect(strip(page)).not.toBeInViewport();
  await watchFigures(page);
  await nextFrame(page);
  expect(await page.evaluate(() => window.sightings)).toEqual([]);

  await strip(page).scrollIntoViewIfNeeded();
  await expect(drawn(page)).toHaveText(targets);
  const sightings = await page.evaluate(() => window.sightings);
  statistics.forEach(({ value }, index) => {
    const own = sightings.filter(({ figure }) => figure === index);
    const steps = Array.from({ length: counterSteps + 1 }, (_, step) => counterValue(value, step));
    const climb = own.map(({ text }) => Number(text.replace(/[,+]/g, "")));
    expect(climb.filter((seen) => !steps.includes(seen))).toEqual([]);
    expect(climb).toEqual(climb.toSorted((one, other) => one - other));
    // Of a small figure each step is drawn; a busy machine draws fewer of a large one.
    expect(climb.length).toBeGreaterThanOrEqual(Math.min(value, 6));
    expect(own.every(({ text }) => text.endsWith("+"))).toBe(true);
    expect(new Set(own.map(({ width }) => width)).size).toBeLessThanOrEqual(1);
    // A figure of less than one a step takes its first step late.
    if (value < counterSteps) return;
    const duration = (own.at(-1)?.time ?? 0) - (own[0]?.time ?? 0);
    expect(duration).toBeGreaterThan(1500);
    expect(duration).toBeLessThan(2500);
  });
});

test("The figures stay at their targets when they are left and seen again", async ({
  page,
  openPage,
}) => {
  await openPage("/");
  await strip(page).scrollIntoViewIfNeeded();
  await expect(drawn(page)).toHaveText(targets);
  await watchFigures(page);
  await scrollTo(page, 3000);
  await expect(strip(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await strip(page).scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(await page.evaluate(() => window.sightings)).toEqual([]);
  await expect(drawn(page)).toHaveText(targets);
});

test("A tab that slept while the figures climbed wakes with the targets", async ({
  page,
  openPage,
}) => {
  const values = statistics.map(({ value }) => value);
  const largest = values.indexOf(Math.max(...values));
  test.skip(values[largest] === 0, "No figure climbs");
  await openPage("/");
  await expect(drawn(page)).toHaveText(zeros);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await strip(page).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return drawn(page).nth(largest).textContent();
    })
    .not.toBe("0+");
  await page.clock.fastForward(60_000);
  await page.clock.runFor(32);
  await expect(drawn(page)).toHaveText(targets);
});

test("Screen readers are told the targets from the start", async ({ page, openPage }) => {
  await openPage("/");
  await expect(drawn(page)).toHaveText(zeros);
  for (const { label, value } of statistics) {
    const item = strip(page).getByRole("listitem").filter({ hasText: label });
    const told = await item.ariaSnapshot();
    expect(told.replaceAll(/\s+/g, " ")).toContain(`${formatFigure(value)}+`);
    if (value > 0) expect(told).not.toMatch(/\b0\+/);
  }
});

test.describe("Under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the figures stand at their targets and do not climb", async ({ page, openPage }) => {
    await openPage("/");
    await expect(drawn(page)).toHaveText(targets);
    await watchFigures(page);
    await strip(page).scrollIntoViewIfNeeded();
    await nextFrame(page);
    expect(await page.evaluate(() => window.sightings)).toEqual([]);
    await expect(drawn(page)).toHaveText(targets);
  });
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the figures stand at their targets", async ({ page }) => {
    await page.goto("/");
    await expect(drawn(page)).toHaveText(targets);
  });
});
