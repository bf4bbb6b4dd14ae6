import { expect, noticeText, test } from "./page-helpers";

test("The notice stays for five seconds after the last click", async ({ page, site }) => {
  await site.open("/about");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await site.bookButton.click();
  await expect(site.notice).toHaveText(noticeText);
  await expect(site.notice).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(1000);
  await site.notice.hover();
  await page.clock.runFor(3900);
  await expect(site.notice).toHaveText(noticeText);
  await site.bookButton.click();
  await page.clock.runFor(4500);
  await expect(site.notice).toHaveText(noticeText);
  // On a busy machine the five seconds start later than the click.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(site.notice).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test("Fast clicks show one notice at a time", async ({ page, site }) => {
  await site.open("/about");
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
    await site.bookButton.click();
    await page.clock.runFor(pause);
  }
  await expect(site.notice).toHaveText(noticeText);
  expect(Math.max(...(await counts.jsonValue()))).toBe(1);
});

test("A link without a target yet shows the notice and stays", async ({ page, site }) => {
  await site.open("/about");
  await site.footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(site.notice).toHaveText(noticeText);
  await expect(page).toHaveURL("/about/");
});

// Orca says nothing of an alert whose parent is added with it; two regions in each other may be said twice.
test("The notice is announced by one region, which is there before it", async ({ page, site }) => {
  await site.open("/about");
  const region = page.locator("#gatsby-focus-wrapper [aria-live=assertive]");
  await expect(region).toHaveText("");
  await site.bookButton.click();
  await expect(region).toHaveText(noticeText);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Escape closes the notice before anything behind it", async ({ page, site }) => {
  await site.open("/about");
  await page.evaluate(() => addEventListener("keydown", ({ key }) => (document.title = key)));
  await site.bookButton.click();
  await expect(site.notice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(site.notice).toHaveCount(0);
  await expect(page).not.toHaveTitle("Escape");
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Escape");
});

test("The notice stays when the visitor goes to another page", async ({ site }) => {
  await site.open("/about");
  await site.bookButton.click();
  await expect(site.notice).toHaveText(noticeText);
  await site.follow("/services");
  await site.expectPage("/services");
  await expect(site.notice).toHaveText(noticeText);
});

test("The notice has a border in forced colours", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await site.open("/about");
  await site.bookButton.click();
  for (const side of ["top", "right", "bottom", "left"]) {
    await expect(site.notice).toHaveCSS(`border-${side}-style`, "solid");
    await expect(site.notice).not.toHaveCSS(`border-${side}-width`, "0px");
  }
});
