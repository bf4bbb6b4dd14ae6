import type { Page } from "@playwright/test";

import { addressOf, navigationGroups, navigationLinks, site } from "../site-content";
import { desktop, expect, headerOf, navigationOf, nextFrame, noticeOf, phone, test } from "./site";

test.use({ viewport: phone });

const { openMenu, closeMenu } = site.accessibility;
const openButton = (page: Page) => page.getByRole("button", { name: openMenu });
const closeButton = (page: Page) => page.getByRole("button", { name: closeMenu });

async function open(page: Page): Promise<void> {
  await openButton(page).click();
  await expect(closeButton(page)).toHaveAttribute("aria-expanded", "true");
}

async function expectClosed(page: Page): Promise<void> {
  await expect(openButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(navigationOf(page)).toBeHidden();
}

test("The menu opens and closes with its button, which names what it does and controls", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  await expectClosed(page);
  await open(page);
  await expect(navigationOf(page)).toBeVisible();
  const controlled = await closeButton(page).getAttribute("aria-controls");
  await expect(page.locator(`#${controlled}`).getByRole("navigation")).toBeVisible();
  await closeButton(page).click();
  await expectClosed(page);
});

test("The menu has the same links in the same order, those of groups indented", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  await open(page);
  const links = navigationOf(page).getByRole("link");
  await expect(links).toHaveText(navigationLinks.map(({ label }) => label));
  const left = async (label: string) => {
    const words = navigationOf(page).getByText(label, { exact: true }).last();
    await expect(words).toBeVisible();
    return words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
  };
  const edge = await left(navigationLinks[0]?.label ?? "");
  for (const { label, items } of navigationGroups) {
    expect(await left(label)).toBe(edge);
    for (const item of items) expect(await left(item.label)).toBeGreaterThan(edge + 15);
  }
});

test("The menu closes when a link is chosen, whichever it is", async ({ page, openPage }) => {
  // From the not-found page, so that each choice leads to another page.
  await openPage("/404");
  for (const { label, to } of navigationLinks) {
    await open(page);
    await navigationOf(page).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(addressOf(to));
    await expectClosed(page);
    await expect(page.locator("[inert]")).toHaveCount(0);
  }
});

test("The menu closes when the page that is open is chosen again", async ({ page, openPage }) => {
  await openPage("/about");
  await open(page);
  await navigationOf(page).locator("[aria-current=page]").click();
  await expectClosed(page);
});

test("The menu closes with Escape, which leads back to its button", async ({ page, openPage }) => {
  await openPage("/about");
  await open(page);
  await page.keyboard.press("Tab");
  await expect(navigationOf(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(openButton(page)).toBeFocused();
});

test("The menu closes when the window grows, and stays closed when it shrinks again", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  await open(page);
  await page.setViewportSize(desktop);
  await expect(closeButton(page)).toHaveCount(0);
  await expect(navigationOf(page)).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", "visible");
  await page.setViewportSize(phone);
  await expectClosed(page);
});

test("The page behind an open menu stands still", async ({ page, openPage }) => {
  await openPage("/about");
  await open(page);
  await page.mouse.move(phone.width / 2, phone.height - 20);
  await page.mouse.wheel(0, 400);
  await nextFrame(page);
  await page.mouse.move(phone.width / 2, 300);
  await page.mouse.wheel(0, 4000);
  await nextFrame(page);
  await page.keyboard.press("End");
  await nextFrame(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await closeButton(page).click();
  await expectClosed(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("Behind an open menu neither the tab key nor a finger reaches the page", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  const floating = page.getByRole("link", { name: site.whatsapp.label });
  const spot = await floating.boundingBox();
  await open(page);
  const stops: boolean[] = [];
  for (let index = 0; index < navigationLinks.length + 6; index += 1) {
    await page.keyboard.press("Tab");
    stops.push(await page.evaluate(() => document.activeElement?.closest("main, footer") === null));
  }
  expect(stops).not.toContain(false);
  await expect(floating).not.toBeFocused();
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest("a")?.href ?? "no link",
    [(spot?.x ?? 0) + 20, (spot?.y ?? 0) + 20] as const,
  );
  expect(hit).toBe("no link");
});

test("The open menu is dark, also at the top of the page, and fits the screen", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  await open(page);
  await expect(headerOf(page)).toHaveCSS("backdrop-filter", /^blur/);
  const box = await headerOf(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(phone.height);
});

test("The menu of a short screen can be scrolled to its end", async ({ page, openPage }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openPage("/about");
  await open(page);
  const book = headerOf(page).getByRole("button", { name: site.bookSiteVisit });
  await book.scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("Book Site Visit is in the menu and shows the notice", async ({ page, openPage }) => {
  await openPage("/about");
  const book = headerOf(page).getByRole("button", { name: site.bookSiteVisit });
  await expect(book).toBeHidden();
  await open(page);
  await book.click();
  await expect(noticeOf(page)).toHaveText(site.notice);
});
