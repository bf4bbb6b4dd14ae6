import type { Page } from "@playwright/test";

import { counterDuration, counterSteps } from "../../src/theme";
import { expect, test } from "./page-helpers";

// On this screen the figures are below the fold.
test.use({ viewport: { width: 360, height: 420 } });

const targets = ["15+", "5,000+", "10,000+", "50+"];
const zeros = ["0+", "0+", "0+", "0+"];

const statistics = (page: Page) => page.getByRole("region", { name: "The company in figures" });
const climbing = (page: Page) => statistics(page).locator("[aria-hidden]");

test("The figures climb from zero to their targets in small steps", async ({ page, site }) => {
  await site.open("/");
  await expect(climbing(page)).toHaveText(zeros);
  // Screen readers read the targets from the start.
  for (const target of targets)
    await expect(statistics(page)).toMatchAriaSnapshot(`- strong: ${target}`);
  const third = climbing(page).nth(2);
  const shown = await third.evaluateHandle((figure) => {
    const texts: (string | null | undefined)[] = [];
    new MutationObserver((changes) => {
      texts.push(...changes.map(({ addedNodes: [text] }) => text?.textContent));
    }).observe(figure, { childList: true });
    return texts;
  });

  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await statistics(page).scrollIntoViewIfNeeded();
  // The paused clock does not control when the browser reports that the figures are in view.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(third).not.toHaveText("0+", { timeout: 100 });
  }).toPass();
  await page.clock.runFor(counterDuration - 100);
  await expect(third).not.toHaveText("10,000+");
  await page.clock.runFor(200);
  await expect(climbing(page)).toHaveText(targets);
  await page.clock.runFor(5000);
  const steps = [...Array(counterSteps).keys()].map((step) =>
    Math.floor((10_000 * (step + 1)) / counterSteps),
  );
  expect(await shown.jsonValue()).toEqual(steps.map((step) => `${step.toLocaleString("en-IN")}+`));
});

test("Prints and reduced motion show the targets at once", async ({ page, site }) => {
  await site.open("/");
  const figures = statistics(page).locator("strong");
  await expect(figures.first()).toHaveText("15+0+");
  for (const media of [{ media: "print" }, { media: "screen", reducedMotion: "reduce" }] as const) {
    await page.emulateMedia(media);
    await expect(figures).toHaveText(targets, { useInnerText: true });
    await expect(figures.first().getByText("15+")).toHaveCSS("opacity", "1");
  }
});
