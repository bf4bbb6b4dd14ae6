import type { Page } from "@playwright/test";

import {
  addressOf,
  expect,
  hold,
  hydrated,
  menuButton,
  nextFrame,
  notice,
  noticeOf,
  phone,
  test,
} from "./page-helpers";

test.use({ viewport: phone });

/** Opens a page whose scripts wait; their door lets them through. */
async function openWithoutScripts(page: Page, route: string) {
  let asked = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked += 1;
  });
  const open = await hold(page, "**/*.js");
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  return { open, asked: () => asked };
}

test("A tap on the menu before React runs opens it once React does", async ({ page }) => {
  const scripts = await openWithoutScripts(page, "/");
  await menuButton(page).click();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  scripts.open();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
});

test("A tap on the menu before React runs is dropped once the visitor does something else", async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, "/contact");
  await menuButton(page).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).pressSequentially("A. Visitor");
  scripts.open();
  await hydrated(page);
  await nextFrame(page);
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("The form that is sent before React runs shows the notice, and keeps what was typed", async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, "/contact");
  const fields = page.getByRole("main").getByRole("textbox");
  for (const field of await fields.all()) await field.fill("visitor@example.com");
  await page.getByRole("button", { name: "Send Message" }).click();
  scripts.open();
  await expect(noticeOf(page)).toHaveText(notice);
  for (const field of await fields.all()) await expect(field).toHaveValue("visitor@example.com");
});

test("Scripts and data are fetched after the photo of the first screen", async ({ page }) => {
  const showPhotos = await hold(page, "https://images.unsplash.com/**");
  // The time after which scripts are fetched without the photo never comes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const kinds = new Set<string>();
  page.on("request", (request) => kinds.add(request.resourceType()));
  const scripts = await openWithoutScripts(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect([...kinds].sort()).toEqual(["document", "font", "image"]);
  showPhotos();
  const askedAFrameLater = async () => {
    await page.clock.runFor(20);
    return scripts.asked();
  };
  await expect.poll(askedAFrameLater).toBeGreaterThan(0);
  scripts.open();
});
