import type { Page } from "@playwright/test";

import { contact, home, plots, site } from "../site-under-test/data";
import {
  desktop,
  expect,
  expectPage,
  follow,
  headerOf,
  hydrated,
  noticeOf,
  stopsBeside,
  test,
} from "./page-helpers";

test.use({ viewport: desktop });

const bookButton = (page: Page) =>
  headerOf(page).getByRole("button", { name: site.bookSiteVisit, exact: true });

declare global {
  interface Window {
    /** How many notices were shown at most at the same time. */
    mostNotices: number;
    /** When a notice came last, and when the last one went, by the page's clock. */
    noticeCame: number;
    noticeWent: number;
  }
}

const noticeIsGone = (page: Page) =>
  page.waitForFunction(() => window.noticeWent > window.noticeCame);

/** Makes the page watch its notices. */
const watchNotices = (page: Page) =>
  page.evaluate(() => {
    window.mostNotices = 0;
    window.noticeCame = 0;
    window.noticeWent = 0;
    let before: Element | null = null;
    new MutationObserver(() => {
      const notices = document.querySelectorAll("[role=alert]");
      const [notice = null] = notices;
      window.mostNotices = Math.max(window.mostNotices, notices.length);
      if (notice && notice !== before) window.noticeCame = performance.now();
      if (!notice && before) window.noticeWent = performance.now();
      before = notice;
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Every button that only shows the notice; some go with a list, or once an editor names a file. */
const actions = [
  {
    name: "Book Site Visit of the header",
    route: "/about",
    label: site.bookSiteVisit,
    in: "banner",
    isThere: true,
  },
  {
    name: "Book Free Site Visit",
    route: "/",
    label: home.hero.bookLabel,
    in: "main",
    isThere: true,
  },
  {
    name: "Download Brochure",
    route: "/",
    label: home.hero.brochureLabel,
    in: "main",
    isThere: home.hero.brochure === undefined,
  },
  {
    name: "View Details of a featured plot",
    route: "/",
    label: plots.labels.viewDetails,
    in: "main",
    isThere: home.featured.plots.length > 0,
  },
  {
    name: "View Details",
    route: "/open-plots",
    label: plots.labels.viewDetails,
    in: "main",
    isThere: plots.plots.length > 0,
  },
  {
    name: "Book Site Visit of the last section",
    route: "/",
    label: home.closing.bookLabel,
    in: "main",
    isThere: true,
  },
] as const;

for (const { name, route, label, in: place, isThere } of actions) {
  test(`"${name}" shows the notice, word for word`, async ({ page, openPage }) => {
    test.skip(!isThere, "The content has no such button");
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
  await page.getByRole("button", { name: contact.form.submit, exact: true }).hover();
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  expect(await withNotice()).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(before);

  const after = scripts.length;
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  expect(scripts).toHaveLength(after);
});

test("The notice is shown for five seconds", async ({ page, openPage }) => {
  await openPage("/about");
  await watchNotices(page);
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  await noticeIsGone(page);
  const stood = await page.evaluate(() => window.noticeWent - window.noticeCame);
  expect(stood).toBeGreaterThan(4900);
  // It fades at the end, on a busy machine slowly.
  expect(stood).toBeLessThan(7500);
});

test("Another click starts the five seconds again", async ({ page, openPage }) => {
  await openPage("/about");
  await watchNotices(page);
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  await page.waitForFunction(() => performance.now() - window.noticeCame > 3000);
  const again = await page.evaluate(() => performance.now());
  await bookButton(page).click();
  await page.waitForFunction((time) => window.noticeCame > time, again);
  await noticeIsGone(page);
  const stood = await page.evaluate((time) => window.noticeWent - time, again);
  expect(stood).toBeGreaterThan(4900);
  expect(stood).toBeLessThan(8500);
});

test("There is never more than one notice, however often and fast it is asked for", async ({
  page,
  openPage,
}) => {
  await openPage("/");
  await watchNotices(page);
  const buttons = page.getByRole("main").getByRole("button");
  await buttons.first().evaluate((button: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
  });
  await expect(noticeOf(page)).toHaveText(site.notice);
  for (const button of (await buttons.all()).slice(0, 8)) {
    await button.click();
    await expect(noticeOf(page)).toHaveText(site.notice);
  }
  expect(await page.evaluate(() => window.mostNotices)).toBe(1);
});

test("The notice stays while a visitor goes on to another page", async ({ page, openPage }) => {
  const [next] = stopsBeside("/about");
  test.skip(next === undefined, "The header leads to no other page");
  await openPage("/about");
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  await follow(page, next ?? "");
  await expectPage(page, next ?? "");
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
