import type { Page } from "@playwright/test";

import { fixedPage } from "../support/content";
import { desktop, expect, test } from "./page-helpers";

/**
 * Translates the page, and each later change, as browsers do: puts each text into a <font> element, except where
 * translate="no" forbids it. The words stay English.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const untranslated =
      "self::font or self::script or self::style or self::title or @translate='no'";
    const words = `.//text()[normalize-space() and not(ancestor::*[${untranslated}])]`;
    const translateBelow = (root: Node) => {
      const texts = document.evaluate(words, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
      for (let index = 0; index < texts.snapshotLength; index += 1) {
        const text = texts.snapshotItem(index);
        if (!(text instanceof Text)) continue;
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    };
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateBelow(target);
    }).observe(document.body, { childList: true, subtree: true });
  });

test("On a translated page links, Back and the form work", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await site.open("/contact");
  await translate(page);
  const title = page.locator("h1 > font");
  await expect(title).toHaveText(fixedPage("/contact").heading);
  await page.locator("form textarea").fill("When can I see the plots?");
  await site.tagDocument();
  await site.follow("/gallery");
  await expect(title).toHaveText(fixedPage("/gallery").heading);
  await page.goBack();
  await expect(title).toHaveText(fixedPage("/contact").heading);
  await expect(page.locator("form textarea")).toHaveValue("When can I see the plots?");
  expect(await site.isSameDocument()).toBe(true);
});

test("A translated finder shows each change", async ({ page, site }) => {
  await site.open("/open-plots");
  await translate(page);
  const card = page.getByRole("article").filter({ hasText: "Adibatla Meadows" });
  const found = page.locator("[aria-live]", { hasText: "of 6 layouts" });
  const size = page.getByRole("textbox", { name: "Plot size (sq yd)" });
  await size.fill("250");
  await expect(card).toContainText("₹75 lakh for 250 sq yd");
  await page.getByLabel("Show areas in").selectOption("m²");
  await expect(card).toContainText("₹75 lakh for 209.0 m²");
  await size.fill("1");
  await expect(found).toHaveText("0 of 6 layouts");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(found).toHaveText("6 of 6 layouts");
  await expect(card).toContainText("From ₹50.1 lakh for 139.6 m²");
  const translated = page.locator("section:has(input) :not([aria-live]) > font");
  await expect(translated.filter({ hasText: /₹\s?\d|[A-Z]{3}\u00a0\d/ })).toHaveCount(0);
});
