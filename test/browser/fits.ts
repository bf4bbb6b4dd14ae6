import { expect, type Page, type ViewportSize } from "@playwright/test";

import { desktop, phone, siteOn, tablet } from "./page-helpers";

/** Screens, each with a text size in px that visitors set in the browser. */
const screens = [
  { name: "400% zoom on 1280 by 1024", screen: { width: 320, height: 256 }, type: 16 },
  { name: "phone, text of twice the size", screen: phone, type: 32 },
  { name: "tablet", screen: tablet, type: 16 },
  { name: "laptop", screen: desktop, type: 16 },
];

/** Shows the page on a screen. @param type the text size in px that visitors set in the browser. */
export async function show(page: Page, screen: ViewportSize, type = 16): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: type } });
  await page.setViewportSize(screen);
  await siteOn(page).nextFrame();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    `${type}px`,
  );
}

/** Expects the page to fit every screen, and the chat button to cover nothing at its end. */
export async function expectFits(page: Page): Promise<void> {
  for (const { name, screen, type } of screens) {
    await show(page, screen, type);
    expect(await page.evaluate(overflows), name).toEqual([]);
    if (screen.width <= phone.width) expect(await page.evaluate(brokenWords), name).toEqual([]);
    await siteOn(page).scrollTo(1_000_000);
    expect(await page.evaluate(coveredTexts, "aside a"), name).toEqual([]);
  }
}

/** Applies the text spacing of WCAG 1.4.12 in a way that the CSP allows. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [sheet];
  });

/** The elements that overflow the screen, or whose content is cut off without a scrollbar. Runs in the page. */
export function overflows(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = [...document.querySelectorAll<HTMLElement>("main *, footer *, header *")]
    .filter((element) => !element.closest("svg, picture, [aria-hidden=true]"))
    .filter((element) => element.clientWidth > 1 && !element.closest("[role=region][tabindex]"))
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

/** The words of titles that are broken across two lines although they are not long. Runs in the page. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isTitle = text.parentElement?.closest("h1, h2, h3");
    for (const { index, 0: word } of isTitle ? (text.textContent ?? "").matchAll(/[^\s-]+/g) : []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (word.length <= 20 && range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

/** The texts of the page that lie under the header or the chat button. Runs in the page. @param selector of that part. */
export function coveredTexts(selector: string): string[] {
  const textBoxes = (root: Element) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const boxes = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      // Letters are smaller than their line.
      for (const { left, right, top, bottom, height } of range.getClientRects())
        boxes.push({ left, right, top: top + height / 5, bottom: bottom - height / 5, text });
    }
    return boxes;
  };
  const part = document.querySelector(selector);
  // The letters of a part cover others, or all of it if it has none.
  const ownTexts = part ? textBoxes(part) : [];
  const covers = ownTexts.length > 0 ? ownTexts : [part?.getBoundingClientRect() ?? new DOMRect()];
  return [...document.querySelectorAll("main, footer")]
    .flatMap(textBoxes)
    .filter((box) =>
      covers.some(
        ({ left, right, top, bottom }) =>
          box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      ),
    )
    .map(({ text }) => text.textContent ?? "");
}
