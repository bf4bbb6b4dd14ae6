import type { Page } from "@playwright/test";

import { desktop, expect, siteOn, test } from "./page-helpers";

/**
 * Translates the page as browsers do: replaces each text by a <font> element, here with the same words, now and after
 * each change, except where translate="no" forbids it.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const isNew = !currentNode.parentElement?.closest(
          "font, script, style, title, [translate=no]",
        );
        if (currentNode instanceof Text && isNew && currentNode.data.trim() !== "")
          texts.push(currentNode);
      }
      for (const text of texts) {
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

test("In a translated page links, Back and the form work", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await site.open("/contact");
  await translate(page);
  const title = page.locator("h1 > font");
  await expect(title).toHaveText("Ask us, or visit the office");
  await page.locator("form textarea").fill("When can I see the plots?");
  await site.tagDocument();
  await site.follow("/gallery");
  await expect(title).toHaveText("Land, roads and parks");
  await page.goBack();
  await expect(title).toHaveText("Ask us, or visit the office");
  await expect(page.locator("form textarea")).toHaveValue("When can I see the plots?");
  expect(await site.isSameDocument()).toBe(true);
});

const control = (page: Page, name: string) =>
  page
    .getByRole("textbox", { name, exact: true })
    .or(page.getByRole("combobox", { name, exact: true }));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** What a visitor does with the tools of each page. */
const visits: Record<string, ((page: Page) => Promise<unknown>)[]> = {
  "/open-plots": [
    (page) => control(page, "Plot size (sq yd)").fill("250"),
    (page) => control(page, "Area unit").selectOption("m²"),
    (page) => control(page, "Approval").selectOption("HMDA"),
    (page) => control(page, "Location").selectOption("Adibatla"),
    (page) => button(page, "Clear").click(),
    (page) => control(page, "Budget before duties").selectOption("Up to ₹30 lakh"),
    (page) => control(page, "Sort by").selectOption("Lowest price first"),
    (page) => control(page, "Plot size (sq yd)").fill("1"),
    (page) => control(page, "Plot size (sq yd)").fill("junk"),
    (page) => page.goBack(),
    (page) => page.goBack(),
    (page) => control(page, "Budget before duties").selectOption("All"),
    (page) => control(page, "Area unit").selectOption("guntas"),
    (page) => control(page, "Area unit").selectOption("sq ft"),
    (page) => button(page, "Shadnagar").click(),
  ],
  "/why-invest": [
    (page) => page.getByText("Stamp duty, fees and government value").click(),
    (page) => control(page, "Plot size (sq yd)").fill("250"),
    (page) => control(page, "Price per sq yd (₹)").fill("22000"),
    (page) => control(page, "Down payment (%)").fill("40"),
    (page) => control(page, "Interest rate (%)").fill("8.5"),
    (page) => control(page, "Loan term (years)").fill("20"),
    (page) => control(page, "Other charges (₹)").fill("1 lakh"),
    (page) => control(page, "Govt. value per sq yd (₹)").fill("25000"),
    (page) => control(page, "Also show in").selectOption("US dollar"),
    (page) => control(page, "Also show in").selectOption("Euro"),
    (page) => control(page, "Loan term (years)").fill("99"),
    (page) => control(page, "Also show in").selectOption("Rupees only"),
    (page) => page.goBack(),
  ],
  "/gallery": [
    (page) => button(page, "Enlarge: Before the survey: fields").click(),
    (page) => button(page, "Next photo").click(),
    (page) => page.goBack(),
  ],
};

const textsOf = (page: Page) =>
  page
    .locator("h2, h3, p, li, dt, dd, th, td, summary, label, small, figcaption")
    .evaluateAll((elements) => elements.map((element) => element.textContent));

/** Texts of the tools with an amount that a translator may change. */
const translatedSums = (page: Page) =>
  page
    .locator("section:has(input) :not([aria-live]) > font")
    .filter({ hasText: /₹\s?\d|[A-Z]{3}\u00a0\d/ })
    .allTextContents();

for (const [route, steps] of Object.entries(visits)) {
  test(`A translated ${route} shows each change`, async ({ page, site, context }) => {
    const other = await context.newPage();
    const pages = [page, other];
    for (const each of pages) {
      await each.setViewportSize(desktop);
      await siteOn(each).open(route);
    }
    await translate(page);
    await site.tagDocument();
    for (const step of steps) {
      await Promise.all(pages.map(step));
      await Promise.all(pages.map((each) => siteOn(each).nextFrame()));
      // Parts that are loaded on demand may come to one page later.
      await expect(async () => expect(await textsOf(page)).toEqual(await textsOf(other))).toPass();
      expect(await translatedSums(page)).toEqual([]);
    }
    expect(await site.isSameDocument()).toBe(true);
  });
}
