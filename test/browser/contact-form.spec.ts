import { chatOf, expect, notice, noticeOf, openPage, test } from "./page-helpers";

const visit = {
  Name: "A. Visitor",
  "E-mail": "visitor@example.com",
  Phone: "+91 00000 00000",
  Message: "When can I see the plots at Shadnagar?\nA weekday suits me.",
};

// Before hydration: test/browser/start.spec.ts.
test("A complete form shows the notice, sends nothing and keeps the typed text", async ({
  page,
}) => {
  await openPage(page, "/contact");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  for (const [label, value] of Object.entries(visit)) await field(label).fill(value);
  const sent: string[] = [];
  page.on("request", (request) => {
    // The notice's code and the pages of links are fetched as plain files.
    const isFile = request.method() === "GET" && new URL(request.url()).search === "";
    if (!isFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await field("Phone").press("Enter");
  await expect(noticeOf(page)).toHaveText(notice);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL("/contact/");
  for (const [label, value] of Object.entries(visit)) await expect(field(label)).toHaveValue(value);
});

test("A name of blanks and a phone number without digits are refused", async ({ page }) => {
  await openPage(page, "/contact");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  for (const [label, value] of Object.entries(visit)) await field(label).fill(value);
  for (const [label, wrong] of [
    ["Name", "   "],
    ["Phone", "hello"],
    ["Phone", "12345"],
  ] as const) {
    await field(label).fill(wrong);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(field(label)).toBeFocused();
    await expect(noticeOf(page)).toHaveCount(0);
    await field(label).fill(visit[label]);
  }
  await field("Phone").fill("Office: +91 (040) 1234-5678 ext. 9");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(noticeOf(page)).toHaveText(notice);
});

test("A required field is not called wrong before the visitor has sent the form", async ({
  page,
}) => {
  await openPage(page, "/contact");
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(name).not.toHaveAttribute("aria-invalid");
});

test("The chat button makes room while a visitor types", async ({ page }) => {
  await openPage(page, "/contact");
  await page.getByLabel("Message", { exact: true }).focus();
  await expect(chatOf(page)).toBeHidden();
  await page.getByRole("button", { name: "Send Message" }).focus();
  await expect(chatOf(page)).toBeVisible();
});
