import { type Locator, type Page, expect, test as base } from "@playwright/test";

import { pageAt } from "../support/site";
import { answerPhotos } from "../support/photo-host";
import { addressOf, navigationGroups, pageLinks, site } from "../site-under-test/data";

export { expect };

/** Screens that the site is looked at on. */
export const phone = { width: 360, height: 740 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

interface SiteFixtures {
  /** Complaints that a test provokes on purpose; any other complaint of the page fails the test. */
  provoked: RegExp;
  /** Opens a route and waits until React has taken it over. */
  openPage: (route: string) => Promise<void>;
}

const photoHosts = ["localhost", "images.unsplash.com"];

/** The not-found page says what it is by its status, which the browser reports. */
const isNotFound = (address: string) => address.endsWith("/404.html");

/** Writes down what a page complains of: errors, warnings, failed requests, requests that it must not make. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (isNotFound(message.location().url)) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol === "data:" || photoHosts.includes(hostname)) return;
    complaints.push(`request to a foreign host: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left gives up what it was fetching.
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isNotFound(response.url()))
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Waits until React has taken over the page. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Tests of the built site, with the photo host answered and every complaint of the page collected. */
export const test = base.extend<SiteFixtures>({
  provoked: [/^(?!)/, { option: true }],
  context: async ({ context }, run) => {
    await answerPhotos(context);
    await run(context);
  },
  page: async ({ page, provoked }, run) => {
    const complaints = complaintsOf(page);
    await run(page);
    expect(complaints.filter((complaint) => !provoked.test(complaint))).toEqual([]);
  },
  openPage: async ({ page }, run) => {
    await run(async (route) => {
      await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
      await hydrated(page);
    });
  },
});

/** Waits until the browser has drawn what has happened so far. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Fetches every photo of the page, whether it is near the screen or not, and waits for the last. */
export async function fetchAllPhotos(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
}

/** Scrolls at once to a distance from the top. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

export const headerOf = (page: Page) => page.getByRole("banner");
export const navigationOf = (page: Page) =>
  page.getByRole("navigation", { name: site.accessibility.mainNavigation });
export const noticeOf = (page: Page) => page.getByRole("alert");

/** The pages that the header leads to, but for some: the stops of a visit. An editor chooses which they are. */
export const stopsBeside = (...routes: string[]) =>
  [...new Set(pageLinks.map(({ to }) => to))].filter((route) => !routes.includes(route));

/** The header's link to a page. */
export const linkTo = (page: Page, route: string) =>
  navigationOf(page)
    .locator(`a[href="${addressOf(route)}"]`)
    .first();

/** Follows the header's link to a page, as a visitor does: through the menu of a phone, or a group of a laptop. */
export async function follow(page: Page, route: string): Promise<void> {
  const link = linkTo(page, route);
  const menu = page.getByRole("button", { name: site.accessibility.openMenu, exact: true });
  const group = navigationGroups.find(({ items }) => items.some(({ to }) => to === route));
  if (await menu.isVisible()) await menu.click();
  else if (group && !(await link.isVisible())) {
    await navigationOf(page).getByRole("button", { name: group.label, exact: true }).hover();
  }
  await link.click();
}

/** Expects the header to be transparent. */
export async function expectTransparent(header: Locator): Promise<void> {
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(header).toHaveCSS("backdrop-filter", "none");
}

/** Expects the header to be dark and to blur what is behind it. */
export async function expectDark(header: Locator): Promise<void> {
  // Red, green and blue below 64, and more than half opaque.
  const darkColor = /^rgba?\((?:(?:[1-5]?\d|6[0-3])(?:, |\))?){3}(?:, )?(?:0\.[5-9]\d*\)|1\))?$/;
  await expect(header).toHaveCSS("background-color", darkColor);
  await expect(header).toHaveCSS("backdrop-filter", /^blur\(\d/);
}

/** Texts of the page that cannot be seen, though nothing says that they are for screen readers only. */
const unseen = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("h1, h2, h3, p, li, dt, dd, th, td, figcaption, blockquote, label")]
      .filter((element) => {
        // A table that a phone has no room for repeats what cards say; a tool is nothing without scripts.
        const wholes = [
          element,
          element.closest("table")?.parentElement,
          element.closest("section"),
        ];
        const isLeftOut = wholes.some((part) => part && getComputedStyle(part).display === "none");
        if (isLeftOut || getComputedStyle(element).clipPath !== "none") return false;
        // Anyone can open it.
        if (element.closest("details:not([open])")) return false;
        return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      })
      .map((element) => element.textContent),
  );

/** Expects everything to be seen on a page whose scripts do not run. */
export async function expectAllSeen(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await unseen(page)).toEqual([]);
  await expect(page.locator("[data-reveal=hidden]")).toHaveCount(0);
}

/** Expects a page to have arrived, whole from its title in the first screen to the end of its footer. */
export async function expectPage(page: Page, route: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(page).toHaveURL(addressOf(route));
  await expect(title).toHaveText(pageAt(addressOf(route)).document.querySelector("h1")?.text ?? "");
  await expect(title).toBeInViewport();
  await expect(page.getByRole("contentinfo")).toContainText(site.tagline);
}

/** A door that requests wait at until it is opened. */
export function createDoor() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Marks the document, so that a replacement can be recognised. */
export const tagDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-tagged", ""));
export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-tagged"));
