import fs from "node:fs";
import path from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import sharp from "sharp";

import { contentFiles } from "../../schema/content-files";
import { test } from "./forms-page";

test("a changed price is the only difference in the file", async ({ forms, page }) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await page.getByRole("textbox", { name: "Price per sq yd" }).first().fill("₹ 32,500");
  const before = forms.text();
  await forms.save();
  expect(forms.text()).toBe(before.replace("30000,", "32500,"));
  await forms.strip().getByText("1 file to publish").click();
  await expect(forms.strip()).toContainText('git commit -m "Change the content" data static');
  // A record can still be duplicated after an edit.
  await forms.listButton("Plots", "List Item Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await forms.save();
  expect(forms.text().match(/"pricePerSqYd": 32500/g)).toHaveLength(2);
});

for (const { path: file } of contentFiles) {
  test(`a change in ${file} is the only difference in it`, async ({ forms, page }) => {
    await forms.open(file);
    if (file === "statistics.json") await forms.listButton("Statistics", "Expand").click();
    const box = page
      .getByRole("group", { name: /Field$/ })
      .getByRole("textbox")
      .first();
    const words = await box.inputValue();
    // Changes a letter outside the placeholders of a template.
    const others = words.replace(/[a-z](?![^{]*\})/, "x");
    await box.fill(others);
    const before = forms.text();
    await forms.save();
    expect(others).not.toBe(words);
    expect(forms.text()).toBe(before.replace(`"${words}"`, `"${others}"`));
  });
}

test("a plot is duplicated, moved and removed; the strip lists the errors in between", async ({
  forms,
  page,
}) => {
  await forms.open("plots.json");
  const original = forms.text();
  await forms.listButton("Plots", "List Item Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await forms.save();
  await expect(forms.strip()).toContainText("2 errors");
  await expect(forms.strip().getByRole("listitem").nth(1)).toContainText(
    'Plots › 2 "Adibatla Meadows" › Permanent short name is already used at Plots › 1 "Adibatla Meadows" › Permanent short name (Plots): give',
  );
  await forms.listButton("Plots", "Reorder Item", 1).press("ArrowDown");
  await forms.save();
  await forms.listButton("Plots", "Remove", 2).click();
  await forms.save();
  expect(forms.text()).toBe(original);
  await expect(forms.strip()).toContainText("Nothing to publish");
});

test("a featured plot is removed from the home page", async ({ forms }) => {
  await forms.open("pages/home.json");
  const wanted = forms.text().replace(/,\s*"bibinagar-gardens"/, "");
  await forms.listButton("Plots", "Remove", 2).click();
  await forms.save();
  expect(forms.text()).toBe(wanted);
});

test("a menu entry gets another page", async ({ forms, page }) => {
  await forms.open("site.json");
  await forms.listButton("Navigation", "Expand").click();
  await page.getByRole("combobox", { name: "Leads to the page" }).first().click();
  await page.getByRole("option", { name: "Gallery" }).click();
  const before = forms.text();
  await forms.save();
  expect(forms.text()).toBe(before.replace('"to": "/"', '"to": "/gallery"'));
});

test("an own photo replaces a stock photo", async ({ forms }) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await forms.expand("Photo");
  const photo = await sharp({
    create: { width: 1500, height: 1000, channels: 3, background: "#8a7a55" },
  })
    .jpeg()
    .toBuffer();
  await forms.field("Photo").first().getByRole("button", { name: "Replace Image" }).click();
  await forms.upload({ name: "entrance.jpg", mimeType: "image/jpeg", buffer: photo });
  // Until the CMS has read the photo, the field is empty and cannot be saved.
  await expect(forms.field("Photo").first()).toContainText("/images/entrance.jpg");
  const stock =
    /"id": "photo-1587745890135-20db8c79b027"(,\s*"alt": .*)\s*"width": .*\s*"height": .*\s*"color": .*/;
  const wanted = forms.text().replace(stock, '"file": "images/entrance.jpg"$1');
  await forms.save();
  expect(forms.text()).toBe(wanted);
  const saved = await forms.bytesInFolder("data/images/entrance.jpg");
  expect(saved.equals(photo)).toBe(true);
});

test("a stock photo is replaced by another by its address", async ({ forms, page }) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await forms.expand("Photo");
  await forms.field("Photo").first().getByRole("button", { name: "Replace Image" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("option", { name: "Enter URL" }).click();
  const photo = "https://images.unsplash.com/photo-1524230572899-a752b3835840";
  await dialog.getByRole("textbox").fill(`${photo}?w=1080&q=80`);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(forms.field("Photo").first()).toContainText(photo);
  const wanted = forms
    .text()
    .replace("photo-1587745890135-20db8c79b027", "photo-1524230572899-a752b3835840");
  await forms.save();
  expect(forms.text()).toBe(wanted);
});

test("an invalid value shows a message at its field", async ({ forms, page }) => {
  await forms.open("plots.json");
  await forms.listButton("Plots", "Expand").click();
  await page
    .getByRole("textbox", { name: "Permanent short name" })
    .first()
    .fill("Adibatla Meadows");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(forms.field("Permanent short name").first()).toContainText(
    "Must be lower-case letters a to z, digits and single hyphens.",
  );
});

test("a number is read as people write it; a text without one is refused at its field", async ({
  forms,
  page,
}) => {
  await forms.open("statistics.json");
  await forms.listButton("Statistics", "Expand").click();
  const value = page.getByRole("textbox", { name: "Value" }).first();
  await value.fill("many");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(forms.field("Value").first()).toContainText("Must be a whole number, 0 or more.");
  await value.fill("1,200");
  await forms.save();
  expect(JSON.parse(forms.text()).statistics[0].value).toBe(1200);
});

test("a file changed by another program is not overwritten", async ({ forms, page }) => {
  await forms.open("statistics.json");
  const other = forms.text().replace('"value": ', '"value": 1');
  fs.writeFileSync(path.join(forms.root, "data/statistics.json"), other);
  await forms.listButton("Statistics", "Expand").click();
  await page.getByRole("textbox", { name: "Label" }).first().fill("Years of work");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(forms.strip().getByText("Not saved, so that nothing is lost")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toContainText("reload the page");
  const inFolder = await forms.bytesInFolder("data/statistics.json");
  expect(inFolder.toString()).not.toContain("Years of work");
});

test("the strip links to the form of a warning", async ({ forms }) => {
  await forms.open("statistics.json");
  await forms.strip().getByText("1 warning").click();
  await forms.strip().getByRole("link", { name: "Why invest" }).first().click();
  await expect(forms.field("Benefits")).toBeVisible();
});

test("the server answers the forms' own page only", async ({ forms, request }) => {
  const status = async (headers: Record<string, string>) =>
    (await request.get(`${forms.address}/settings.json`, { headers })).status();
  expect(await status({ Origin: forms.address })).toBe(200);
  expect(await status({ Origin: "http://localhost:8000" })).toBe(403);
  expect(await status({ Host: "forms.example" })).toBe(403);
  expect((await request.post(`${forms.address}/settings.json`)).status()).toBe(403);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the strip is accessible in ${colorScheme} colours, and by keyboard`, async ({
    forms,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await forms.open("plots.json");
    await forms.strip().getByText("1 warning").focus();
    await page.keyboard.press("Enter");
    await expect(forms.strip().getByRole("link", { name: "See the page" }).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("aside").analyze();
    expect(violations).toEqual([]);
  });
}
