import type { Page } from "@playwright/test";

import { expect, test } from "./page-helpers";

const entries = {
  Name: "A. Visitor",
  "E-mail": "visitor@example.com",
  Phone: "+91 00000 00000",
  Message: "When can I see the plots at Shadnagar?\nA weekday suits me.",
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
}

async function expectFilled(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(entries))
    await expect(field(page, label)).toHaveValue(value);
}

test.beforeEach(({ site }) => site.open("/contact"));

// test/browser/start.spec.ts tests the form before hydration.
test("A complete form shows the notice, sends nothing, stays filled", async ({ page, site }) => {
  await fill(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    // The browser may load the script of the notice and the data of linked pages.
    const isFile = request.method() === "GET" && new URL(request.url()).search === "";
    if (!isFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await field(page, "Phone").press("Enter");
  await site.expectNotice();
  // While a field has the focus, a phone's keyboard covers the notice.
  await expect(sendButton(page)).toBeFocused();
  expect(sent).toEqual([]);
  await expect(page).toHaveURL("/contact/");
  await expectFilled(page);
});

test("Blank names and phone numbers with too few digits are refused", async ({ page, site }) => {
  await fill(page);
  for (const [label, wrong] of [
    ["Name", "   "],
    ["Phone", "hello"],
    ["Phone", "12345"],
  ] as const) {
    await field(page, label).fill(wrong);
    await sendButton(page).click();
    await expect(field(page, label)).toBeFocused();
    await expect(site.notice).toHaveCount(0);
    await field(page, label).fill(entries[label]);
  }
  await field(page, "Phone").fill("Office: +91 (040) 1234-5678 ext. 9");
  await sendButton(page).click();
  await site.expectNotice();
});

test("A required field is not announced as wrong before the form is sent", async ({ page }) => {
  await expect(field(page, "Name")).toHaveAttribute("aria-invalid", "false");
  await sendButton(page).click();
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
});

test("The chat button is hidden while a visitor types", async ({ page, site }) => {
  await field(page, "Message").focus();
  await expect(site.chat).toBeHidden();
  await sendButton(page).focus();
  await expect(site.chat).toBeVisible();
});

test.describe("Without the script of the notice", () => {
  test.use({ allowedErrors: /notice-host/ });

  test("the form keeps its entries, and the page works", async ({ page, site }) => {
    await page.route("**/notice-host*.js", (route) => route.abort());
    await fill(page);
    const failed = page.waitForEvent("requestfailed");
    await sendButton(page).click();
    await failed;
    await site.nextFrame();
    await expectFilled(page);
    await site.tagDocument();
    await site.follow("/gallery");
    await site.expectPage("/gallery");
    expect(await site.isSameDocument()).toBe(true);
  });
});
