import type { Page } from "@playwright/test";

import { expect, notice, noticeOf, openPage, test } from "./page-helpers";

const visit = {
  Name: "A. Visitor",
  "E-mail": "visitor@example.com",
  Phone: "+91 00000 00000",
  Message: "When can I see the plots at Shadnagar?\nA weekday suits me.",
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

async function fill(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(visit)) await field(page, label).fill(value);
}

async function expectKept(page: Page): Promise<void> {
  await expect(page).toHaveURL("/contact/");
  for (const [label, value] of Object.entries(visit)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

test("A complete form shows the notice, sends nothing and keeps the typed text", async ({
  page,
}) => {
  await openPage(page, "/contact");
  await fill(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    // The notice's code and the pages of links are fetched as plain files.
    const isFile = request.method() === "GET" && new URL(request.url()).search === "";
    if (!isFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await field(page, "Phone").press("Enter");
  await expect(noticeOf(page)).toHaveText(notice);
  expect(sent).toEqual([]);
  await expectKept(page);
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form keeps the typed text and sends nothing", async ({ page }) => {
    await page.goto("/contact/");
    await fill(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await send(page);
    await expectKept(page);
    expect(requests).toEqual([]);
  });
});
