import fs from "node:fs";
import path from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import sharp from "sharp";

import { contentFiles } from "../../schema/content-files";
import { test } from "./forms-page";

test("a changed price is the only difference in the file", async ({ forms, page }) => {
  await forms.open("shared/plots");
  await forms.listButton("Plots", "Expand").click();
  await page.getByRole("spinbutton", { name: "Price per sq yd" }).first().fill("32500");
  const before = forms.textOf("data/plots.json");
  await forms.save("data/plots.json");
  expect(forms.textOf("data/plots.json")).toBe(before.replace("30000,", "32500,"));
  await forms.strip().getByText("1 file to publish").click();
  await expect(forms.strip()).toContainText('git commit -m "Change the content" data static');
});

/** Of each file: the list whose first record is opened, if it has one, the field to change, and its words. */
const fields: Record<string, [list: string, name: string, words: string]> = {
  "site.json": ["", "Name", "Pasidi Estates"],
  "plots.json": ["Plots", "Name", "Adibatla Meadows"],
  "ongoing-projects.json": ["Projects", "Name", "Tukkuguda Terraces"],
  "completed-projects.json": ["Projects", "Name", "Kompally Courtyard"],
  "testimonials.json": ["Testimonials", "Name", "R. K."],
  "gallery.json": ["Tiles", "Caption", "Finished layout: gatehouse"],
  "statistics.json": ["Statistics", "Label", "Years of experience"],
  "places.json": ["Places", "Name", "RGI Airport"],
  "pages/home.json": ["", "Title", "Approved open plots around Hyderabad"],
  "pages/about.json": ["", "Title", "About us: open plots since 2010"],
  "pages/open-plots.json": ["", "Title", "Open plots: approvals, sizes, prices"],
  "pages/ongoing-projects.json": ["", "Title", "Ongoing projects and their progress"],
  "pages/completed-projects.json": ["", "Title", "Completed plot layouts, 2014 to 2024"],
  "pages/why-invest.json": ["", "Title", "Why invest in a Hyderabad plot"],
  "pages/services.json": ["", "Title", "Services for plot buyers"],
  "pages/gallery.json": ["", "Title", "Gallery: land, roads and green spaces"],
  "pages/testimonials.json": ["", "Title", "Testimonials from plot buyers"],
  "pages/csr.json": ["", "Title", "CSR: work in the places we build"],
  "pages/contact.json": ["", "Title", "Contact, office hours and address"],
  "pages/not-found.json": ["", "Title", "Page not found"],
};

test("every file has a field that is changed below", () => {
  expect(Object.keys(fields)).toEqual(contentFiles.map(({ path: file }) => file));
});

for (const [file, [list, name, words]] of Object.entries(fields)) {
  test(`a change in ${file} is the only difference in it`, async ({ forms, page }) => {
    const folder = file.startsWith("pages/") ? "pages" : "shared";
    await forms.open(`${folder}/${path.basename(file, ".json")}`);
    if (list) await forms.listButton(list, "Expand").click();
    const box = page.getByRole("textbox", { name, exact: true }).first();
    await expect(box).toHaveValue(words);
    await box.fill("Words of an editor");
    const before = forms.textOf(`data/${file}`);
    await forms.save(`data/${file}`);
    expect(forms.textOf(`data/${file}`)).toBe(before.replace(`"${words}"`, '"Words of an editor"'));
  });
}

test("a plot is duplicated, moved and removed; the strip leads to what is left to do", async ({
  forms,
  page,
}) => {
  const original = forms.textOf("data/plots.json");
  await forms.open("shared/plots");
  await forms.listButton("Plots", "List Item Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await forms.save("data/plots.json");
  await expect(forms.strip()).toContainText("2 errors");
  await expect(forms.strip().getByRole("listitem").first()).toContainText(
    'Plots › 2 "Adibatla Meadows" › Permanent short name is already used at Plots › 1 "Adibatla Meadows" › Permanent short name (Plots): give',
  );
  await forms.listButton("Plots", "Reorder Item", 1).press("ArrowDown");
  await forms.save("data/plots.json");
  await forms.listButton("Plots", "Remove", 2).click();
  await forms.save("data/plots.json");
  expect(forms.textOf("data/plots.json")).toBe(original);
  await expect(forms.strip()).toContainText("Nothing to publish");
});

test("a plot that was edited and saved is duplicated", async ({ forms, page }) => {
  await forms.open("shared/plots");
  await forms.listButton("Plots", "Expand").click();
  await page.getByRole("spinbutton", { name: "Price per sq yd" }).first().fill("32500");
  await forms.save("data/plots.json");
  await forms.listButton("Plots", "List Item Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await forms.save("data/plots.json");
  expect(forms.textOf("data/plots.json").match(/"pricePerSqYd": 32500/g)).toHaveLength(2);
});

test("the home page features one plot less", async ({ forms }) => {
  const wanted = forms.textOf("data/pages/home.json").replace(/,\s*"bibinagar-gardens"/, "");
  await forms.open("pages/home");
  await forms.listButton("Plots", "Remove", 2).click();
  await forms.save("data/pages/home.json");
  expect(forms.textOf("data/pages/home.json")).toBe(wanted);
});

test("a menu entry leads to another page", async ({ forms, page }) => {
  await forms.open("shared/site");
  await forms.listButton("Navigation", "Expand").click();
  await page.getByRole("combobox", { name: "Leads to the page" }).first().click();
  await page.getByRole("option", { name: "Gallery" }).click();
  const before = forms.textOf("data/site.json");
  await forms.save("data/site.json");
  expect(forms.textOf("data/site.json")).toBe(before.replace('"to": "/"', '"to": "/gallery"'));
});

test("a photo of one's own takes the place of a stock photo", async ({ forms }) => {
  await forms.open("shared/plots");
  await forms.listButton("Plots", "Expand").click();
  await forms.expand("Photo");
  const photo = await sharp({
    create: { width: 1500, height: 1000, channels: 3, background: "#8a7a55" },
  })
    .jpeg()
    .toBuffer();
  await forms.field("Photo").first().getByRole("button", { name: "Replace Image" }).click();
  await forms.upload({ name: "entrance.jpg", mimeType: "image/jpeg", buffer: photo });
  // The field is empty, and may not be saved, until the CMS has read the photo.
  await expect(forms.field("Photo").first()).toContainText("/images/entrance.jpg");
  const stock =
    /"id": "photo-1587745890135-20db8c79b027"(,\s*"alt": .*)\s*"width": .*\s*"height": .*\s*"color": .*/;
  const wanted = forms.textOf("data/plots.json").replace(stock, '"file": "images/entrance.jpg"$1');
  await forms.save("data/plots.json");
  expect(forms.textOf("data/plots.json")).toBe(wanted);
  const saved = await forms.bytesInFolder("data/images/entrance.jpg");
  expect(saved.equals(photo)).toBe(true);
});

test("a stock photo takes the place of another by its address", async ({ forms, page }) => {
  await forms.open("shared/plots");
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
    .textOf("data/plots.json")
    .replace("photo-1587745890135-20db8c79b027", "photo-1524230572899-a752b3835840");
  await forms.save("data/plots.json");
  expect(forms.textOf("data/plots.json")).toBe(wanted);
});

test("a value that cannot be is refused at its field", async ({ forms, page }) => {
  await forms.open("shared/plots");
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

test("a file that another program has changed is not overwritten", async ({ forms, page }) => {
  await forms.open("shared/statistics");
  const other = forms.textOf("data/statistics.json").replace('"value": ', '"value": 1');
  fs.writeFileSync(path.join(forms.root, "data/statistics.json"), other);
  await forms.listButton("Statistics", "Expand").click();
  await page.getByRole("textbox", { name: "Label" }).first().fill("Years of work");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(forms.strip().getByText("Not saved, so that nothing is lost")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toContainText("reload the page");
  const inFolder = await forms.bytesInFolder("data/statistics.json");
  expect(inFolder.toString()).not.toContain("Years of work");
});

test("the strip leads from one form to another", async ({ forms }) => {
  await forms.open("shared/statistics");
  await forms.strip().getByText("1 warning").click();
  await forms.strip().getByRole("link", { name: "Why invest" }).first().click();
  await expect(forms.field("Benefits")).toBeVisible();
});

test("only the forms' own page is answered", async ({ forms, request }) => {
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
    await forms.open("shared/plots");
    await forms.strip().getByText("1 warning").focus();
    await page.keyboard.press("Enter");
    await expect(forms.strip().getByRole("link", { name: "See the page" }).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("aside").analyze();
    expect(violations).toEqual([]);
  });
}
