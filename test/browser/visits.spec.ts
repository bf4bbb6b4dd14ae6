import { chromium, type Page } from "@playwright/test";

import { chromiumArguments, chromiumPath } from "../../scripts/chromium";
import { answerPhotos } from "../support/photo-host";
import { addressOf, contact } from "../site-under-test/data";
import {
  desktop,
  expect,
  expectDark,
  expectPage,
  expectTransparent,
  follow,
  hydrated,
  isSameDocument,
  headerOf,
  nextFrame,
  scrollTo,
  stopsBeside,
  tagDocument,
  test,
} from "./page-helpers";

test.use({ viewport: desktop });

const [there = "", elsewhere = ""] = stopsBeside("/about", "/contact");
test.skip(elsewhere === "", "The header leads to too few pages to go between");
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

const { form } = contact;
const draft = {
  [form.name]: "A. Visitor",
  [form.email]: "visitor@example.com",
  [form.phone]: "+91 00000 00000",
  [form.message]: "When can I see the plots at Shadnagar?\nA weekday suits me.",
};
const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true });

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(draft)) await field(page, label).fill(value);
}

async function expectDraft(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(draft)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

/**
 * Goes to another website and back. Chromium notes where a page was scrolled to and what was typed about once a
 * second, with or without scripts: who leaves sooner finds neither, so a test has to try again.
 */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.goBack();
  await hydrated(page);
}

test("Back and forward lead to the place of the page where the visitor was", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  await tagDocument(page);
  await scrollTo(page, 300);
  await nextFrame(page);
  await follow(page, there);
  await expectPage(page, there);
  await expect.poll(() => scrollOf(page)).toBe(0);
  await expectTransparent(headerOf(page));
  await scrollTo(page, 200);
  await nextFrame(page);
  await page.goBack();
  await expect.poll(() => scrollOf(page)).toBe(300);
  await expect(page).toHaveURL(addressOf("/about"));
  await expectDark(headerOf(page));
  await page.goForward();
  await expect.poll(() => scrollOf(page)).toBe(200);
  await expect(page).toHaveURL(addressOf(there));
  expect(await isSameDocument(page)).toBe(true);
});

test("They do so from other websites, too", async ({ page, openPage }) => {
  await expect(async () => {
    await openPage("/about");
    await scrollTo(page, 300);
    await leaveAndComeBack(page);
    await expect.poll(() => scrollOf(page), { timeout: 2000 }).toBe(300);
    await expect(page.locator("html[data-scrolled]")).toHaveCount(1);
  }).toPass({ timeout: 60_000 });
});

test("A browser that keeps the page as it was gives it back, menu and scripts and all", async ({
  baseURL,
}) => {
  // Neither do browsers that Playwright starts by itself keep a page, nor one without windows.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL });
  await answerPhotos(context);
  const page = await context.newPage();
  await page.goto("/contact/");
  await hydrated(page);
  await fill(page);
  await tagDocument(page);
  await scrollTo(page, 300);
  await page.goto("/about/");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/contact/");
  expect(await isSameDocument(page)).toBe(true);
  expect(await scrollOf(page)).toBe(300);
  await expectDraft(page);
  await follow(page, there);
  await expectPage(page, there);
  await browser.close();
});

test("What was typed is there when the visitor comes back from another website", async ({
  page,
  openPage,
}) => {
  await expect(async () => {
    await openPage("/contact");
    await fill(page);
    await leaveAndComeBack(page);
    for (const [label, value] of Object.entries(draft)) {
      expect(await field(page, label).inputValue()).toBe(value);
    }
  }).toPass();
});

test("What was typed is there when the visitor comes back from another page", async ({
  page,
  openPage,
}) => {
  await openPage("/contact");
  await fill(page);
  await tagDocument(page);
  await follow(page, there);
  await expectPage(page, there);
  await page.goBack();
  await expect(page).toHaveURL("/contact/");
  await expectDraft(page);
  await follow(page, elsewhere);
  await expectPage(page, elsewhere);
  await (stopsBeside().includes("/contact") ? follow(page, "/contact") : page.goBack());
  await expectDraft(page);
  expect(await isSameDocument(page)).toBe(true);
  await page.goto("/contact/");
  await expect(field(page, form.message)).toHaveValue("");
});
