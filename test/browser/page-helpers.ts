import { type Page, expect, test as base } from "@playwright/test";

import { answerPhotos } from "../support/photo-host";

export { expect };

/** Screens that the site is looked at on. */
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

/** Address of a route as the site links it, with what follows the route; of the not-found page its file. */
export const addressOf = (route: string) =>
  route === "/404" ? "/404.html" : route.replace(/^[^?#]*[^/?#](?=$|[?#])/, "$&/");

/** What every unfinished action says. */
export const notice =
  "🚧 This feature isn't implemented yet—but don't worry! You can request it in your next prompt!";

interface SiteFixtures {
  /** Complaints that a test provokes on purpose; any other complaint of the page fails the test. */
  provoked: RegExp;
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

/** Opens a route, with a query or a hash if it has one, and waits until React has taken it over. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  await hydrated(page);
}

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
  page.getByRole("navigation", { name: "Main navigation", exact: true });
export const noticeOf = (page: Page) => page.getByRole("alert");
/** The floating button of the chat. */
export const chatOf = (page: Page) => page.getByRole("complementary").getByRole("link");
/** The header's button of the visit. */
export const bookButton = (page: Page) =>
  headerOf(page).getByRole("button", { name: "Book Site Visit", exact: true });
export const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" });
/** The header's group of links. */
export const groupButton = (page: Page) =>
  navigationOf(page).getByRole("button", { name: "Projects", exact: true });
/** The link that leads past the header. */
export const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to content" });

/** The header's link to a page. */
export const linkTo = (page: Page, route: string) =>
  navigationOf(page)
    .locator(`a[href="${addressOf(route)}"]`)
    .first();

/** Follows the header's link to a page, as a visitor does: through the menu of a phone, or the group of a laptop. */
export async function follow(page: Page, route: string): Promise<void> {
  const link = linkTo(page, route);
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  else if (!(await link.isVisible())) await groupButton(page).click();
  await link.click();
}

/** Expects a page to have arrived, whole from its title in the first screen to the end of its footer. */
export async function expectPage(page: Page, route: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(page).toHaveURL(addressOf(route));
  await expect(title).toHaveText(headings[route] ?? "");
  await expect(title).toBeInViewport();
  await expect(page.getByRole("contentinfo")).toContainText("Open plots around Hyderabad.");
}

/** Keeps the page's requests for some addresses waiting. @returns what lets them through. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(addresses, async (route) => {
    await opened;
    await route.fallback();
  });
  return () => open();
}

/** Marks the document, so that a replacement can be recognised. */
export const tagDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-tagged", ""));
export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute("data-tagged"));

declare global {
  interface Window {
    /** Sum of the layout shifts of the page that no visitor has caused. */
    layoutShift: number;
  }
}

/** Makes each page that is opened from now on add up its layout shifts. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("hadRecentInput" in entry && entry.hadRecentInput) continue;
        if ("value" in entry && typeof entry.value === "number") window.layoutShift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Layout shift of the page so far. */
export async function shiftOf(page: Page): Promise<number> {
  await nextFrame(page);
  return page.evaluate(() => window.layoutShift);
}
