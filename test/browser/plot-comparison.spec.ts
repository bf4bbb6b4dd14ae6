import type { Page } from "@playwright/test";

import { runsOut, show, spaceText } from "./fits";
import { expect, nextFrame, openPage, phone, test } from "./page-helpers";

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const table = (page: Page) => page.getByRole("group", { name: "Layouts side by side" });
const said = (page: Page, text: string) => page.locator("[aria-live]", { hasText: text });
const full = "You can compare 3. Remove one to add another.";

const two = "/open-plots/?compare=shadnagar-greens,adibatla-meadows";

test("Ticked plots are compared, in the unit of the page", async ({ page }) => {
  await openPage(page, "/open-plots?unit=sqm");
  await box(page, "Shadnagar Greens").check();
  await expect(said(page, "1 layout chosen. Choose one or two more.")).toBeVisible();
  await box(page, "Adibatla Meadows").check();
  const rows = table(page).getByRole("row");
  await expect(rows.nth(0)).toHaveText(/Shadnagar Greens.*Adibatla Meadows/);
  await expect(rows.nth(3)).toHaveText("Plot size125.4 to 334.5 m²139.6 to 250.8 m²");
  await expect(rows.nth(4)).toHaveText("Starting price₹17,940 per m²₹35,880 per m²");
  await expect(rows.nth(5)).toHaveText(
    "Price of a plot₹22.5 lakh to ₹60 lakh₹50.1 lakh to ₹90 lakh",
  );
  await expect(rows.last()).toHaveText(/^Amenities.*Overhead water tank.*LED street lights$/);
  await expect(page).toHaveURL(`${two}&unit=sqm`);
});

test("The status of the comparison follows the choice, after Back and Clear too", async ({
  page,
}) => {
  await openPage(page, two);
  await box(page, "Neem Avenue").check();
  await expect(said(page, full)).toBeVisible();
  const fourth = box(page, "Pocharam Enclave");
  await expect(fourth).toBeDisabled();
  await expect(fourth).toHaveAccessibleDescription(full);
  await page.goBack();
  await expect(said(page, "2 layouts chosen")).toBeVisible();
  await expect(fourth).toBeEnabled();
  await button(page, "Clear").click();
  await expect(table(page)).toHaveCount(0);
  await expect(said(page, "chosen")).toHaveCount(0);
  await expect(box(page, "Adibatla Meadows")).toBeFocused();
  await expect(box(page, "Adibatla Meadows")).not.toBeChecked();
});

test("A compared plot that a filter hides can be removed, and the focus is kept", async ({
  page,
}) => {
  await openPage(
    page,
    "/open-plots?compare=adibatla-meadows,neem-avenue,shadnagar-greens&location=adibatla",
  );
  await button(page, "Remove Neem Avenue").click();
  await expect(table(page).getByRole("columnheader")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Layouts side by side" })).toBeFocused();
  await button(page, "Remove Adibatla Meadows").click();
  await expect(said(page, "1 layout chosen")).toBeFocused();
  await button(page, "Clear").last().click();
  await expect(said(page, "1 of 6 layouts")).toBeFocused();
  await expect(page).toHaveURL("/open-plots/?location=adibatla");
});

test("A shared address opens the comparison; its link is copied, or shown where the browser refuses to copy", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, `${two}&unit=sqm&utm_source=ig#compare`);
  await expect(table(page)).toBeInViewport();
  await expect(table(page)).toContainText("139.6 to 250.8 m²");
  await button(page, "Copy link").click();
  await expect(said(page, "Link copied.")).toBeVisible();
  const link = page.url().replace("&utm_source=ig", "");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject()));
  await button(page, "Copy link").click();
  await expect(said(page, "Copy this address:")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Copy this address:" });
  await expect(field).toHaveValue(link);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
});

test("The chat button never covers the comparison bar", async ({ page }) => {
  await openPage(page, two);
  const chat = page.getByRole("link", { name: "Chat on WhatsApp" });
  for (const width of [320, 360, 768, 1247, 1248, 1300, 1366, 1383, 1384, 1600]) {
    await page.setViewportSize({ width, height: 740 });
    await button(page, "Clear").scrollIntoViewIfNeeded();
    const [bar, floating] = [await button(page, "Clear").boundingBox(), await chat.boundingBox()];
    if (!bar || !floating) throw new Error("The bar or the chat button is not shown.");
    const isBeside = bar.x + bar.width <= floating.x || bar.y + bar.height <= floating.y;
    expect({ width, isBeside }).toEqual({ width, isBeside: true });
  }
});

test("The comparison bar is above the home indicator of a phone", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  await openPage(page, two);
  await nextFrame(page);
  const bar = await button(page, "Clear").boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(phone.height - 34);
});

test("The open map and the comparison fit a phone, with large and with spaced text too", async ({
  page,
}) => {
  await openPage(page, `${two},pocharam-enclave`);
  await page.locator("summary", { hasText: "Where the plots are" }).press("Enter");
  await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
  const heads = table(page).getByRole("columnheader");
  // Two plots fit beside the names of the rows.
  const second = await heads.nth(2).boundingBox();
  expect((second?.x ?? Infinity) + (second?.width ?? 0)).toBeLessThanOrEqual(344);
  const expectRoom = async () => {
    expect(await page.evaluate(runsOut, "figure")).toEqual([]);
    const room = await table(page).evaluate((group) => {
      const first = group.querySelector("th")?.getBoundingClientRect().width ?? 0;
      return group.clientWidth - first;
    });
    for (const column of await heads.all()) {
      expect((await column.boundingBox())?.width).toBeLessThanOrEqual(room);
    }
  };
  await show(page, phone, 32);
  await expectRoom();
  await show(page, phone);
  await spaceText(page);
  await expectRoom();
});
