import type { Page } from "@playwright/test";

import { size, space } from "../../src/theme";
import { allRoutes, site } from "../site-under-test/data";
import { desktop, expect, navigationOf, nextFrame, phone, tablet, test } from "./page-helpers";

/** Whole pixels from the left of the screen to the page's heading, and to where each section begins. */
function leftEdges(): number[] {
  const heading = document.querySelector("h1")?.getBoundingClientRect().left ?? Number.NaN;
  const sections = [...document.querySelectorAll("main section > div, footer > div")]
    .filter((section) => getComputedStyle(section).position !== "absolute")
    .map(
      (section) =>
        section.getBoundingClientRect().left + parseFloat(getComputedStyle(section).paddingLeft),
    );
  return [heading, ...sections].map(Math.round);
}

/** The sizes of type in each card of the page. */
function typeSizes(): number[] {
  return [...document.querySelectorAll("main article, main figure")].map((card) => {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement) found.add(getComputedStyle(text.parentElement).fontSize);
    }
    return found.size;
  });
}

/** Distances that a page may keep: those of the scale, and those that make room for a fixed part. */
const distances = [
  ...Object.values(space),
  `calc(-1 * (${space.huge} + ${space.lg}))`,
  `calc(${space.huge} + ${space.section})`,
  `calc(${size.header} + ${space.sm})`,
  `calc(${size.header} + ${space.xl})`,
  `calc(${size.header} + ${space.huge})`,
  `calc(${size.floating} + ${space.xxl})`,
];

/** Every vertical margin, padding and gap of the page that is none of the allowed ones. */
function strangeDistances(allowed: string[]): string[] {
  const probe = document.body.appendChild(document.createElement("div"));
  const inPixels = (length: string) => {
    probe.style.marginTop = length;
    return parseFloat(getComputedStyle(probe).marginTop).toFixed(1);
  };
  const known = new Set(allowed.map(inPixels));
  probe.remove();
  const isAuto = (element: Element) =>
    element.computedStyleMap().get("margin-top")?.toString() === "auto";
  const properties = [
    "rowGap",
    "columnGap",
    "marginTop",
    "marginBottom",
    "paddingTop",
    "paddingRight",
    "paddingBottom",
    "paddingLeft",
  ] as const;
  // Options are the browser's own.
  const ours = "header, footer, :is(header, main, footer) :not(svg *, option)";
  return [...document.querySelectorAll(ours)]
    .flatMap((element) => {
      const style = getComputedStyle(element);
      return (
        properties
          .filter((property) => style[property] !== "normal")
          // What "auto" comes to is no distance that somebody chose.
          .filter((property) => property !== "marginTop" || !isAuto(element))
          .filter((property) => !known.has(parseFloat(style[property]).toFixed(1)))
          .map((property) => `${element.tagName} ${property} ${style[property]}`)
      );
    })
    .filter((distance, index, all) => all.indexOf(distance) === index);
}

// The browser's own size of text is 16 px; a visitor may set another.
const screens = [
  { name: "the smallest phone", width: 320, height: 568, type: 16 },
  { name: "400 % of zoom on 1280 by 1024", width: 320, height: 256, type: 16 },
  { name: "a phone", ...phone, type: 16 },
  { name: "a phone on its side", width: 740, height: 360, type: 16 },
  { name: "a tablet", ...tablet, type: 16 },
  { name: "a laptop", ...desktop, type: 16 },
  { name: "a very wide screen", width: 2560, height: 1440, type: 16 },
  { name: "a phone with text of twice the size", ...phone, type: 32 },
  { name: "a tablet with text of twice the size", ...tablet, type: 32 },
  { name: "a laptop with text of twice the size", ...desktop, type: 32 },
];

/** What runs out at a side of the screen, or is cut off by the box around it. @param within selects the elements. */
function runsOut(within = "main *, footer *, header *"): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isDecoration = (element: Element) =>
    element.closest("svg, picture, [aria-hidden=true]") !== null;
  const found = [...document.querySelectorAll<HTMLElement>(within)]
    .filter((element) => !isDecoration(element) && element.clientWidth > 1)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isCut =
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== "visible";
      return left < -1 || right > clientWidth + 1 || (isCut && !isDecoration(element));
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found;
}

/** What the chat button covers of the last lines of the page. */
function coveredAtEnd(): string[] {
  window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
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

/** Gives pages a screen, and text of the size that a visitor sets in the browser. */
async function screensOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return async ({ width, height, type }: (typeof screens)[number]) => {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: type } });
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${type}px`);
  };
}

// One load of each page for all that is measured on it.
for (const route of allRoutes) {
  test(`${route} loads without complaint, keeps its edge, its sizes and its distances, and fits every screen`, async ({
    page,
    openPage,
  }) => {
    await openPage(route);
    for (const screen of [phone, desktop]) {
      await page.setViewportSize(screen);
      const edges = await page.evaluate(leftEdges);
      expect(edges.length).toBeGreaterThan(2);
      expect(new Set(edges).size, `left edges ${edges.join(", ")} of ${screen.width} px`).toBe(1);
      const sizes = await page.evaluate(typeSizes);
      expect(Math.max(0, ...sizes), "sizes of type in one card").toBeLessThanOrEqual(3);
    }
    expect(await page.evaluate(strangeDistances, distances)).toEqual([]);
    await page.waitForLoadState("networkidle");
    const show = await screensOf(page);
    for (const screen of screens) {
      await show(screen);
      expect(await page.evaluate(runsOut, undefined), screen.name).toEqual([]);
      expect(await page.evaluate(coveredAtEnd), screen.name).toEqual([]);
    }
    // As browsers do when they translate the page.
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    for (const screen of [phone, tablet, desktop]) {
      await show({ name: "right to left", ...screen, type: 16 });
      expect(await page.evaluate(runsOut, undefined), "right to left").toEqual([]);
    }
  });
}

test("The open menu fits phones, with text of twice the size too", async ({ page, openPage }) => {
  await openPage("/about");
  const show = await screensOf(page);
  await show({ name: "", ...phone, type: 16 });
  await page.getByRole("button", { name: site.accessibility.openMenu, exact: true }).click();
  for (const width of [320, 390]) {
    for (const type of [16, 32]) {
      await show({ name: "", width, height: 740, type });
      await expect(navigationOf(page)).toBeVisible();
      expect(await page.evaluate(runsOut, "header *"), `${width} px, ${type} px`).toEqual([]);
    }
  }
});
