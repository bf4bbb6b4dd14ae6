import { whatsappAddress } from "../../src/lib/links";
import { home, placeholderLinks, site } from "../site-under-test/data";
import { desktop, expect, noticeOf, phone, scrollTo, test } from "./page-helpers";

test.use({ viewport: desktop });

const chat = whatsappAddress(site.whatsapp.number, site.whatsapp.message);

const noPlaceholder = "Every link of the footer leads somewhere";

test("A placeholder shows the notice and keeps the visitor where they are", async ({
  page,
  context,
  openPage,
}) => {
  test.skip(placeholderLinks.length === 0, noPlaceholder);
  await openPage("/about");
  for (const { label } of placeholderLinks) {
    const link = page
      .getByRole("contentinfo")
      .getByRole("link", { name: label, exact: true })
      .first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(noticeOf(page)).toHaveText(site.notice);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(page).toHaveURL("/about/");
  }
  expect(context.pages()).toHaveLength(1);
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a placeholder keeps the visitor where they are, too", async ({ page, context }) => {
    test.skip(placeholderLinks.length === 0, noPlaceholder);
    await page.goto("/about/");
    const links = page.getByRole("contentinfo");
    for (const { label } of placeholderLinks) {
      const link = links.getByRole("link", { name: label, exact: true }).first();
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await link.click();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
    expect(context.pages()).toHaveLength(1);
  });
});

const chats = [
  { name: "floating button", label: site.whatsapp.label, viewport: phone },
  { name: "link of the last section", label: home.closing.whatsappLabel, viewport: desktop },
];

for (const { name, label, viewport } of chats) {
  test(`The ${name} opens a chat in a new tab`, async ({ page, context, openPage }) => {
    await page.setViewportSize(viewport);
    await openPage("/");
    const link = page.getByRole("link", { name: label, exact: true }).last();
    await expect(link).toHaveAttribute("href", chat);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    const asked = context.waitForEvent("request", (request) => request.url() === chat);
    const opened = context.waitForEvent("page");
    await link.click();
    expect((await asked).method()).toBe("GET");
    await opened;
    await expect(page).toHaveURL("/");
  });
}

test("The address of the chat is the number and the message of the content", () => {
  expect(chat).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=[\w.!~*'()%-]+$/);
  expect(new URL(chat).pathname).toBe(`/${site.whatsapp.number}`);
  expect(new URL(chat).searchParams.get("text")).toBe(site.whatsapp.message);
});

for (const viewport of [phone, desktop]) {
  test(`The floating button stays at the bottom right at ${viewport.width} px`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize(viewport);
    await openPage("/about");
    const button = page.getByRole("link", { name: site.whatsapp.label, exact: true });
    const box = await button.boundingBox();
    expect(viewport.width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
    expect(viewport.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
    await scrollTo(page, 200);
    expect(await button.boundingBox()).toEqual(box);
    await expect(button).toHaveCSS("background-color", /^rgb\((\d|[1-5]\d), 1?\d\d, \d\d\)$/);
  });
}
