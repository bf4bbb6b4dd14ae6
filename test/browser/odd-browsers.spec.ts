import type { Page } from "@playwright/test";
import { parse } from "node-html-parser";

import { formatNumber } from "../../src/lib/rupees";
import { pageAt, wordsOf } from "../support/site";
import { addressOf, home, navigationGroups, site, statistics } from "../site-under-test/data";
import {
  createDoor,
  desktop,
  expect,
  expectPage,
  follow,
  headerOf,
  hydrated,
  isSameDocument,
  navigationOf,
  noticeOf,
  phone,
  stopsBeside,
  tagDocument,
  test,
} from "./page-helpers";

test.use({ viewport: phone });

/** Shows the notice. */
async function book(page: Page): Promise<void> {
  const { openMenu, closeMenu } = site.accessibility;
  await page.getByRole("button", { name: openMenu, exact: true }).click();
  await headerOf(page).getByRole("button").last().click();
  await expect(noticeOf(page)).toHaveText(site.notice, { ignoreCase: true });
  await page.getByRole("button", { name: closeMenu, exact: true }).click();
}

test.describe("With storage and cookies blocked", () => {
  test("the site works as ever", async ({ page, openPage }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
      Object.defineProperty(Navigator.prototype, "serviceWorker", { get: refuse });
    });
    await openPage("/");
    const blocked = await page.evaluate(() => {
      const tries = [() => localStorage, () => sessionStorage, () => document.cookie];
      return tries.filter((attempt) => {
        try {
          return !attempt();
        } catch {
          return true;
        }
      }).length;
    });
    expect(blocked).toBe(3);
    await book(page);
    await tagDocument(page);
    for (const to of stopsBeside().slice(-2)) {
      await follow(page, to);
      await expectPage(page, to);
    }
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** What the tools of a page add to its words once scripts run. */
const added = [
  "article label",
  "figure button",
  "dd[data-longest]",
  '[aria-labelledby="cost"] label',
  '[aria-labelledby="verify"] li button',
  '[aria-labelledby="nri"] strong',
].join();

/** Expects every page to say what the build has written, drawn by the browser itself. */
async function expectBuiltWords(page: Page, openPage: (route: string) => Promise<void>) {
  // Else the figures climb.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage("/404");
  await tagDocument(page);
  for (const to of stopsBeside()) {
    await page
      .locator(`nav a[href="${addressOf(to)}"]`)
      .first()
      .dispatchEvent("click");
    await expectPage(page, to);
    const main = parse(await page.getByRole("main").evaluate((element) => element.outerHTML));
    for (const tool of main.querySelectorAll(added)) tool.remove();
    const built = pageAt(addressOf(to)).document;
    // A page of plots says more than the build has written; its cards say the same.
    const part = main.querySelector("[role=search]") ? "main article" : "main";
    expect(main.querySelectorAll(part).map((each) => wordsOf(each))).toEqual(
      built.querySelectorAll(part).map((each) => wordsOf(each)),
    );
    expect(wordsOf(main)).not.toEqual([]);
  }
  expect(await isSameDocument(page)).toBe(true);
}

// Hours ahead of India, where a month begins before it does there, and hours behind.
for (const [timezoneId, hours] of [
  ["Pacific/Kiritimati", 14],
  ["Pacific/Pago_Pago", -11],
] as const) {
  test.describe(`In ${timezoneId}, in another language, with a clock set to 2031`, () => {
    test.use({ timezoneId, locale: "ar-EG" });

    test("hours, dates and figures are the same", async ({ page, openPage }) => {
      // Not Playwright's clock, which takes away the browser's own record of how a page has started.
      await page.addInitScript(
        (ahead) => {
          const { now } = Date;
          Date.now = () => now() + ahead;
          window.Date = new Proxy(Date, {
            construct: (target, given) =>
              Reflect.construct(target, given.length > 0 ? given : [Date.now()]),
          });
        },
        Date.UTC(2031, 11, 31, 12) - Date.now(),
      );
      await expectBuiltWords(page, openPage);
      expect(await page.evaluate(() => new Date().getUTCFullYear())).toBe(2031);
      expect(await page.evaluate(() => new Date().getTimezoneOffset())).toBe(-60 * hours);
      expect(await page.evaluate(() => (1e6).toLocaleString())).not.toBe("1,000,000");
    });
  });
}

/**
 * Translates the page in place as browsers do: each text gives way to a <font> element with another
 * text, now and whenever the page writes a new one. The language of this test is capital letters.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const { currentNode } = walker;
        if (!(currentNode instanceof Text) || !currentNode.data.trim()) continue;
        if (!currentNode.parentElement?.closest("font, script, style")) texts.push(currentNode);
      }
      for (const text of texts) {
        const outer = document.createElement("font");
        outer.append(document.createElement("font"));
        outer.firstElementChild?.append(text.data.toUpperCase());
        text.replaceWith(outer);
      }
    };
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateBelow(target);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Expects a translated page to be there, whole. */
async function expectTranslated(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL(addressOf(route));
  const title = pageAt(addressOf(route)).document.querySelector("h1")?.text.toUpperCase() ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("contentinfo")).toContainText(site.tagline.toUpperCase());
}

test.describe("While the browser's translator works on the page", () => {
  test("figures climb, the menu opens, the notice comes, and links lead on and back", async ({
    page,
    openPage,
  }) => {
    // So low that the figures stand below the first screen.
    await page.setViewportSize({ width: 360, height: 420 });
    await openPage("/");
    const strip = page.getByRole("region", { name: home.statisticsTitle });
    const figures = strip.locator("[data-target]");
    await expect(figures).toHaveText(statistics.map(() => "0+"));
    await translate(page);
    await expectTranslated(page, "/");
    await strip.scrollIntoViewIfNeeded();
    await expect(figures).toHaveText(statistics.map(({ value }) => `${formatNumber(value)}+`));
    await page.setViewportSize(phone);
    await book(page);
    await tagDocument(page);
    const stops = stopsBeside().slice(-3);
    for (const to of stops) {
      await follow(page, to);
      await expectTranslated(page, to);
    }
    for (const to of stops.toReversed().slice(1)) {
      await page.goBack();
      await expectTranslated(page, to);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  test("a laptop's groups open, and forms keep what is typed", async ({ page, openPage }) => {
    await page.setViewportSize(desktop);
    await openPage("/contact");
    await translate(page);
    // By its element: the translator has changed its label.
    const message = page.locator("form textarea");
    await message.fill("When can I see the plots?");
    for (let index = 0; index < navigationGroups.length; index += 1) {
      const group = navigationOf(page).getByRole("button").nth(index);
      await group.click();
      await expect(group).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(group).toHaveAttribute("aria-expanded", "false");
    }
    await expect(message).toHaveValue("When can I see the plots?");
    await expectTranslated(page, "/contact");
  });

  test.describe("before its scripts arrive", () => {
    // React says that it found another text than it wrote, and draws the page itself.
    test.use({ provoked: /Minified React error #(418|423|425)/ });

    test("the page is taken over all the same", async ({ page }) => {
      const scripts = createDoor();
      const [next = "/about"] = stopsBeside("/about");
      await page.route("**/app-*.js", async (route) => {
        await scripts.opened;
        await route.continue();
      });
      await page.goto("/about/", { waitUntil: "commit" });
      await page.getByRole("contentinfo").waitFor();
      await translate(page);
      await expectTranslated(page, "/about");
      scripts.open();
      await hydrated(page);
      await expectTranslated(page, "/about");
      await book(page);
      await follow(page, next);
      await expectTranslated(page, next);
    });
  });
});
