import type { Page } from "@playwright/test";

import { contact, site } from "../site-under-test/data";
import { desktop, expect, noticeOf, test } from "./page-helpers";

test.use({ viewport: desktop });

const { form } = contact;
const visit = {
  [form.name]: "A. Visitor",
  [form.email]: "visitor@example.com",
  [form.phone]: "+91 00000 00000",
  [form.message]: "When can I see the plots at Shadnagar?\nA weekday suits me.",
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: form.submit, exact: true }).click();

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

test("An empty form is held back by the browser at each field in turn", async ({
  page,
  openPage,
}) => {
  await openPage("/contact");
  for (const [label, value] of Object.entries(visit)) {
    await page.getByRole("heading", { level: 1 }).click();
    await send(page);
    await expect(field(page, label)).toBeFocused();
    const problem = await field(page, label).evaluate((input) =>
      input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
        ? input.validity.valueMissing && input.validationMessage !== ""
        : undefined,
    );
    expect(problem).toBe(true);
    await expect(noticeOf(page)).toHaveCount(0);
    await field(page, label).fill(value);
  }
  await send(page);
  await expect(noticeOf(page)).toHaveText(site.notice);
});

test("A full form shows the notice, sends nothing and keeps what was typed", async ({
  page,
  openPage,
}) => {
  await openPage("/contact");
  await page.waitForLoadState("networkidle");
  await fill(page, visit);
  const sent: string[] = [];
  page.on("request", (request) => {
    // The code of the notice is fetched, and the pages that links in sight lead to: files by their bare address.
    const isFile = request.method() === "GET" && new URL(request.url()).search === "";
    if (!isFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await send(page);
  await expect(noticeOf(page)).toHaveText(site.notice);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL("/contact/");
  for (const [label, value] of Object.entries(visit)) {
    await expect(field(page, label)).toHaveValue(value);
  }
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form keeps what was typed, sends nothing and stays where it is", async ({ page }) => {
    await page.goto("/contact/");
    await fill(page, visit);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await send(page);
    await field(page, form.phone).press("Enter");
    await expect(page).toHaveURL("/contact/");
    for (const [label, value] of Object.entries(visit)) {
      await expect(field(page, label)).toHaveValue(value);
    }
    expect(requests).toEqual([]);
  });
});
