import type { Page } from "@playwright/test";

import {
  desktop,
  expect,
  follow,
  nextFrame,
  test,
  tagDocument,
  isSameDocument,
  openPage,
} from "./page-helpers";

/**
 * Translates the page as browsers do: replaces each text by a <font> element, now and after each change, except where
 * translate="no" forbids it.
 * @param language capital letters, which a test can tell from the original, or the same words.
 */
const translate = (page: Page, language: "capitals" | "same") =>
  page.evaluate((to) => {
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
        font.append(to === "capitals" ? text.data.toUpperCase() : text.data);
        text.replaceWith(font);
      }
    };
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target.isConnected) translateBelow(target);
    }).observe(document.body, { childList: true, subtree: true });
  }, language);

test("In a page that the browser translates, links and Back work, and the form keeps its text", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/contact");
  await translate(page, "capitals");
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

/** What a visitor does, and with which words. */
type Step = (page: Page) => Promise<unknown>;

const type =
  (label: string, text: string): Step =>
  (page) =>
    page.getByRole("textbox", { name: label, exact: true }).fill(text);
const choose =
  (label: string, option: string): Step =>
  (page) =>
    page.getByRole("combobox", { name: label, exact: true }).selectOption(option);
const press =
  (name: string): Step =>
  (page) =>
    page.getByRole("button", { name, exact: true }).click();
const open =
  (summary: string): Step =>
  (page) =>
    page.locator("summary", { hasText: summary }).click();
const goBack: Step = (page) => page.goBack();

const tools: Record<string, Step[]> = {
  "/open-plots": [
    type("Plot size (sq yd)", "250"),
    choose("Area unit", "m²"),
    choose("Approval", "HMDA"),
    choose("Location", "Adibatla"),
    press("Clear"),
    choose("Budget before duties", "Up to ₹30 lakh"),
    choose("Sort by", "Lowest price first"),
    type("Plot size (sq yd)", "1"),
    type("Plot size (sq yd)", "junk"),
    goBack,
    goBack,
    choose("Budget before duties", "All"),
    choose("Area unit", "guntas"),
    choose("Area unit", "sq ft"),
    press("Shadnagar"),
  ],
  "/why-invest": [
    open("Stamp duty, fees and government value"),
    ...Object.entries({
      "Plot size (sq yd)": "250",
      "Price per sq yd (₹)": "22000",
      "Down payment (%)": "40",
      "Interest rate (%)": "8.5",
      "Loan term (years)": "20",
      "Other charges (₹)": "1 lakh",
      "Govt. value per sq yd (₹)": "25000",
    }).map(([label, text]) => type(label, text)),
    choose("Also show in", "US dollar"),
    choose("Also show in", "Euro"),
    type("Loan term (years)", "99"),
    choose("Also show in", "Rupees only"),
    goBack,
  ],
  "/gallery": [press("Enlarge: Before the survey: fields"), press("Next photo"), goBack],
};

const textsOf = (page: Page) =>
  page
    .locator("h2, h3, p, li, dt, dd, th, td, summary, label, small, figcaption")
    .evaluateAll((elements) => elements.map((element) => element.textContent));

/** Texts of the tools with a sum that a translator may change. */
const translatedSums = (page: Page) =>
  page
    .locator("section:has(input) :not([aria-live]) > font")
    .filter({ hasText: /₹\s?\d|[A-Z]{3}\u00a0\d/ })
    .allTextContents();

for (const [route, steps] of Object.entries(tools)) {
  test(`In a translated page, each change shows the same words and sums: ${route}`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    const pages = [page, other];
    for (const each of pages) {
      await each.setViewportSize(desktop);
      await openPage(each, route);
    }
    await translate(page, "same");
    await tagDocument(page);
    for (const step of steps) {
      await Promise.all(pages.map(step));
      await Promise.all(pages.map(nextFrame));
      // Parts that are loaded on demand may come to one page later.
      await expect(async () => expect(await textsOf(page)).toEqual(await textsOf(other))).toPass();
      expect(await translatedSums(page)).toEqual([]);
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}
