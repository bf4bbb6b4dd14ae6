import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

import { headerScrollThreshold } from "../../src/theme";
import { fixed, fixedPage } from "../support/content";
import { coveredTexts } from "./fits";
import { desktop, expect, phone, tablet, test } from "./page-helpers";

async function expectDark(header: Locator): Promise<void> {
  // No more than 99 of 255 in each channel, and half opaque.
  await expect(header).toHaveCSS("background-color", /^rgba\((\d\d?, ){3}0\.[5-9]\d*\)$/);
  await expect(header).toHaveCSS("backdrop-filter", /^blur\(\d/);
}

/** The colour of the screen above the header's links, as red, green and blue. */
const topColor = async (page: Page) => [
  ...(await sharp(await page.screenshot({ clip: { x: 9, y: 2, width: 1, height: 1 } }))
    .removeAlpha()
    .raw()
    .toBuffer()),
];

test("The header is transparent at the top, and dark after a scroll", async ({ page, site }) => {
  await site.open("/about#story");
  await expectDark(site.header);
  await page.locator("main, main > :first-child").evaluateAll((elements) => {
    for (const element of elements) element.style.background = "red";
  });
  for (const top of [0, headerScrollThreshold]) {
    await site.scrollTo(top);
    await expect(site.header).toHaveCSS("backdrop-filter", "none");
    await expect.poll(() => topColor(page)).toEqual([255, 0, 0]);
  }
  const before = await site.header.boundingBox();
  await site.scrollTo(headerScrollThreshold + 1);
  await expectDark(site.header);
  expect(await site.header.boundingBox()).toEqual(before);
});

test("No text lies under the transparent header", async ({ page, site }) => {
  for (const route of ["/", "/about", "/open-plots", "/404"]) {
    await site.open(route);
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      for (const top of [0, headerScrollThreshold / 2, headerScrollThreshold]) {
        await site.scrollTo(top);
        expect(await page.evaluate(coveredTexts, "header"), `${route}, ${top} px`).toEqual([]);
      }
    }
  }
});

test("The header marks the page that a link opens, without a full load", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await site.open("/404");
  await site.tagDocument();
  for (const route of ["/completed-projects", "/contact"]) {
    const { label, title } = fixedPage(route);
    await site.follow(route);
    await site.expectPage(route);
    await expect(page).toHaveTitle(`${title} | ${fixed.site.name}`);
    await expect(site.navigation.locator("[aria-current=page]")).toHaveText(label);
  }
  await expect(site.linkTo("/contact")).toHaveCSS("text-decoration-line", "underline");
  await expect(page.locator("#gatsby-announcer")).toContainText(fixedPage("/contact").heading);
  expect(await site.isSameDocument()).toBe(true);
});

test("The group opens under the mouse, and closes after a choice", async ({ page, site }) => {
  await site.open("/about");
  const links = ["/ongoing-projects", "/completed-projects"].map((to) => site.linkTo(to));
  for (const link of links) await expect(link).toBeHidden();
  await site.groupButton.hover();
  for (const link of links) await link.hover();
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  for (const link of links) await expect(link).toBeHidden();
  await site.follow("/completed-projects");
  await site.expectPage("/completed-projects");
  for (const link of links) await expect(link).toBeHidden();
});

test.describe("On a large touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap opens the group, and the next tap anywhere closes it", async ({ page, site }) => {
    await site.open("/about");
    const link = site.linkTo("/ongoing-projects");
    await site.groupButton.tap();
    await expect(link).toBeVisible();
    await site.groupButton.tap();
    await expect(link).toBeHidden();
    await site.groupButton.tap();
    await expect(link).toBeVisible();
    await page.touchscreen.tap(desktop.width / 2, desktop.height / 2);
    await expect(link).toBeHidden();
  });
});

test("The chat button stays at the bottom right", async ({ site }) => {
  await site.open("/about");
  const box = await site.chat.boundingBox();
  expect(desktop.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
  expect(desktop.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
  await site.scrollTo(200);
  expect(await site.chat.boundingBox()).toEqual(box);
});

test.describe("The menu of a phone", () => {
  test.use({ viewport: phone });

  test("closes with Escape, a link, a wider window and Back", async ({ page, site }) => {
    await site.open("/about");
    await site.openMenu();
    await page.keyboard.press("Escape");
    await expect(site.menuButton).toBeFocused();
    await site.follow("/gallery");
    await site.expectPage("/gallery");
    await expect(site.navigation).toBeHidden();
    await site.openMenu();
    await page.setViewportSize(desktop);
    await expect(site.closeButton).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(site.navigation).toBeHidden();
    await site.openMenu();
    await page.goBack();
    await site.expectPage("/about");
    await expect(site.navigation).toBeHidden();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("covers the page, which neither scrolls nor takes the focus", async ({ page, site }) => {
    await site.open("/about");
    await site.openMenu();
    expect(await site.header.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    await expect(site.linkTo("/contact")).toBeInViewport({ ratio: 1 });
    await page.mouse.move(phone.width / 2, 300);
    await page.mouse.wheel(0, 4000);
    await page.keyboard.press("End");
    for (let press = 0; press < 18; press += 1) {
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus, footer :focus, aside :focus")).toHaveCount(0);
    }
    // In landscape the menu itself scrolls.
    await page.setViewportSize({ width: 740, height: 360 });
    await site.linkTo("/contact").scrollIntoViewIfNeeded();
    await expect(site.linkTo("/contact")).toBeInViewport({ ratio: 1 });
    expect(await site.scrollTop()).toBe(0);
    await site.closeButton.click();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => site.scrollTop()).toBeGreaterThan(0);
  });
});
