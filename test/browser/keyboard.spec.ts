import type { Page } from "@playwright/test";

import { addressOf, contact, home, navigationGroups, routes, site } from "../site-under-test/data";
import {
  desktop,
  expect,
  expectPage,
  headerOf,
  linkTo,
  navigationOf,
  nextFrame,
  noticeOf,
  phone,
  stopsBeside,
  test,
} from "./page-helpers";
import { focused, skipLink } from "./focus";

test("The first key leads to the skip link, and that to the content", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(desktop);
  await openPage("/open-plots");
  await expect(skipLink(page)).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("Tab");
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect((await focused(page))?.part).toBe("MAIN");
});

test("A visitor goes from page to page with the keyboard alone", async ({ page, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/404");
  for (const route of stopsBeside().slice(-2)) {
    await headerOf(page)
      .getByRole("button", { name: site.accessibility.openMenu, exact: true })
      .focus();
    await page.keyboard.press("Enter");
    for (let press = 0; press <= 50; press += 1) {
      await page.keyboard.press("Tab");
      if ((await focused(page))?.leadsTo === addressOf(route)) break;
    }
    await page.keyboard.press("Enter");
    // The focus goes to the new page with it.
    await expectPage(page, route);
    await nextFrame(page);
  }
});

const openMenu = (page: Page) =>
  page.getByRole("button", { name: site.accessibility.openMenu, exact: true }).press("Enter");

/** A group of the header that leads to a page of the site, and that page. */
const [grouped] = navigationGroups.flatMap(({ label, items }) => {
  const item = items.find(({ to }) => routes.includes(to));
  return item ? [{ label, to: item.to }] : [];
});
const groupButton = (page: Page) =>
  navigationOf(page).getByRole("button", { name: grouped?.label, exact: true });

/** Expects the focus at the top of the page, where it is on a page that has just been opened. */
async function expectFocusAtTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(skipLink(page)).toBeFocused();
}

test("A mouse that passes by leaves a group open in which the keyboard is at work", async ({
  page,
  openPage,
}) => {
  test.skip(!grouped, "The header has no group of pages");
  await page.setViewportSize(desktop);
  await openPage("/about");
  await groupButton(page).press("Enter");
  await page.keyboard.press("Tab");
  const link = page.locator(":focus");
  const name = (await link.textContent()) ?? "";
  await groupButton(page).hover();
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  await expect(link).toHaveText(name);
  await expect(link).toBeVisible();
});

test("Escape in a form closes the group under the mouse, and leaves the focus in the form", async ({
  page,
  openPage,
}) => {
  test.skip(!grouped, "The header has no group of pages");
  await page.setViewportSize(desktop);
  await openPage("/contact");
  await page.getByRole("textbox", { name: contact.form.name, exact: true }).focus();
  await groupButton(page).hover();
  await expect(groupButton(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(groupButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("textbox", { name: contact.form.name, exact: true })).toBeFocused();
});

test("Choosing the page that is open leads to its top, the focus too", async ({
  page,
  openPage,
}) => {
  const { columns } = site.footer;
  const below = columns.flatMap(({ links }) => links).find(({ to }) => routes.includes(to));
  if (below) {
    await page.setViewportSize(desktop);
    await openPage(below.to);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: below.label, exact: true })
      .first()
      .press("Enter");
    await expectFocusAtTop(page);
  }
  const route = grouped?.to ?? stopsBeside()[0] ?? "";
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await openPage(route);
    if (viewport === phone) await openMenu(page);
    else if (grouped) await groupButton(page).press("Enter");
    await linkTo(page, route).press("Enter");
    await expectFocusAtTop(page);
  }
});

test("The skip link leads out of the open menu", async ({ page, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/about");
  await openMenu(page);
  await skipLink(page).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(navigationOf(page)).toBeHidden();
});

test("The focus stays in sight as a phone with an open menu becomes a laptop", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  const to = grouped?.to ?? stopsBeside()[0] ?? "";
  for (const inMenu of [false, true]) {
    await page.setViewportSize(phone);
    await openMenu(page);
    if (inMenu) await linkTo(page, to).focus();
    await page.setViewportSize(desktop);
    await expect(headerOf(page).locator(":focus")).toBeInViewport();
    if (inMenu) await expect(linkTo(page, to)).toBeFocused();
  }
});

test("The notice gives way to the focus, on the smallest screen too", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage("/");
  // The notice stays as long as the test looks.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const book = page.getByRole("main").getByRole("button", { name: home.hero.bookLabel }).first();
  await book.press("Enter");
  await expect(noticeOf(page)).toBeInViewport();
  const { place = 0, places = 0 } = (await focused(page)) ?? {};
  // A short page has fewer stops.
  const presses = Math.min(15, places - 1 - place);
  expect(presses).toBeGreaterThan(0);
  const covered: string[] = [];
  for (const key of [...Array(presses).fill("Tab"), ...Array(presses).fill("Shift+Tab")]) {
    const stop = await focused(page);
    if (!stop?.isSeen) covered.push(stop?.name ?? "nothing");
    await page.keyboard.press(key);
  }
  expect(covered).toEqual([]);
  await expect(noticeOf(page)).toBeInViewport();
});
