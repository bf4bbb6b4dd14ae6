import { noticeDuration } from "../../src/theme";
import { expect, test } from "./page-helpers";

test("The notice disappears after its time", async ({ page, site }) => {
  await site.open("/about");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await site.bookButton.click();
  await site.expectNotice();
  await page.clock.runFor(noticeDuration - 100);
  await expect(site.notice).toBeInViewport({ ratio: 1 });
  // The notice fades out for half a second.
  await page.clock.runFor(700);
  await expect(site.notice).toHaveCount(0);
});

test("Fast clicks show only one notice at a time", async ({ page, site }) => {
  await site.open("/about");
  const counts = await page.evaluateHandle(() => {
    const shown: number[] = [];
    new MutationObserver(() => {
      shown.push(document.querySelectorAll("[role=alert]").length);
    }).observe(document.body, { childList: true, subtree: true });
    return shown;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  for (const pause of [0, 40, 60, 120, 200, 600]) {
    await site.bookButton.click();
    await page.clock.runFor(pause);
  }
  await site.expectNotice();
  expect(Math.max(...(await counts.jsonValue()))).toBe(1);
});

test("A link that leads nowhere yet shows the notice", async ({ page, site }) => {
  await site.open("/about");
  await site.footer.getByRole("link", { name: "Privacy Policy" }).click();
  await site.expectNotice();
  await expect(page).toHaveURL("/about/");
});
