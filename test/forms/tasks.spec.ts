// Tasks of docs/editing-content.md, done as the guide says, as far as forms.spec.ts does not do them.
import { expect } from "@playwright/test";

import { test } from "./forms-page";

test("a question is added", async ({ forms }) => {
  await forms.open("pages/why-invest.json");
  await forms.expand("Questions");
  const list = forms.field("Questions").last();
  await list.getByRole("button", { name: /Add .Question/ }).click();
  const box = (name: string) => list.getByRole("textbox", { name, exact: true }).last();
  await box("Permanent short name").fill("who-pays-the-stamp-duty");
  await box("Title").fill("Who pays the stamp duty?");
  await box("Text").fill("The buyer.");
  await forms.save();
  const { questions } = JSON.parse(forms.text());
  expect(questions.questions.at(-1)).toEqual({
    slug: "who-pays-the-stamp-duty",
    title: "Who pays the stamp duty?",
    text: "The buyer.",
  });
  await expect(forms.strip()).toContainText("1 file to publish");
});

test("Saturday becomes a closed day", async ({ forms }) => {
  await forms.open("site.json");
  await forms.expand("Contact");
  await forms.listButton("Hours", "Expand").click();
  const hours = forms.field("Hours");
  await hours.getByRole("textbox", { name: "Label" }).first().fill("Mon–Fri");
  await hours.getByRole("button", { name: /Remove .Saturday/ }).click();
  await forms.save();
  const [week] = JSON.parse(forms.text()).contact.hours;
  expect(week.days).toEqual(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]);
});

test("a holiday is added with a date picker", async ({ forms }) => {
  await forms.open("site.json");
  await forms.expand("Contact");
  const days = forms.field("Holidays");
  await days.getByRole("button", { name: /Add .Holiday/i }).click();
  await days.locator("input[type=date]").fill("2026-12-25");
  await forms.save();
  expect(JSON.parse(forms.text()).contact.closedDays).toEqual(["2026-12-25"]);
});

test("a brochure is uploaded", async ({ forms }) => {
  await forms.open("pages/home.json");
  await forms.expand("Hero");
  const brochure = forms.field("Brochure");
  await brochure.getByRole("button", { name: "Browse" }).click();
  await forms.upload({
    name: "Our Brochure.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4"),
  });
  await expect(brochure).toContainText("our-brochure.pdf");
  await forms.save();
  expect(forms.text()).toContain('"brochure": "/our-brochure.pdf"');
});
