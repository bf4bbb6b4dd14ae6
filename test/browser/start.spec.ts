import type { Page } from "@playwright/test";

import { addressOf, contact, home, site } from "../site-under-test/data";
import { createDoor, expect, headerOf, noticeOf, phone, test } from "./page-helpers";

test.use({ viewport: phone });

/** Opens a page whose scripts wait; their door lets them through. */
async function openWithoutScripts(page: Page, route: string) {
  const scripts = createDoor();
  let asked = 0;
  await page.route("**/*.js", async (request) => {
    asked += 1;
    await scripts.opened;
    await request.continue();
  });
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  return { open: scripts.open, asked: () => asked };
}

const menuButton = (page: Page, name: string) =>
  headerOf(page).getByRole("button", { name, exact: true });

test("A tap on the menu before React runs opens it once React does", async ({ page }) => {
  const scripts = await openWithoutScripts(page, "/");
  await menuButton(page, site.accessibility.openMenu).click();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  scripts.open();
  await expect(menuButton(page, site.accessibility.closeMenu)).toBeVisible();
});

test("A tap on a button of the notice before React runs shows it once React does", async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, "/");
  await page.getByRole("button", { name: home.hero.bookLabel, exact: true }).first().click();
  scripts.open();
  await expect(noticeOf(page)).toHaveText(site.notice);
});

test("The form that is sent before React runs shows the notice, and keeps what was typed", async ({
  page,
}) => {
  const { form } = contact;
  const scripts = await openWithoutScripts(page, "/contact");
  const fields = page.getByRole("main").getByRole("textbox");
  for (const field of await fields.all()) await field.fill("visitor@example.com");
  await page.getByRole("button", { name: form.submit, exact: true }).click();
  scripts.open();
  await expect(noticeOf(page)).toHaveText(site.notice);
  for (const field of await fields.all()) await expect(field).toHaveValue("visitor@example.com");
});

test("Scripts are fetched after the photo of the first screen", async ({ page }) => {
  const photos = createDoor();
  await page.route("https://images.unsplash.com/**", async (route) => {
    await photos.opened;
    await route.fallback();
  });
  // The time after which scripts are fetched without the photo never comes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const scripts = await openWithoutScripts(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(scripts.asked()).toBe(0);
  photos.open();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  scripts.open();
});
