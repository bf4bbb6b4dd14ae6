import { execFileSync } from "node:child_process";
import fs from "node:fs";
import type http from "node:http";
import os from "node:os";
import path from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";

import { filesOf } from "../../check";
import { serveForms } from "../../edit/server";
import { contentFiles } from "../../schema/content-files";

let root: string;
let server: http.Server;
let address: string;

const git = (...words: string[]) => execFileSync("git", ["-C", root, ...words]);

// A copy of the content for each test, in a repository of its own.
test.beforeEach(async ({ page }) => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "forms-"));
  fs.cpSync("test/content", path.join(root, "data"), { recursive: true });
  fs.mkdirSync(path.join(root, "static"));
  git("init", "-q");
  git("add", ".");
  git("-c", "user.name=Editor", "-c", "user.email=editor@example.com", "commit", "-qm", "Content");
  const port = Number(process.env.SITE_PORT ?? 9020) + 112 + test.info().parallelIndex;
  address = `http://localhost:${port}`;
  server = await serveForms(root, port, "http://localhost:8000");
  await page.route("https://images.unsplash.com/**", (route) =>
    route.fulfill({ path: "docs/home.webp", contentType: "image/webp" }),
  );
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
  // git may be at work in it.
  fs.rmSync(root, { recursive: true, maxRetries: 5 });
});

const textOf = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

/** The browser's own folder takes the place of the project's, which no test can choose in a dialog. */
async function fillFolder(page: Page): Promise<void> {
  const files = filesOf(path.join(root, "data")).map((file) => ({
    file: `data/${file}`,
    text: textOf(`data/${file}`),
  }));
  await page.evaluate(
    async (all) => {
      const folder = await navigator.storage.getDirectory();
      for (const { file, text } of all) {
        const names = file.split("/");
        let inside = folder;
        for (const name of names.slice(0, -1)) {
          inside = await inside.getDirectoryHandle(name, { create: true });
        }
        const handle = await inside.getFileHandle(names.at(-1) ?? "", { create: true });
        const writer = await handle.createWritable();
        await writer.write(text);
        await writer.close();
      }
      Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folder) });
    },
    [...files, { file: ".git/HEAD", text: "" }, { file: "static/.about", text: "" }],
  );
}

/** Opens the form of a file, in a page that has read the folder. */
async function openForm(page: Page, form: string): Promise<void> {
  await page.goto(address);
  await fillFolder(page);
  const start = page.getByRole("button", { name: "Work with Local Repository" });
  await start.click();
  await expect(start).toBeHidden();
  await expect(page.getByText("Company and lists").first()).toBeVisible();
  await page.evaluate((hash) => (location.hash = hash), `/collections/${form}`);
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

/** The bytes of a file in the browser's folder, in base64. */
const bytesInFolder = (page: Page, file: string) =>
  page.evaluate(async (wanted) => {
    const names = wanted.split("/");
    let inside = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) inside = await inside.getDirectoryHandle(name);
    const handle = await inside.getFileHandle(names.at(-1) ?? "");
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  }, file);

/** Saves the form, and brings the file from the browser's folder into the project's. */
async function save(page: Page, file: string): Promise<void> {
  const button = page.getByRole("button", { name: "Save" });
  await button.click();
  // It says "Saving…" until every file is written. One that is being written cannot be read.
  await expect(button).toBeDisabled();
  const saved = await bytesInFolder(page, file);
  fs.writeFileSync(path.join(root, file), Buffer.from(saved, "base64"));
}

const strip = (page: Page) => page.getByRole("complementary", { name: "Check and publish" });
const field = (page: Page, name: string) =>
  page.getByRole("group", { name: new RegExp(`^\\W*${name}\\W* Field$`) });

/** A button of a list, such as the one that opens the options of its first record. */
const listButton = (page: Page, list: string, name: string, record = 0) =>
  field(page, list).getByRole("button", { name }).nth(record);

test("a changed price is the only difference in the file", async ({ page }) => {
  await openForm(page, "shared/entries/plots");
  await listButton(page, "Plots", "Expand").click();
  await page.getByRole("spinbutton", { name: "Price per sq yd" }).fill("32500");
  const before = textOf("data/plots.json");
  await save(page, "data/plots.json");
  expect(textOf("data/plots.json")).toBe(before.replace("30000,", "32500,"));
  await strip(page).getByText("1 file to publish").click();
  await expect(strip(page)).toContainText('git commit -m "Change the content" data static');
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
  test(`a change in ${file} is the only difference in it`, async ({ page }) => {
    const folder = file.startsWith("pages/") ? "pages" : "shared";
    await openForm(page, `${folder}/entries/${path.basename(file, ".json")}`);
    if (list) await listButton(page, list, "Expand").click();
    const box = page.getByRole("textbox", { name, exact: true }).first();
    await expect(box).toHaveValue(words);
    await box.fill("Words of an editor");
    const before = textOf(`data/${file}`);
    await save(page, `data/${file}`);
    expect(textOf(`data/${file}`)).toBe(before.replace(`"${words}"`, '"Words of an editor"'));
  });
}

test("a plot is duplicated, moved and removed; the strip leads to what is left to do", async ({
  page,
}) => {
  const original = textOf("data/plots.json");
  await openForm(page, "shared/entries/plots");
  await listButton(page, "Plots", "List Item Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await save(page, "data/plots.json");
  await expect(strip(page)).toContainText("2 errors");
  await expect(strip(page).getByRole("listitem").first()).toContainText(
    'Plots › Plots › 2 "Adibatla Meadows" › Permanent short name is already used at Plots › 1 "Adibatla Meadows" › Permanent short name (Plots): give',
  );
  await listButton(page, "Plots", "Reorder Item", 1).press("ArrowDown");
  await save(page, "data/plots.json");
  await listButton(page, "Plots", "Remove", 2).click();
  await save(page, "data/plots.json");
  expect(textOf("data/plots.json")).toBe(original);
  await expect(strip(page)).toContainText("Nothing to publish");
});

test("a plot that was edited and saved is duplicated", async ({ page }) => {
  await openForm(page, "shared/entries/plots");
  await listButton(page, "Plots", "Expand").click();
  await page.getByRole("spinbutton", { name: "Price per sq yd" }).fill("32500");
  await save(page, "data/plots.json");
  await listButton(page, "Plots", "List Item Options").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await save(page, "data/plots.json");
  expect(textOf("data/plots.json").match(/"pricePerSqYd": 32500/g)).toHaveLength(2);
});

test("the home page features one plot less", async ({ page }) => {
  const wanted = textOf("data/pages/home.json").replace(/,\s*"bibinagar-gardens"/, "");
  await openForm(page, "pages/entries/home");
  // The CMS draws what is in view.
  await field(page, "Reasons").scrollIntoViewIfNeeded();
  await field(page, "Plots").scrollIntoViewIfNeeded();
  await listButton(page, "Plots", "Remove", 2).click();
  await save(page, "data/pages/home.json");
  expect(textOf("data/pages/home.json")).toBe(wanted);
});

test("a menu entry leads to another page", async ({ page }) => {
  await openForm(page, "shared/entries/site");
  await listButton(page, "Navigation", "Expand").click();
  await page.getByRole("combobox", { name: "Leads to the page" }).first().click();
  await page.getByRole("option", { name: "Gallery" }).click();
  const before = textOf("data/site.json");
  await save(page, "data/site.json");
  expect(textOf("data/site.json")).toBe(before.replace('"to": "/"', '"to": "/gallery"'));
});

test("a photo of one's own takes the place of a stock photo", async ({ page }) => {
  await openForm(page, "shared/entries/plots");
  await listButton(page, "Plots", "Expand").click();
  await field(page, "Photo").first().getByRole("button", { name: "Expand" }).first().click();
  const photo = await sharp({
    create: { width: 1500, height: 1000, channels: 3, background: "#8a7a55" },
  })
    .jpeg()
    .toBuffer();
  await field(page, "Photo").first().getByRole("button", { name: "Replace Image" }).click();
  await page
    .getByRole("dialog")
    .locator('input[type="file"]')
    .setInputFiles({ name: "entrance.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("dialog").getByRole("button", { name: "Insert" }).click();
  // The field is empty, and may not be saved, until the CMS has read the photo.
  await expect(field(page, "Photo").first()).toContainText("/images/entrance.jpg");
  const stock =
    /"id": "photo-1587745890135-20db8c79b027"(,\s*"alt": .*)\s*"width": .*\s*"height": .*\s*"color": .*/;
  const wanted = textOf("data/plots.json").replace(stock, '"file": "images/entrance.jpg"$1');
  await save(page, "data/plots.json");
  expect(textOf("data/plots.json")).toBe(wanted);
  const saved = Buffer.from(await bytesInFolder(page, "data/images/entrance.jpg"), "base64");
  expect(saved.equals(photo)).toBe(true);
});

test("a stock photo takes the place of another by its address", async ({ page }) => {
  await openForm(page, "shared/entries/plots");
  await listButton(page, "Plots", "Expand").click();
  await field(page, "Photo").first().getByRole("button", { name: "Expand" }).first().click();
  await field(page, "Photo").first().getByRole("button", { name: "Replace Image" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("option", { name: "Enter URL" }).click();
  const photo = "https://images.unsplash.com/photo-1524230572899-a752b3835840";
  await dialog.getByRole("textbox").fill(`${photo}?w=1080&q=80`);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(field(page, "Photo").first()).toContainText(photo);
  const wanted = textOf("data/plots.json").replace(
    "photo-1587745890135-20db8c79b027",
    "photo-1524230572899-a752b3835840",
  );
  await save(page, "data/plots.json");
  expect(textOf("data/plots.json")).toBe(wanted);
});

test("a value that cannot be is refused at its field", async ({ page }) => {
  await openForm(page, "shared/entries/plots");
  await listButton(page, "Plots", "Expand").click();
  await page.getByRole("textbox", { name: "Permanent short name" }).fill("Adibatla Meadows");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(field(page, "Permanent short name")).toContainText(
    "Must be lower-case letters a to z, digits and single hyphens.",
  );
});

test("a file that another program has changed is not overwritten", async ({ page }) => {
  await openForm(page, "shared/entries/statistics");
  const other = textOf("data/statistics.json").replace('"value": ', '"value": 1');
  fs.writeFileSync(path.join(root, "data/statistics.json"), other);
  await listButton(page, "Statistics", "Expand").click();
  await page.getByRole("textbox", { name: "Label" }).first().fill("Years of work");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(strip(page).getByText("Not saved, so that nothing is lost")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toContainText("reload the page");
  const inFolder = Buffer.from(await bytesInFolder(page, "data/statistics.json"), "base64");
  expect(inFolder.toString()).not.toContain("Years of work");
});

test("the strip leads from one form to another", async ({ page }) => {
  await openForm(page, "shared/entries/statistics");
  await strip(page).getByText("1 warning").click();
  await strip(page).getByRole("link", { name: "Why invest" }).first().click();
  await expect(field(page, "Benefits")).toBeVisible();
});

test("only the forms' own page is answered", async ({ request }) => {
  const status = async (headers: Record<string, string>) =>
    (await request.get(`${address}/settings.json`, { headers })).status();
  expect(await status({ Origin: address })).toBe(200);
  expect(await status({ Origin: "http://localhost:8000" })).toBe(403);
  expect(await status({ Host: "forms.example" })).toBe(403);
  expect((await request.post(`${address}/settings.json`)).status()).toBe(403);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the strip is accessible in ${colorScheme} colours, and by keyboard`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openForm(page, "shared/entries/plots");
    await strip(page).getByText("1 warning").focus();
    await page.keyboard.press("Enter");
    await expect(strip(page).getByRole("link", { name: "See the page" }).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("aside").analyze();
    expect(violations).toEqual([]);
  });
}
