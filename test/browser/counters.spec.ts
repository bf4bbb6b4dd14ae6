import type { Page } from "@playwright/test";

import { counterSteps } from "../../src/lib/counter-script";
import { formatNumber } from "../../src/lib/rupees";
import { home, statistics } from "../site-under-test/data";
import { expect, follow, hydrated, nextFrame, stopsBeside, test } from "./page-helpers";

// So low that the figures stand below the first screen.
test.use({ viewport: { width: 360, height: 420 } });

const targets = statistics.map(({ value }) => `${formatNumber(value)}+`);
const zeros = statistics.map(() => "0+");

/** The figures as they are drawn. */
const drawn = (page: Page) =>
  page.getByRole("region", { name: home.statisticsTitle }).locator("[data-target]");
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
    const steps = Array.from({ length: counterSteps + 1 }, (_, step) =>
      Math.floor((value * step) / counterSteps),
    );
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

test("The figures climb once a visit", async ({ page, openPage }) => {
  test.skip(stopsBeside("/").length === 0, "The header leads to no other page");
  await openPage("/");
  await strip(page).scrollIntoViewIfNeeded();
  await expect(drawn(page)).toHaveText(targets);
  await follow(page, stopsBeside("/")[0] ?? "");
  await expect(strip(page)).toHaveCount(0);
  await page.goBack();
  await expect(strip(page)).toBeAttached();
  expect(await drawn(page).allTextContents()).toEqual(targets);
});

test("The figures climb before React starts, which leaves them as they are", async ({ page }) => {
  const scripts = new Set<() => void>();
  await page.route(/app-.*\.js$/, (route) => scripts.add(() => void route.continue()));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(drawn(page)).toHaveText(zeros);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(drawn(page)).toHaveText(targets);
  await watchFigures(page);
  await expect.poll(() => scripts.size).toBe(1);
  for (const answer of scripts) answer();
  await hydrated(page);
  expect(await page.evaluate(() => window.sightings)).toEqual([]);
});

test("Paper has the targets, though the figures are still at zero", async ({ page, openPage }) => {
  await openPage("/");
  await expect(drawn(page)).toHaveText(zeros);
  await page.emulateMedia({ media: "print" });
  await expect(strip(page).getByRole("list")).not.toContainText(/\b0\+/, { useInnerText: true });
  for (const [index, target] of targets.entries()) {
    await expect(strip(page).getByRole("listitem").nth(index)).toContainText(target, {
      useInnerText: true,
    });
  }
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
    expect(told.replaceAll(/\s+/g, " ")).toContain(`${formatNumber(value)}+`);
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
