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

/** Opens a page and holds its scripts. */
async function openWithoutScripts(page: Page, route: string) {
  let asked = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked += 1;
  });
  const release = await hold(page, "**/*.js");
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  return { release, asked: () => asked };
}

test("A tap on the menu before hydration opens it after hydration", async ({ page }) => {
  const scripts = await openWithoutScripts(page, "/");
  await menuButton(page).click();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  scripts.release();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
});

test("A tap on the menu before hydration is dropped if the visitor goes on to something else", async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, "/contact");
  await menuButton(page).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).pressSequentially("A. Visitor");
  scripts.release();
  await hydrated(page);
  await nextFrame(page);
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("A form sent before hydration shows the notice after it, and keeps the typed text", async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, "/contact");
  const texts = ["A. Visitor", "visitor@example.com", "+91 00000 00000", "A question"];
  const fields = page.getByRole("main").getByRole("textbox");
  for (const [index, text] of texts.entries()) await fields.nth(index).fill(text);
  await page.getByRole("button", { name: "Send Message" }).click();
  scripts.release();
  await expect(noticeOf(page)).toHaveText(notice);
  for (const [index, text] of texts.entries()) await expect(fields.nth(index)).toHaveValue(text);
});

test("Scripts and data load after the photo of the first screen", async ({ page }) => {
  const showPhotos = await hold(page, "https://images.unsplash.com/**");
  // With a paused clock the scripts never start without the photo.
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
  scripts.release();
});
