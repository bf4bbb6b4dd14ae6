import { expect, notice, noticeOf, openPage, test } from "./page-helpers";

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
