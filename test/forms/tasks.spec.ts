// Tasks of docs/editing-content.md, done as the guide says, as far as forms.spec.ts does not do them.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { expect } from "@playwright/test";
import sharp from "sharp";

import { test } from "./forms-page";

test("a question is added", async ({ forms }) => {
  await forms.open("pages/why-invest.json");
  await forms.expand("Questions");
  const list = forms.field("Questions").last();
  await list.getByRole("button", { name: /Add .Question/ }).click();
  const box = (name: string) => list.getByRole("textbox", { name, exact: true }).last();
  await box("Title").fill("Who pays the stamp duty?");
  await box("Text").fill("The buyer.");
  await forms.save();
  const { questions } = JSON.parse(forms.text());
  expect(questions.questions.at(-1)).toEqual({
    slug: "who-pays-the-stamp-duty",
    title: "Who pays the stamp duty?",
    text: "The buyer.",
  });
  await expect(forms.strip()).toContainText("1 change to publish");
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

for (const timezoneId of ["Asia/Kolkata", "America/New_York"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test("a holiday is added with a date picker", async ({ forms }) => {
      await forms.open("site.json");
      await forms.expand("Contact");
      const days = forms.field("Holidays");
      await days.getByRole("button", { name: /Add .Holiday/i }).click();
      await days.locator("input[type=date]").fill("2026-12-25");
      await forms.save();
      expect(JSON.parse(forms.text()).contact.closedDays).toEqual(["2026-12-25"]);
    });
  });
}

test("phone numbers copied with invisible marks are saved without them", async ({ forms }) => {
  await forms.open("site.json");
  await forms.expand("Contact");
  await forms.expand("WhatsApp");
  const fill = (field: string, text: string) =>
    forms.field(field).last().getByRole("textbox").first().fill(text);
  await fill("Phone", "\u202a+91 40 1234\u2060 5678\u202c");
  await fill("Number", "\u200e919876543210\u200b");
  await forms.save();
  const { contact, whatsapp } = JSON.parse(forms.text());
  expect([contact.phone, whatsapp.number]).toEqual(["+91 40 1234 5678", "919876543210"]);
});

for (const [name, saved] of [
  ["Our Brochure.pdf", "our-brochure.pdf"],
  ["Owner’s brochure.pdf", "owner-s-brochure.pdf"],
  ["బ్రోచర్.pdf", "file-e16fa5d9.pdf"],
] as const) {
  test(`the brochure ${name} is uploaded`, async ({ forms }) => {
    await forms.open("pages/home.json");
    await forms.expand("Hero");
    const brochure = forms.field("Brochure");
    await brochure.getByRole("button", { name: "Browse" }).click();
    const buffer = Buffer.from("%PDF-1.4");
    await forms.upload({ name, mimeType: "application/pdf", buffer });
    await expect(brochure).toContainText(saved);
    await forms.save();
    expect(forms.text()).toContain(`"brochure": "/${saved}"`);
    await expect(forms.strip()).not.toContainText("error");
  });
}

test("a price is published by the button, beside a second editor who changes the same, and is taken back", async ({
  forms,
  ravi,
  page,
}) => {
  const git = (...words: string[]) =>
    execFileSync("git", ["-C", ravi.root, ...words], { encoding: "utf8" });
  const published = () => git("show", "origin/main:data/plots.json");

  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand All").click();
  await page.getByRole("textbox", { name: "Price per sq yd" }).first().fill("₹ 32,500");
  await forms.save();
  const prices = ravi.text("data/plots.json").replace("30000", "31000").replace("15000", "16000");
  fs.writeFileSync(path.join(ravi.root, "data/plots.json"), prices);
  git("commit", "-qam", "Prices");
  git("push", "-q");

  await forms.publish();
  await expect(forms.strip().getByRole("alert")).toContainText(
    "Plots, Adibatla Meadows, Price per sq yd: you wrote 32,500, Ravi wrote 31,000.",
  );
  await forms.strip().getByRole("button", { name: "Publish mine" }).click();
  await expect(forms.strip().getByRole("status")).toContainText("Published.");
  git("fetch", "-q");
  expect(published()).toContain('"pricePerSqYd": 32500');
  expect(published()).toContain('"pricePerSqYd": 16000');
  await expect(forms.strip()).toContainText("Nothing to publish");

  await forms.strip().getByText("Nothing to publish").click();
  await forms.strip().getByRole("button", { name: "Undo" }).first().click();
  await expect(forms.strip().getByRole("status")).toContainText("Undone.");
  git("fetch", "-q");
  expect(published()).toContain('"pricePerSqYd": 31000');
  expect(forms.text("data/plots.json")).toBe(published());
});

test("what is saved is discarded", async ({ forms, page }) => {
  await forms.open("statistics.json");
  const before = forms.text();
  await forms.listButton("Statistics", "Expand All").click();
  await page.getByRole("textbox", { name: "Value" }).first().fill("1,200");
  await forms.save();
  await expect(forms.strip()).toContainText("1 change to publish");
  await forms.strip().getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(forms.strip()).toContainText("Nothing to publish");
  expect(forms.text()).toBe(before);
});

test("two editors add a plot and a photo each, change one price, and one removes what the other edits: nothing is lost", async ({
  forms,
  ravi,
}) => {
  test.slow();
  const work = async (editor: typeof forms, name: string, background: string, price: string) => {
    const { page } = editor;
    const last = (field: string) => page.getByRole("textbox", { name: field }).last();
    await editor.open("plots.json");
    // Before the records open, and with them their own lists.
    if (editor === forms) await editor.listButton("Plots", "Remove", 2).click();
    await editor.listButton("Plots", "List Item Options").click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await editor.listButton("Plots", "Expand All").click();
    // The copy is the second.
    const box = (field: string, plot: number) =>
      page.getByRole("textbox", { name: field, exact: true }).nth(plot);
    await box("Name", 1).fill(name);
    await box("What the photo shows", 1).fill(`Open land at ${name}`);
    await box("Price per sq yd", 0).fill(price);
    if (editor === ravi) await box("Price per sq yd", 3).fill("25000");
    await editor.save();
    await editor.open("gallery.json");
    await editor
      .field("Photos")
      .getByRole("button", { name: /Add .Photo/ })
      .click();
    await last("Caption").fill(editor === ravi ? "Gate by night" : "గేటు");
    await last("Group").fill("Finished layouts");
    await last("What the photo shows").fill(`The gate of ${name}`);
    await editor.field("Photo").last().getByRole("button", { name: "Browse" }).click();
    const size = { width: 1500, height: 1000, channels: 3, background } as const;
    const buffer = await sharp({ create: size }).jpeg().toBuffer();
    await editor.upload({ name: "గేటు.jpg", mimeType: "image/jpeg", buffer });
    await expect(editor.field("Photo").last()).toContainText("/images/photo-");
    await editor.save();
  };
  await work(forms, "Shamshabad Park", "#8a7a55", "32500");
  await work(ravi, "Kompally View", "#6b5b3a", "31000");
  await ravi.publish();
  await expect(ravi.strip().getByRole("status")).toContainText("Published.");
  await forms.publish();
  const alert = forms.strip().getByRole("alert");
  await expect(alert).toContainText("Price per sq yd: you wrote 32,500, Ravi wrote 31,000.");
  await expect(alert).toContainText("Maheshwaram Grove: you removed it, Ravi changed it.");
  await forms.strip().getByRole("button", { name: "Keep theirs" }).click();
  await expect(forms.strip().getByRole("status")).toContainText("Published.");

  const published = (file: string) =>
    execFileSync("git", ["-C", forms.root, "show", `origin/main:data/${file}`], {
      encoding: "utf8",
    });
  const { plots } = JSON.parse(published("plots.json"));
  expect(plots.map(({ slug }: { slug: string }) => slug)).toEqual(
    expect.arrayContaining(["shamshabad-park", "kompally-view", "maheshwaram-grove"]),
  );
  const priceOf = (wanted: string) =>
    plots.find(({ slug }: { slug: string }) => slug === wanted)?.pricePerSqYd;
  expect([priceOf("adibatla-meadows"), priceOf("maheshwaram-grove")]).toEqual([31000, 25000]);
  const tiles: { slug: string; photo: { src: string } }[] = JSON.parse(
    published("gallery.json"),
  ).tiles.slice(-2);
  expect(tiles.map(({ slug }) => slug).toSorted()).toEqual([
    "gate-by-night",
    expect.stringMatching(/^record-/),
  ]);
  for (const { photo } of tiles) expect(published(photo.src.slice(1))).toBeTruthy();
});
