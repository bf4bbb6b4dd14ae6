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

test("The notice stays for five seconds, under the mouse too; another click restarts them", async ({
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
  // On a busy machine the five seconds start later than the click.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(noticeOf(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("Fast clicks show one notice at a time", async ({ page }) => {
  await openPage(page, "/about");
  const counts = await page.evaluateHandle(() => {
    const shown: number[] = [];
    new MutationObserver(() => {
      shown.push(document.querySelectorAll(".notistack-Snackbar").length);
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

test("A link without a target yet shows the notice, and stays on the page", async ({ page }) => {
  await openPage(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(noticeOf(page)).toHaveText(notice);
  await expect(page).toHaveURL("/about/");
});

// Orca says nothing of an alert whose parent is added with it; two regions in each other may be said twice.
test("The notice is announced by one region, which is there before it", async ({ page }) => {
  await openPage(page, "/about");
  const region = page.locator("#gatsby-focus-wrapper [aria-live=assertive]");
  await expect(region).toHaveText("");
  await bookButton(page).click();
  await expect(region).toHaveText(notice);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Escape closes the notice before anything behind it", async ({ page }) => {
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

test("The notice stays when the visitor goes to another page", async ({ page }) => {
  await openPage(page, "/about");
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(notice);
  await follow(page, "/services");
  await expectPage(page, "/services");
  await expect(noticeOf(page)).toHaveText(notice);
});

test("The notice has a border where forced colours remove its background", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/about");
  await bookButton(page).click();
  for (const side of ["top", "right", "bottom", "left"]) {
    await expect(noticeOf(page)).toHaveCSS(`border-${side}-style`, "solid");
    await expect(noticeOf(page)).not.toHaveCSS(`border-${side}-width`, "0px");
  }
});
