import type { Page } from "@playwright/test";

import { allRoutes, contact, navigationGroups, site } from "../site-under-test/data";
import {
  desktop,
  expect,
  fetchAllPhotos,
  headerOf,
  navigationOf,
  nextFrame,
  noticeOf,
  phone,
  test,
} from "../browser/page-helpers";

// What is on its way, a figure or a card, is neither there nor not.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What a visitor may have set, and the screen that it leaves. */
interface Setting {
  name: string;
  width: number;
  height: number;
  /** The browser's own size of text, in px. */
  type?: number;
  /** More room in text, as WCAG 1.4.12 has it. */
  isSpaced?: boolean;
  media?: Parameters<Page["emulateMedia"]>[0];
  lessTransparency?: boolean;
}

const spaced = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const forced = { forcedColors: "active" } as const;
const settings: Setting[] = [
  { name: "a zoom of 400 %", width: 320, height: 256 },
  { name: "a zoom of 200 %", width: 720, height: 450 },
  { name: "280 px", width: 280, height: 653 },
  { name: "a phone on its side, the keyboard open", width: 740, height: 170 },
  { name: "twice the size of text", ...phone, type: 32 },
  { name: "spaced text on a phone", ...phone, isSpaced: true },
  { name: "spaced text", ...desktop, isSpaced: true },
  { name: "forced colours", ...phone, media: { ...forced, colorScheme: "light" } },
  { name: "forced colours, dark", ...desktop, media: { ...forced, colorScheme: "dark" } },
  { name: "more contrast", ...phone, media: { contrast: "more" } },
  { name: "less transparency", ...phone, lessTransparency: true },
];

/** Gives a page the settings of a visitor. */
async function settingsOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const spacing = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  }, spaced);
  return async ({ width, height, type = 16, isSpaced, media, lessTransparency }: Setting) => {
    const plain = {
      forcedColors: "none",
      colorScheme: "light",
      contrast: "no-preference",
    } as const;
    await page.emulateMedia({ ...plain, ...media, reducedMotion: "reduce" });
    if (lessTransparency) {
      const features = {
        "prefers-reduced-transparency": "reduce",
        "prefers-reduced-motion": "reduce",
      };
      await browser.send("Emulation.setEmulatedMedia", {
        features: Object.entries(features).map(([name, value]) => ({ name, value })),
      });
    }
    await browser.send("Page.setFontSizes", { fontSizes: { standard: type } });
    await page.setViewportSize({ width, height });
    await spacing.evaluate((sheet, isOn) => {
      document.adoptedStyleSheets = isOn ? [sheet] : [];
    }, isSpaced ?? false);
    await nextFrame(page);
  };
}

/**
 * The texts that are shown, and of these the lines that no scrolling brings into sight whole: cut off, covered,
 * beyond a side of the screen, or in forced colours of the colour of their ground.
 * @param within selects the part of the page.
 */
function lookAt(within: string) {
  const parts = [...document.querySelectorAll(within)];
  window.scrollTo({ top: 0, behavior: "instant" });
  const isForScreenReaders = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath.startsWith("inset")) return true;
    }
    return false;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return "";
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== "none") return "an image";
    return backgroundColor === "rgba(0, 0, 0, 0)"
      ? groundOf(element.parentElement)
      : backgroundColor;
  };

  const isForced = matchMedia("(forced-colors: active)").matches;
  const texts: string[] = [];
  const missed: {
    text: string;
    parent: Element;
    range: Range;
    line: number;
    /** Where it is while nothing is scrolled. */
    top: number;
    points: Set<number>;
  }[] = [];
  for (const part of parts) {
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      // Measures of a plan are part of a drawing.
      const apart = "script, style, noscript, template, option, svg[aria-hidden=true]";
      if (!text || !parent || parent.closest(apart)) continue;
      const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || isForScreenReaders(parent)) continue;
      // It opens what a wide screen shows.
      if (!parent.closest("[role=search] [aria-expanded]")) texts.push(text);
      const range = document.createRange();
      range.selectNodeContents(node);
      [...range.getClientRects()].forEach(({ width, top }, line) => {
        const points = new Set([0.05, 0.5, 0.95]);
        if (width > 0) missed.push({ text, parent, range, line, top, points });
      });
      if (
        isForced &&
        !parent.closest("svg") &&
        getComputedStyle(parent).color === groundOf(parent)
      ) {
        const points = new Set([0]);
        missed.push({ text: `${text} (colour)`, parent, range, line: -1, top: 0, points });
      }
    }
  }

  /** @param isNear whether to measure a text that is there while nothing is scrolled: a page has thousands. */
  const look = (isNear: (top: number) => boolean) => {
    for (const { parent, range, line, top, points } of missed) {
      if (points.size === 0 || !isNear(top)) continue;
      const box = range.getClientRects()[line];
      if (!box || box.bottom < 0 || box.top > innerHeight) continue;
      for (const point of points) {
        const hit = document.elementFromPoint(
          box.left + box.width * point,
          box.top + box.height / 2,
        );
        // A box or a radio button may lie over its own label.
        if (hit && (parent.contains(hit) || hit.closest("label")?.contains(parent)))
          points.delete(point);
      }
    }
  };
  // In steps of less than what the header and the chat button leave free.
  const step = Math.max(20, (innerHeight - 90) / 4);
  const inner = parts.flatMap((part) => [...part.querySelectorAll("*")]);
  const scrollers = [document.documentElement, ...inner].filter(
    (element) =>
      element === document.documentElement ||
      (element.scrollHeight > element.clientHeight + 1 &&
        getComputedStyle(element).overflowY === "auto"),
  );
  for (const scroller of scrollers) {
    for (let top = 0; top <= scroller.scrollHeight; top += step) {
      scroller.scrollTo({ top, behavior: "instant" });
      look((at) => scroller !== document.documentElement || Math.abs(at - top) < 2 * innerHeight);
    }
    scroller.scrollTo({ top: 0, behavior: "instant" });
  }
  const lines = missed.filter(({ points }) => points.size > 0);
  return { texts, unseen: [...new Set(lines.map(({ text }) => text))] };
}

interface Looks {
  among?: Setting[];
  plain?: { width: number; height: number };
  /** Opens what closes by itself. */
  open?: () => Promise<void>;
}

/** Expects a part of the page to say in each setting what it says on a plain phone, and all of it to be seen. */
async function expectSameText(
  page: Page,
  within: string,
  { among = settings, plain = phone, open }: Looks = {},
) {
  const set = await settingsOf(page);
  await set({ name: "", ...plain });
  await open?.();
  const before = await page.evaluate(lookAt, within);
  expect(before.texts).not.toEqual([]);
  expect(before.unseen, "on a plain screen").toEqual([]);
  for (const setting of among) {
    await set(setting);
    await open?.();
    const after = await page.evaluate(lookAt, within);
    const lost = before.texts.filter((text) => !after.texts.includes(text));
    expect(lost, `not there with ${setting.name}`).toEqual([]);
    expect(after.unseen, `cut or covered with ${setting.name}`).toEqual([]);
  }
}

const isNarrow = ({ width }: Setting) => width < desktop.width;

for (const route of allRoutes) {
  test(`${route} says the same in whatever way it is looked at`, async ({ page, openPage }) => {
    await page.setViewportSize(phone);
    await openPage(route);
    await fetchAllPhotos(page);
    await expectSameText(page, "main, footer");
  });
}

test("So does the open menu", async ({ page, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/about");
  await page.getByRole("button", { name: site.accessibility.openMenu, exact: true }).click();
  await expectSameText(page, "header", { among: settings.filter(isNarrow) });
});

test("So do the open groups of the header", async ({ page, openPage }) => {
  await page.setViewportSize(desktop);
  await openPage("/about");
  const wide = [
    ...settings.filter((setting) => !isNarrow(setting)),
    { name: "twice the size of text", width: 2560, height: 1440, type: 32 },
    { name: "more contrast", ...desktop, media: { contrast: "more" } } as const,
    { name: "less transparency", ...desktop, lessTransparency: true },
  ];
  for (const { label } of navigationGroups) {
    await navigationOf(page).getByRole("button", { name: label, exact: true }).press("Enter");
    await expectSameText(page, "header", { among: wide, plain: desktop });
  }
});

test("So does the notice", async ({ page, openPage }) => {
  await page.setViewportSize(desktop);
  await openPage("/contact");
  // On a phone it is in the closed menu.
  const book = headerOf(page).getByText(site.bookSiteVisit, { exact: true });
  const open = async () => {
    await page.keyboard.press("Escape");
    await expect(noticeOf(page)).toHaveCount(0);
    await book.dispatchEvent("click");
    await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
  };
  await expectSameText(page, "[role=alert]", { open });
});

test("So does the form that the browser has held back", async ({ page, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/contact");
  await page.getByRole("button", { name: contact.form.submit, exact: true }).click();
  await expect(page.getByLabel(contact.form.name, { exact: true })).toBeFocused();
  await expectSameText(page, "form");
});
