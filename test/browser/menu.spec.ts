import type { Page } from "@playwright/test";

import { addressOf, navigationGroups, navigationLinks, site } from "../site-under-test/data";
import {
  desktop,
  expect,
  headerOf,
  linkTo,
  navigationOf,
  nextFrame,
  noticeOf,
  phone,
  stopsBeside,
  test,
} from "./page-helpers";

test.use({ viewport: phone });

const { openMenu, closeMenu } = site.accessibility;
const openButton = (page: Page) => page.getByRole("button", { name: openMenu, exact: true });
const closeButton = (page: Page) => page.getByRole("button", { name: closeMenu, exact: true });

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
  const edges = new Set<number>();
  for (const { label, items } of site.navigation) {
    const edge = await left(label);
    edges.add(edge);
    for (const item of items ?? []) expect(await left(item.label)).toBeGreaterThan(edge + 15);
  }
  expect(edges.size).toBeLessThanOrEqual(1);
});

test("The menu closes when a link is chosen, also that of the page which is open", async ({
  page,
  openPage,
}) => {
  const inGroups = navigationGroups.flatMap(({ items }) => items.map(({ to }) => to));
  const stops = stopsBeside("/about");
  const chosen = [
    stops.find((to) => !inGroups.includes(to)),
    stops.find((to) => inGroups.includes(to)),
  ];
  await openPage("/about");
  for (const route of chosen) {
    if (route === undefined) continue;
    for (const choice of ["first", "again"]) {
      await test.step(`${route}, ${choice}`, async () => {
        await open(page);
        await linkTo(page, route).click();
        await expect(page).toHaveURL(addressOf(route));
        await expectClosed(page);
        await expect(page.locator("[inert]")).toHaveCount(0);
      });
    }
  }
});

test("The menu closes with Escape, which leads back to its button", async ({ page, openPage }) => {
  await openPage("/about");
  await open(page);
  await page.keyboard.press("Tab");
  await expect(closeButton(page)).not.toBeFocused();
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
  const floating = page.getByRole("link", { name: site.whatsapp.label, exact: true });
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

test("A phone on its side has a low header, whose menu scrolls to its end: the button of the visit", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openPage("/about");
  const book = headerOf(page).getByRole("button", { name: site.bookSiteVisit, exact: true });
  await expect(book).toBeHidden();
  const header = await headerOf(page).boundingBox();
  expect(header?.height).toBeLessThanOrEqual(60);
  await open(page);
  await book.scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await book.click();
  await expect(noticeOf(page)).toHaveText(site.notice);
});
