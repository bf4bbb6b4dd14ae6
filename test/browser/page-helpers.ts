import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

import { pageFiles } from "../../schema/content-files";
import { fixed, fixedPage } from "../support/content";
import { pageAddress } from "../support/folders";
import { answerPhotos } from "../support/photo-host";

export { expect, pageAddress };

export const phone = { width: 360, height: 740 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

/** The routes of all pages, with the not-found page and the page of one layout. */
export const allRoutes = [...pageFiles.map(({ route }) => route), "/open-plots/shadnagar-greens"];

/** The invisible texts of the main part, except the texts for screen readers. Runs in the page. */
function invisibleTexts(main: HTMLElement | SVGElement) {
  const texts = "h1, h2, h3, p, li, dt, dd, th, td, figcaption, blockquote, label";
  // The styles may leave these out: phones have no breadcrumb, tools need scripts, and only one plot size is chosen.
  const parts = `${texts}, nav > ol, fieldset > div, table, :has(> table), section, form`;
  const leftOut = [...main.querySelectorAll(parts)].filter(
    (part) => getComputedStyle(part).display === "none",
  );
  return [...main.querySelectorAll(texts)]
    .filter((element) => !leftOut.some((part) => part.contains(element)))
    .filter((element) => getComputedStyle(element).clipPath === "none")
    .filter((element) => !element.closest("details:not([open])"))
    .filter(
      (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map(({ textContent }) => textContent);
}

/** The parts of a page of the site, and what visitors do with them. */
export function siteOn(page: Page) {
  const locators = {
    header: page.getByRole("banner"),
    footer: page.getByRole("contentinfo"),
    main: page.getByRole("main"),
    title: page.getByRole("heading", { level: 1 }),
    navigation: page.getByRole("navigation", { name: "Main navigation", exact: true }),
    menuButton: page.getByRole("button", { name: "Open menu" }),
    closeButton: page.getByRole("button", { name: "Close menu" }),
    bookButton: page
      .getByRole("banner")
      .getByRole("button", { name: fixed.site.bookSiteVisit, exact: true }),
    chat: page.getByRole("complementary").getByRole("link"),
    skipLink: page.getByRole("link", { name: "Skip to content" }),
    notice: page.getByRole("alert"),
  };
  const { footer, main, title, navigation, menuButton, notice } = locators;
  const groupButton = navigation.getByRole("button").first();
  const linkTo = (route: string) => navigation.locator(`a[href="${pageAddress(route)}"]`).first();

  const hydrated = () =>
    page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);

  const nextFrame = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });

  return {
    ...locators,
    /** The button that opens the header's group of links. */
    groupButton,
    /** The header's link to a page. */
    linkTo,
    /** Waits for hydration. */
    hydrated,
    /** Waits until the browser has painted all changes. */
    nextFrame,

    /** Opens a route, to which a query string and a hash may be added, and waits for hydration. */
    open: async (route: string) => {
      await page.goto(pageAddress(route), { waitUntil: "domcontentloaded" });
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
      await expect(page).toHaveURL(pageAddress(route));
      await expect(title).toHaveText(fixedPage(route).heading);
      await expect(title).toBeInViewport();
      await expect(footer).toContainText(fixed.site.tagline);
    },

    expectNotice: () => expect(notice).toHaveText(fixed.site.notice),

    /** Expects every text of a page without scripts to be visible. */
    expectAllVisible: async () => {
      await expect(title).toBeInViewport();
      expect(await main.evaluate(invisibleTexts)).toEqual([]);
    },

    /** Expects that axe finds no violation. */
    expectAccessible: async () => {
      // In the legacy mode axe opens no second page, which only frames of other hosts need.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({
        resultTypes: ["violations"],
        // By default axe skips both rules. The second is for voice control, which finds a control by its visible words.
        rules: {
          "target-size": { enabled: true },
          "label-content-name-mismatch": { enabled: true },
        },
      });
      const { violations } = await axe.analyze();
      expect(
        violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
        ),
      ).toEqual([]);
    },

    /** Scrolls without animation. */
    scrollTo: (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top),
    scrollTop: () => page.evaluate(() => window.scrollY),

    /** Tags the document, so that `isSameDocument` can tell whether a full load has replaced it. */
    tagDocument: () =>
      page.evaluate(() => document.documentElement.setAttribute("data-tagged", "")),
    isSameDocument: () => page.evaluate(() => document.documentElement.hasAttribute("data-tagged")),

    /** Delays the page's requests for some addresses. @returns a function that lets them through. */
    hold: async (addresses: string) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(addresses, async (route) => {
        await released;
        await route.fallback();
      });
      return release;
    },

    /** Loads every photo of the page, although photos below the screen are lazy. @returns how each load has ended. */
    loadAllPhotos: () =>
      page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        const loads = await Promise.allSettled([...document.images].map((image) => image.decode()));
        return loads.map(({ status }) => status);
      }),

    /** The layout shift of the page until now, except the shifts that a visitor causes. */
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
  /** The errors and warnings that a test causes on purpose. Any other fails the test. */
  allowedErrors: RegExp;
  site: ReturnType<typeof siteOn>;
}

/** A test of the built site, in which an error or a warning of the page fails the test. */
export const test = base.extend<SiteFixtures>({
  allowedErrors: [/^(?!)/, { option: true }],
  context: async ({ context }, run) => {
    await answerPhotos(context);
    await run(context);
  },
  page: async ({ page, allowedErrors }, run) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`exception: ${error.message}`));
    // The browser also logs a request that fails or is refused. The page of /404.html itself is expected to fail.
    page.on("console", (message) => {
      const { url } = message.location();
      if (!["error", "warning"].includes(message.type()) || url.endsWith("/404.html")) return;
      // On a busy machine React starts late, and the browser complains about the preloads.
      if (message.text().includes("preloaded using link preload but not used")) return;
      errors.push(`${message.type()}: ${message.text()} (${url})`);
    });
    await run(page);
    expect(errors.filter((error) => !allowedErrors.test(error))).toEqual([]);
  },
  site: ({ page }, run) => run(siteOn(page)),
});

/** A list of choices, by its label. */
export const choice = (page: Page, name: string) =>
  page.getByRole("combobox", { name, exact: true });

/** The first message of the chat that a link opens. */
export const chatMessage = async (link: Locator) =>
  new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
