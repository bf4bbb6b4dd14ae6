import type { Page } from "@playwright/test";

import {
  desktop,
  expect,
  follow,
  test,
  tagDocument,
  isSameDocument,
  openPage,
} from "./page-helpers";

/**
 * Translates the page as browsers do: replaces each text by a <font> element with another text, now and after each
 * change. The language of this test is capital letters.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const isNew = !currentNode.parentElement?.closest("font, script, style");
        if (currentNode instanceof Text && isNew) texts.push(currentNode);
      }
      for (const text of texts) {
        const font = document.createElement("font");
        font.append(text.data.toUpperCase());
        text.replaceWith(font);
      }
    };
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateBelow(target);
    }).observe(document.body, { childList: true, subtree: true });
  });

test("In a page that the browser translates, links and Back work, and the form keeps its text", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/contact");
  await translate(page);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("ASK US, OR VISIT THE OFFICE");
  // Its label is translated.
  await page.locator("form textarea").fill("When can I see the plots?");
  await tagDocument(page);
  await follow(page, "/gallery");
  await expect(title).toHaveText("LAND, ROADS AND PARKS");
  await page.goBack();
  await expect(title).toHaveText("ASK US, OR VISIT THE OFFICE");
  await expect(page.locator("form textarea")).toHaveValue("When can I see the plots?");
  expect(await isSameDocument(page)).toBe(true);
});
