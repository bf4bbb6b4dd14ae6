import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

import { pageFiles } from "../../schema/content-files";
import { fixed, fixedPage } from "../support/content";
import { addressOf } from "../support/folders";
import { answerPhotos } from "../support/photo-host";

export { addressOf, expect };

export const phone = { width: 360, height: 740 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

/** The routes of all pages, with the not-found page and the page of one layout. */
export const allRoutes = [...pageFiles.map(({ route }) => route), "/open-plots/shadnagar-greens"];

/** The texts of the main part that are invisible, except those for screen readers. Runs in the page. */
function unseenTexts(main: HTMLElement | SVGElement) {
  const texts = "h1, h2, h3, p, li, dt, dd, th, td, figcaption, blockquote, label";
  // Phones have no breadcrumb, tools need scripts, and only one plot size is chosen.
  const wholes = `${texts}, nav > ol, fieldset > div, table, :has(> table), section, form`;
  const leftOut = [...main.querySelectorAll(wholes)].filter(
    (whole) => getComputedStyle(whole).display === "none",
  );
  return [...main.querySelectorAll(texts)]
    .filter((element) => !leftOut.some((whole) => whole.contains(element)))
    .filter((element) => getComputedStyle(element).clipPath === "none")
    .filter((element) => !element.closest("details:not([open])"))
    .filter(
      (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map(({ textContent }) => textContent);
}

/** A page of the site, as its visitors use it. */
export function siteOn(page: Page) {
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  const main = page.getByRole("main");
  const title = page.getByRole("heading", { level: 1 });
  const navigation = page.getByRole("navigation", { name: "Main navigation", exact: true });
  const menuButton = page.getByRole("button", { name: "Open menu" });
  const closeButton = page.getByRole("button", { name: "Close menu" });
  const groupButton = navigation.getByRole("button").first();
  const notice = page.getByRole("alert");

  const linkTo = (route: string) => navigation.locator(`a[href="${addressOf(route)}"]`).first();

  const hydrated = () =>
    page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

  const nextFrame = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );

  return {
    header,
    footer,
    main,
    title,
    navigation,
    menuButton,
    closeButton,
    groupButton,
    bookButton: header.getByRole("button", { name: fixed.site.bookSiteVisit, exact: true }),
    chat: page.getByRole("complementary").getByRole("link"),
    skipLink: page.getByRole("link", { name: "Skip to content" }),
    notice,
    /** The header's link to a page. */
    linkTo,
    /** Waits for hydration. */
    hydrated,
    /** Waits until the browser has painted all changes. */
    nextFrame,

    /** Opens a route, with or without query and hash, and waits for hydration. */
    open: async (route: string) => {
      await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
      await hydrated();
    },

    openMenu: async () => {
      await menuButton.click();
      await expect(navigation).toBeVisible();
    },

    /** Follows the header's link to a page, through the menu on a phone or the group on a laptop. */
    follow: async (route: string) => {
      const link = linkTo(route);
      if (await menuButton.isVisible()) await menuButton.click();
      else if (!(await link.isVisible())) await groupButton.click();
      await link.click();
    },

    /** Expects a complete page, from its title on the first screen to the end of its footer. */
    expectPage: async (route: string) => {
      await expect(page).toHaveURL(addressOf(route));
      await expect(title).toHaveText(fixedPage(route).heading);
      await expect(title).toBeInViewport();
      await expect(footer).toContainText(fixed.site.tagline);
    },

    expectNotice: () => expect(notice).toHaveText(fixed.site.notice),

    /** Expects every text to be visible on a page without scripts. */
    expectAllSeen: async () => {
      await expect(title).toBeInViewport();
      expect(await main.evaluate(unseenTexts)).toEqual([]);
    },

    /** Expects that axe finds no violation. */
    expectAccessible: async () => {
      // Otherwise axe opens a second page for frames of other hosts; the site has no frames.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({
        resultTypes: ["violations"],
        // axe skips both rules by default. Voice control presses a control by its visible words.
        rules: {
          "target-size": { enabled: true },
          "label-content-name-mismatch": { enabled: true },
        },
      });
      const { violations } = await axe.analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
      );
      expect(found).toEqual([]);
    },

    /** Scrolls without animation. */
    scrollTo: (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top),
    scrollTop: () => page.evaluate(() => window.scrollY),

    /** Marks the document, so that a full load of another one is noticed. */
    tagDocument: () =>
      page.evaluate(() => document.documentElement.setAttribute("data-tagged", "")),
    isSameDocument: () => page.evaluate(() => document.documentElement.hasAttribute("data-tagged")),

    /** Holds the page's requests for some addresses. @returns a function that releases them. */
    hold: async (addresses: string) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(addresses, async (route) => {
        await released;
        await route.fallback();
      });
      return release;
    },

    /** Loads every photo of the page, with those that are lazy. */
    fetchAllPhotos: async () => {
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
    },

    /** The layout shift of the page until now, without the shifts that a visitor causes. */
    shift: async () => {
      await nextFrame();
      return page.evaluate(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        return observer
          .takeRecords()
          .map((entry) => entry.toJSON())
          .filter(({ hadRecentInput }) => !hadRecentInput)
          .reduce((sum, { value }) => sum + value, 0);
      });
    },
  };
}

interface SiteFixtures {
  /** Complaints that a test provokes on purpose; any other complaint fails the test. */
  provoked: RegExp;
  site: ReturnType<typeof siteOn>;
}

/** A test of the built site: photos come from the tests, and a complaint of the page fails the test. */
export const test = base.extend<SiteFixtures>({
  provoked: [/^(?!)/, { option: true }],
  context: async ({ context }, run) => {
    await answerPhotos(context);
    await run(context);
  },
  page: async ({ page, provoked }, run) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
    // The browser also logs each failed request: one that the CSP or `answerPhotos` refuses, and one with an error
    // status, except the page's own at /404.html.
    page.on("console", (message) => {
      const { url } = message.location();
      if (!["error", "warning"].includes(message.type()) || url.endsWith("/404.html")) return;
      // On a busy machine React starts late.
      if (message.text().includes("preloaded using link preload but not used")) return;
      complaints.push(`${message.type()}: ${message.text()} (${url})`);
    });
    await run(page);
    expect(complaints.filter((complaint) => !provoked.test(complaint))).toEqual([]);
  },
  site: ({ page }, run) => run(siteOn(page)),
});

/** The first message of the chat that a link opens. */
export const chatMessage = async (link: Locator) =>
  new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
