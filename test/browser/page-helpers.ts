import { type Locator, type Page, expect, test as base } from "@playwright/test";

import { answerPhotos } from "../support/photo-host";

export { expect };

export const phone = { width: 360, height: 740 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

/** The main heading of each page, by its route. */
const headings: Record<string, string> = {
  "/": "Invest in Your Golden Future",
  "/about": "Who you would buy from",
  "/open-plots": "Open plots and prices",
  "/ongoing-projects": "Layouts under way",
  "/completed-projects": "Layouts we handed over",
  "/why-invest": "Why land, why Hyderabad",
  "/services": "Services for plot buyers",
  "/gallery": "Land, roads and parks",
  "/testimonials": "Testimonials",
  "/csr": "Work where we build",
  "/contact": "Ask us, or visit the office",
  "/404": "This page does not exist",
};
/** The routes of all pages, the not-found page included. */
export const allRoutes = Object.keys(headings);

/** The address of a route, with its query and hash, as links have it; for the not-found page, its file. */
export const addressOf = (route: string) =>
  route === "/404" ? "/404.html" : route.replace(/^[^?#]*[^/?#](?=$|[?#])/, "$&/");

/** The text of the notice. */
export const notice =
  "🚧 This feature isn't implemented yet—but don't worry! You can request it in your next prompt!";

interface SiteFixtures {
  /** Complaints that a test provokes on purpose; any other complaint fails the test. */
  provoked: RegExp;
}

/**
 * Collects the errors and warnings of a page. The browser also logs each failed request: one that the policy or
 * `answerPhotos` refuses, and one with an error status, except the page's own at /404.html.
 */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    if (!["error", "warning"].includes(message.type()) || url.endsWith("/404.html")) return;
    complaints.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

/** Waits for hydration. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

/** Opens a route, with or without query and hash, and waits for hydration. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  await hydrated(page);
}

/** A test of the built site: photos come from the tests, and a complaint of the page fails the test. */
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
});

/** Waits until the browser has painted all changes. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Loads every photo of the page, lazy ones too. */
export async function fetchAllPhotos(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
}

/** Scrolls without animation. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

export const headerOf = (page: Page) => page.getByRole("banner");
export const navigationOf = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation", exact: true });
/** In the region that announces it. */
export const noticeOf = (page: Page) => page.locator("[aria-live=assertive]").getByText(notice);
export const chatOf = (page: Page) => page.getByRole("complementary").getByRole("link");
/** The first message of the chat that a link opens. */
export const chatMessage = async (link: Locator) =>
  new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
export const bookButton = (page: Page) =>
  headerOf(page).getByRole("button", { name: "Book Site Visit", exact: true });
export const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
export const groupButton = (page: Page) =>
  navigationOf(page).getByRole("button", { name: "Projects", exact: true });
export const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to content" });

/** The header's link to a page. */
export const linkTo = (page: Page, route: string) =>
  navigationOf(page)
    .locator(`a[href="${addressOf(route)}"]`)
    .first();

/** Follows the header's link to a page, through the menu on a phone or the group on a laptop. */
export async function follow(page: Page, route: string): Promise<void> {
  const link = linkTo(page, route);
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  else if (!(await link.isVisible())) await groupButton(page).click();
  await link.click();
}

/** Expects a complete page, from its title on the first screen to the end of its footer. */
export async function expectPage(page: Page, route: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(page).toHaveURL(addressOf(route));
  await expect(title).toHaveText(headings[route] ?? "");
  await expect(title).toBeInViewport();
  await expect(page.getByRole("contentinfo")).toContainText("Open plots around Hyderabad.");
}

/** Holds the page's requests for some addresses. @returns a function that releases them. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Marks the document, to notice a full load of another. */
export const tagDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-tagged", ""));
export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-tagged"));

/** The page's layout shift so far, without shifts that a visitor causes. */
export async function shiftOf(page: Page): Promise<number> {
  await nextFrame(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .map((entry) => entry.toJSON())
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}

/** The number of sheets of a print. */
export const sheetsOf = async (page: Page, format: "A4" | "Letter") =>
  (await page.pdf({ format })).toString("latin1").match(/\/Type \/Page\b/g)?.length;
