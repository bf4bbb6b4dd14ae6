import {
  bookButton,
  expect,
  expectPage,
  follow,
  notice,
  noticeOf,
  openPage,
  test,
} from "./page-helpers";

test("The notice is shown for five seconds, whatever the mouse does; the next click starts them again", async ({
  page,
}) => {
  await openPage(page, "/about");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(notice);
  await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1000);
  await noticeOf(page).hover();
  await page.clock.runFor(3900);
  await expect(noticeOf(page)).toHaveText(notice);
  await bookButton(page).click();
  await page.clock.runFor(4500);
  await expect(noticeOf(page)).toHaveText(notice);
  // On a busy machine the time of the second click begins later than the click.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(noticeOf(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("However fast the clicks, there is one notice at a time, and one in the end", async ({
  page,
}) => {
  await openPage(page, "/about");
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
    await bookButton(page).click();
    await page.clock.runFor(pause);
  }
  await expect(noticeOf(page)).toHaveText(notice);
  expect(Math.max(...(await counts.jsonValue()))).toBe(1);
});

test("The Escape key closes the notice, and only then what else it closes", async ({ page }) => {
  await openPage(page, "/about");
  await page.evaluate(() => addEventListener("keydown", ({ key }) => (document.title = key)));
  await bookButton(page).click();
  await expect(noticeOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle("Escape");
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Escape");
});

test("The notice stays while a visitor goes on to another page", async ({ page }) => {
  await openPage(page, "/about");
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(notice);
  await follow(page, "/services");
  await expectPage(page, "/services");
  await expect(noticeOf(page)).toHaveText(notice);
});

test("The notice has an edge where forced colours take its ground away", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/about");
  await bookButton(page).click();
  for (const side of ["top", "right", "bottom", "left"]) {
    await expect(noticeOf(page)).toHaveCSS(`border-${side}-style`, "solid");
    await expect(noticeOf(page)).not.toHaveCSS(`border-${side}-width`, "0px");
  }
});
