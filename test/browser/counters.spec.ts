import type { Page } from "@playwright/test";

import { counterSteps, counterValue } from "../../src/lib/counter-value";
import { formatFigure } from "../../src/lib/format";
import { home, statistics } from "../site-under-test/data";
import { expect, nextFrame, test } from "./page-helpers";

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
