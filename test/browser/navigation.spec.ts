import type { Page } from "@playwright/test";

import { addressOf, navigationGroups, pageLinks, routes } from "../site-under-test/data";
import { desktop, expect, follow, navigationOf, stopsBeside, test } from "./page-helpers";

test.use({ viewport: desktop });

for (const { label, items } of navigationGroups) {
  const partsOf = (page: Page) => {
    const navigation = navigationOf(page);
    const button = navigation.getByRole("button", { name: label, exact: true });
    const links = items.map((item) =>
      navigation.getByRole("link", { name: item.label, exact: true }),
    );
    const expectOpen = async () => {
      await expect(button).toHaveAttribute("aria-expanded", "true");
      for (const link of links) await expect(link).toBeVisible();
    };
    const expectClosed = async () => {
      await expect(button).toHaveAttribute("aria-expanded", "false");
      for (const link of links) await expect(link).toBeHidden();
    };
    return { button, links, expectOpen, expectClosed };
  };

  test.describe(`The group "${label}"`, () => {
    test("opens under a mouse and closes when it leaves", async ({ page, openPage }) => {
      await openPage("/about");
      const { button, links, expectOpen, expectClosed } = partsOf(page);
      await expectClosed();
      await button.hover();
      await expectOpen();
      for (const link of links) await link.hover();
      await expectOpen();
      await page.mouse.move(desktop.width / 2, desktop.height / 2);
      await expectClosed();
    });

    test("stays open at the first click of the mouse that opened it, and closes at the second", async ({
      page,
      openPage,
    }) => {
      await openPage("/about");
      const { button, expectOpen, expectClosed } = partsOf(page);
      await button.click();
      await expectOpen();
      await button.click();
      await expectClosed();
    });

    for (const key of ["Enter", "Space"]) {
      test(`opens and closes with ${key}`, async ({ page, openPage }) => {
        await openPage("/about");
        const { button, expectOpen, expectClosed } = partsOf(page);
        await button.focus();
        await page.keyboard.press(key);
        await expectOpen();
        await page.keyboard.press(key);
        await expectClosed();
        await expect(button).toBeFocused();
      });
    }

    test("closes with Escape, which leads back to the button", async ({ page, openPage }) => {
      await openPage("/about");
      const { button, links, expectOpen, expectClosed } = partsOf(page);
      await button.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(links[0] ?? button).toBeFocused();
      await expectOpen();
      await page.keyboard.press("Escape");
      await expectClosed();
      await expect(button).toBeFocused();
    });

    test("closes when the focus goes on behind its last link, or back", async ({
      page,
      openPage,
    }) => {
      await openPage("/about");
      const { button, links, expectOpen, expectClosed } = partsOf(page);
      await button.focus();
      await page.keyboard.press("Enter");
      for (const link of links) {
        await page.keyboard.press("Tab");
        await expect(link).toBeFocused();
      }
      await expectOpen();
      await page.keyboard.press("Tab");
      await expectClosed();

      await button.focus();
      await page.keyboard.press("Enter");
      await expectOpen();
      await page.keyboard.press("Shift+Tab");
      await expectClosed();
    });

    test("closes when one of its links is chosen, and is marked as the active one", async ({
      page,
      openPage,
    }) => {
      const goal = items[0]?.to ?? "";
      test.skip(!routes.includes(goal), "Its first link leads to no page of the site");
      await openPage("/404");
      const { button, expectClosed } = partsOf(page);
      await button.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(addressOf(goal));
      await expectClosed();
      await expect(button).toHaveAttribute("data-active", "true");
    });

    test.describe("on a large touch screen", () => {
      test.use({ hasTouch: true });

      test("opens and closes with a tap", async ({ page, openPage }) => {
        await openPage("/about");
        const { button, expectOpen, expectClosed } = partsOf(page);
        await button.tap();
        await expectOpen();
        await button.tap();
        await expectClosed();
      });
    });
  });
}

test("The header marks the page that a link leads to, without loading the site again", async ({
  page,
  openPage,
}) => {
  await openPage("/404");
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  const titles = new Set([await page.title()]);
  for (const route of stopsBeside()) {
    await follow(page, route);
    await expect(page).toHaveURL(addressOf(route));
    await expect(navigationOf(page).locator("[aria-current=page]")).toHaveText(
      pageLinks.filter(({ to }) => to === route).map(({ label }) => label),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // Each brings a title of its own.
    await expect.poll(async () => titles.has(await page.title())).toBe(false);
    titles.add(await page.title());
  }
  await expect(page.locator("body[data-kept]")).toHaveCount(1);
});
