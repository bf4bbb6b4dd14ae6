import { expect, type Page } from "@playwright/test";

import { desktop, nextFrame, phone, tablet } from "./page-helpers";

interface Screen {
  name: string;
  width: number;
  height: number;
  /** The browser's own size of text, in px: 16, unless a visitor sets another. */
  type: number;
}

const screens: Screen[] = [
  { name: "400% of zoom on 1280 by 1024", width: 320, height: 256, type: 16 },
  { name: "a phone", ...phone, type: 16 },
  { name: "a tablet", ...tablet, type: 16 },
  { name: "a laptop", ...desktop, type: 16 },
  { name: "a very wide screen", width: 2560, height: 1440, type: 16 },
  { name: "a phone with text of twice the size", ...phone, type: 32 },
  { name: "a tablet with text of twice the size", ...tablet, type: 32 },
  { name: "a laptop with text of twice the size", ...desktop, type: 32 },
];

/** Gives the page a screen, and text of the size that a visitor sets in the browser. */
export async function show(page: Page, { width, height, type }: Screen): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: type } });
  await page.setViewportSize({ width, height });
  await nextFrame(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${type}px`);
}

/** Expects the page to fit every screen, and the chat button to cover nothing at its end. */
export async function expectFits(page: Page): Promise<void> {
  for (const screen of screens) {
    await show(page, screen);
    expect(await page.evaluate(runsOut, undefined), screen.name).toEqual([]);
    expect(await page.evaluate(coveredTexts, "end" as const), screen.name).toEqual([]);
  }
}

/** Gives text the room that WCAG 1.4.12 asks a page to bear, by a sheet that needs no hash in the policy. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });

/** What runs out at a side of the screen, or is cut off by the box around it. @param within selects the elements. */
export function runsOut(within = "main *, footer *, header *"): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = [...document.querySelectorAll<HTMLElement>(within)]
    .filter((element) => !element.closest("svg, picture, [aria-hidden=true]"))
    .filter((element) => element.clientWidth > 1)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isCut =
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== "visible";
      return left < -1 || right > clientWidth + 1 || isCut;
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found;
}

/** The texts that the chat button covers at the top or at the end of the page. */
export function coveredTexts(place: "top" | "end"): string[] {
  window.scrollTo({ top: place === "end" ? document.body.scrollHeight : 0, behavior: "instant" });
  const button = document.querySelector("aside a")?.getBoundingClientRect() ?? new DOMRect();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    const isCovered = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        right > button.left && left < button.right && bottom > button.top && top < button.bottom,
    );
    if (isCovered) covered.push(text.textContent ?? "");
  }
  return covered;
}
