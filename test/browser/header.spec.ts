import type { Locator, Page } from "@playwright/test";

import {
  chatMessage,
  chatOf,
  desktop,
  expect,
  expectPage,
  follow,
  groupButton,
  headerOf,
  isSameDocument,
  linkTo,
  menuButton,
  navigationOf,
  phone,
  scrollTo,
  tagDocument,
  openPage,
  test,
} from "./page-helpers";

async function expectTransparent(header: Locator): Promise<void> {
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(header).toHaveCSS("backdrop-filter", "none");
}

async function expectDark(header: Locator): Promise<void> {
  // No more than 99 of 255 in each channel, and half opaque.
  await expect(header).toHaveCSS("background-color", /^rgba\((\d\d?, ){3}0\.[5-9]\d*\)$/);
  await expect(header).toHaveCSS("backdrop-filter", /^blur\(\d/);
}

test("The header is transparent up to 50 px of scroll, then dark and blurred, and keeps its size", async ({
  page,
}) => {
  await openPage(page, "/about");
  await expectTransparent(headerOf(page));
  const before = await headerOf(page).boundingBox();
  await scrollTo(page, 51);
  await expectDark(headerOf(page));
  await scrollTo(page, 50);
  await expectTransparent(headerOf(page));
  expect(await headerOf(page).boundingBox()).toEqual(before);
});

test("On a phone nothing of an inner page shows through the bar while it is transparent", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, "/about");
  const bar = { x: 0, y: 0, width: phone.width, height: 70 };
  const atTop = await page.screenshot({ clip: bar });
  for (const top of [25, 50]) {
    await scrollTo(page, top);
    expect((await page.screenshot({ clip: bar })).equals(atTop)).toBe(true);
  }
});

test("A page opened at a hash has a dark header", async ({ page }) => {
  await openPage(page, "/about#story");
  await expectDark(headerOf(page));
  await expect(page.locator("#story")).toBeInViewport();
});

test("The header marks the page after a link, without a full load", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "/404");
  await tagDocument(page);
  for (const [route, label, title] of [
    ["/completed-projects", "Completed Projects", /^Completed plot layouts/],
    ["/contact", "Contact", /^Contact, office hours/],
  ] as const) {
    await follow(page, route);
    await expectPage(page, route);
    await expect(page).toHaveTitle(title);
    await expect(navigationOf(page).locator("[aria-current=page]")).toHaveText(label);
  }
  await expect(linkTo(page, "/contact")).toHaveCSS("text-decoration-line", "underline");
  await expect(page.locator("#gatsby-announcer")).toContainText("Ask us, or visit the office");
  expect(await isSameDocument(page)).toBe(true);
});

test("A mouse reaches every link of the open group, which closes when the mouse leaves", async ({
  page,
}) => {
  await openPage(page, "/about");
  const links = ["/ongoing-projects", "/completed-projects"].map((to) => linkTo(page, to));
  for (const link of links) await expect(link).toBeHidden();
  await groupButton(page).click();
  for (const link of links) await link.hover();
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  for (const link of links) await expect(link).toBeHidden();
});

test.describe("On a large touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap opens the group; a second tap or one elsewhere closes it", async ({ page }) => {
    await openPage(page, "/about");
    const link = linkTo(page, "/ongoing-projects");
    await groupButton(page).tap();
    await expect(link).toBeVisible();
    await groupButton(page).tap();
    await expect(link).toBeHidden();
    await groupButton(page).tap();
    await expect(link).toBeVisible();
    await page.touchscreen.tap(desktop.width / 2, desktop.height / 2);
    await expect(link).toBeHidden();
  });
});

test("A chat begins with what the page is about", async ({ page }) => {
  const about = {
    "/open-plots":
      "Hello, I have seen the open plots on your site. Please tell me which plots are left, and when I can visit.",
    "/contact":
      "Hello, I have seen your website and would like to know which open plots are available and when I can visit one.",
  };
  for (const [route, message] of Object.entries(about)) {
    await openPage(page, route);
    expect(await chatMessage(chatOf(page))).toBe(message);
  }
});

test("The chat button stays at the bottom right", async ({ page }) => {
  await openPage(page, "/about");
  const box = await chatOf(page).boundingBox();
  expect(desktop.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
  expect(desktop.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
  await scrollTo(page, 200);
  expect(await chatOf(page).boundingBox()).toEqual(box);
});

test.describe("The menu of a phone", () => {
  test.use({ viewport: phone });

  const closeButton = (page: Page) => page.getByRole("button", { name: "Close menu" });

  async function open(page: Page): Promise<void> {
    await menuButton(page).click();
    await expect(navigationOf(page)).toBeVisible();
  }

  test("closes with Escape, a link, a wider window and Back", async ({ page }) => {
    await openPage(page, "/about");
    await open(page);
    await page.keyboard.press("Escape");
    await expect(menuButton(page)).toBeFocused();
    await follow(page, "/gallery");
    await expectPage(page, "/gallery");
    await expect(navigationOf(page)).toBeHidden();
    await open(page);
    await page.setViewportSize(desktop);
    await expect(closeButton(page)).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(navigationOf(page)).toBeHidden();
    await open(page);
    await page.goBack();
    await expectPage(page, "/about");
    await expect(navigationOf(page)).toBeHidden();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("covers the page, which neither scrolls nor takes the focus", async ({ page }) => {
    await openPage(page, "/about");
    await expect(chatOf(page)).toBeVisible();
    await open(page);
    await expect(chatOf(page)).toBeHidden();
    expect(await headerOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    await expect(linkTo(page, "/contact")).toBeInViewport({ ratio: 1 });
    await page.mouse.move(phone.width / 2, 300);
    await page.mouse.wheel(0, 4000);
    await page.keyboard.press("End");
    for (let press = 0; press < 18; press += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus, footer :focus, aside :focus")).toHaveCount(0);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await closeButton(page).click();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test("scrolls to its end on a phone in landscape", async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openPage(page, "/about");
    await open(page);
    const last = linkTo(page, "/contact");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
