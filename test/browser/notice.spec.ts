import type { Page } from "@playwright/test";

import { contact, home, plots, site } from "../site-content";
import { desktop, expect, headerOf, hydrated, noticeOf, test } from "./site";

test.use({ viewport: desktop });

const bookButton = (page: Page) => headerOf(page).getByRole("button", { name: site.bookSiteVisit });

/** Stops the page's clock, so that a test decides how long the notice stands. */
async function openWithStoppedClock(page: Page, openPage: (route: string) => Promise<void>) {
  await openPage("/about");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Makes the page remember how many notices it has shown at most at the same time. */
const countNotices = (page: Page) =>
  page.evaluate(() => {
    const count = () => {
      const most = Number(document.body.dataset.mostNotices ?? 0);
      const now = document.querySelectorAll("[role=alert]").length;
      document.body.dataset.mostNotices = String(Math.max(most, now));
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });

const actions = [
  {
    name: "Book Site Visit of the header",
    route: "/about",
    label: site.bookSiteVisit,
    in: "banner",
  },
  { name: "Book Free Site Visit", route: "/", label: home.hero.bookLabel, in: "main" },
  { name: "Download Brochure", route: "/", label: home.hero.brochureLabel, in: "main" },
  {
    name: "View Details of a featured plot",
    route: "/",
    label: plots.labels.viewDetails,
    in: "main",
  },
  { name: "View Details", route: "/open-plots", label: plots.labels.viewDetails, in: "main" },
  {
    name: "Book Site Visit of the last band",
    route: "/",
    label: home.closing.bookLabel,
    in: "main",
  },
] as const;

for (const { name, route, label, in: place } of actions) {
  test(`"${name}" shows the notice, word for word`, async ({ page, openPage }) => {
    await openPage(route);
    const button = page.getByRole(place).getByRole("button", { name: label, exact: true });
    await button.first().click();
    await expect(noticeOf(page)).toHaveText(site.notice);
    await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(new RegExp(`${route}/?$`));
  });
}

test("The code of the notice is fetched at the first click, not before", async ({
  page,
  openPage,
}) => {
  const scripts: { url: string; hasNotice: Promise<boolean> }[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const hasNotice = response.text().then((code) => code.includes("notistack"));
    scripts.push({ url: response.url(), hasNotice });
  });
  const withNotice = async () => {
    const found = await Promise.all(scripts.map(({ hasNotice }) => hasNotice));
    return scripts.filter((_, index) => found[index]).map(({ url }) => url);
  };
  await openPage("/contact");
  await page.waitForLoadState("networkidle");
  expect(await withNotice()).toEqual([]);
  const before = scripts.length;
  await page.getByRole("button", { name: contact.form.submit }).hover();
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  expect(await withNotice()).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(before);

  const after = scripts.length;
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  expect(scripts).toHaveLength(after);
});

test("The notice stands for five seconds", async ({ page, openPage }) => {
  await openWithStoppedClock(page, openPage);
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.runFor(4600);
  await expect(noticeOf(page)).toBeVisible();
  await page.clock.runFor(700);
  await expect(noticeOf(page)).toHaveCount(0);
});

test("Another click starts the five seconds again", async ({ page, openPage }) => {
  await openWithStoppedClock(page, openPage);
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveCount(1);
  const first = await noticeOf(page).elementHandle();
  await page.clock.runFor(4000);
  await bookButton(page).click();
  // The first makes room by a transition of the browser's, which the stopped clock does not govern.
  await page.clock.runFor(200);
  await first?.waitForElementState("hidden");
  await expect(noticeOf(page)).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(noticeOf(page)).toHaveText(site.notice);
  await page.clock.runFor(1700);
  await expect(noticeOf(page)).toHaveCount(0);
});

test("There is never more than one notice, however often and fast it is asked for", async ({
  page,
  openPage,
}) => {
  await openPage("/open-plots");
  await countNotices(page);
  const buttons = page.getByRole("button", { name: plots.labels.viewDetails });
  await buttons.first().evaluate((button: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
  });
  await expect(noticeOf(page)).toHaveText(site.notice);
  for (const button of await buttons.all()) {
    await button.click();
    await expect(noticeOf(page)).toHaveText(site.notice);
  }
  expect(await page.evaluate(() => document.body.dataset.mostNotices)).toBe("1");
});

test("The notice stays while a visitor goes on to another page", async ({ page, openPage }) => {
  await openPage("/about");
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  await headerOf(page).getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL("/gallery/");
  await expect(noticeOf(page)).toHaveText(site.notice);
});

test.describe("When the code of the notice cannot be fetched", () => {
  test.use({ provoked: /\.js|ChunkLoadError|Loading chunk/ });

  test("the next click tries again", async ({ page, openPage }) => {
    await openPage("/about");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    const refused = page.waitForEvent("requestfailed");
    await bookButton(page).click();
    await refused;
    await page.unroute("**/*.js");
    await bookButton(page).click();
    await expect(noticeOf(page)).toHaveText(site.notice);
    await hydrated(page);
  });
});
