// What an editor does in the forms. docs/editing-content.md describes the tasks.
import fs from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";

import { clone, gitIn } from "../support/repository";
import { test } from "./forms-page";

const adibatla = "data/layouts/adibatla-meadows.json";
const kompally = "data/layouts/kompally-view.json";
const home = "data/pages/home.json";

test("A new price changes only the price; an unsaved form asks", async ({ forms, page }) => {
  await forms.open(adibatla);
  await expect(forms.saveButton).toBeDisabled();
  await forms.textField("Price per sq yd").fill("₹ 32,500");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await expect(forms.statusBar.getByRole("button", { name: "Update" })).toBeDisabled();
  await page.keyboard.press("Escape");
  // A second navigation would end the first navigation before it asks.
  await expect.poll(() => asked).toHaveLength(1);
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual(Array(2).fill(expect.stringMatching("^Leave this form?")));
  const before = forms.text(adibatla);
  await forms.save(adibatla);
  expect(forms.text(adibatla)).toBe(before.replace("30000,", "32500,"));
  await expect(forms.statusBar).toContainText("To publish: 1");

  // Meanwhile another program changes the file.
  await forms.write(adibatla, before.replace("30000", "31000"));
  await forms.textField("Price per sq yd").fill("33000");
  await forms.saveButton.click();
  await expect(page.getByRole("alertdialog")).toContainText("Not saved, so that nothing is lost");
});

test("A new layout gets a file and can be chosen for the home page", async ({ forms, page }) => {
  await forms.open(adibatla);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await forms.textField("Name").fill("Kompally View");
  const original = forms.text(adibatla);
  await forms.save(kompally);
  expect(forms.text(kompally)).toBe(original.replace("Adibatla Meadows", "Kompally View"));
  await expect(forms.statusBar).toContainText("Kompally View: added");

  await forms.open(home);
  await forms.button("Layouts", /Add .Layout/).click();
  await forms.field("Featured").getByRole("combobox").last().click();
  await page.getByRole("option", { name: "Kompally View" }).click();
  await forms.save(home);
  expect(JSON.parse(forms.text(home)).featured.layouts.at(-1)).toBe("kompally-view");
});

for (const [name, mimeType, saved] of [
  ["Owner’s gate.jpg", "image/jpeg", "owner-s-gate.jpg"],
  ["IMG_1.HEIC", "image/heic", "img_1.webp"],
] as const) {
  test(`An editor's photo ${name} replaces a stock photo`, async ({ forms, page }) => {
    const colour = { width: 1500, height: 1000, channels: 3, background: "#8a7a55" } as const;
    const buffer = name.endsWith("HEIC")
      ? fs.readFileSync("test/forms/iphone.heic")
      : await sharp({ create: colour }).jpeg().toBuffer();
    await forms.open(adibatla);
    await forms.button("Photo", "Replace Image").click();
    const dialog = page.getByRole("dialog");
    await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
    await dialog.getByRole("button", { name: "Insert" }).click();
    // The field is empty until the CMS has read the photo.
    await expect(forms.field("Photo").first()).toContainText("/images/");
    const before = forms.text(adibatla);
    await forms.save(adibatla, `data/images/${saved}`);
    const oldPhoto = "https://images.unsplash.com/photo-1587745890135-20db8c79b027";
    expect(forms.text(adibatla)).toBe(before.replace(oldPhoto, `/images/${saved}`));
    await expect(forms.statusBar).toHaveText(/^(?!.*Error).*To publish: 2/s);
  });
}

test("Publish works after a refused push, and Keep theirs after a conflict", async ({ forms }) => {
  const expectMessage = (...words: string[]) =>
    expect(forms.statusBar.locator("> [role]")).toHaveText(new RegExp(words.join(".*"), "s"));
  const changePrice = (root: string, from: string, to: string) => {
    const file = path.join(root, adibatla);
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(from, to));
  };
  const folder = path.dirname(forms.root);
  await forms.go("#/collections/layouts");
  changePrice(forms.root, "30000", "32500");
  const hook = path.join(folder, "online.git/hooks/pre-receive");
  fs.writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await forms.press("Publish");
  await expectMessage("refuses this computer");
  fs.rmSync(hook);
  await forms.press("Publish");
  await expectMessage("Published.");
  expect(gitIn(path.join(folder, "online.git"), "show", `main:${adibatla}`)).toContain("32500");

  const ravi = clone(folder, "Ravi");
  changePrice(ravi, "32500", "31000");
  gitIn(ravi, "commit", "--quiet", "--all", "--message", "Price");
  gitIn(ravi, "push", "--quiet");
  changePrice(forms.root, "32500", "33000");
  await forms.press("Publish");
  await expectMessage("You and Ravi", "Adibatla Meadows", "Yours:", "33000", "Theirs", "31000");
  await forms.press("Keep theirs");
  await expectMessage("This folder has theirs now", "33000");
});

test("The server obeys only the page of the forms", async ({ forms, request }) => {
  const { token } = await (await request.get(`${forms.address}/settings.json`)).json();
  const post = async (headers: Record<string, string>) =>
    (await request.post(`${forms.address}/discard`, { headers })).status();
  expect(await post({ Origin: "http://localhost:8000", "X-Token": token })).toBe(403);
  expect(await post({ Origin: forms.address, "X-Token": "0" })).toBe(403);
  expect(await post({ Origin: forms.address, "X-Token": token })).toBe(200);
});

for (const missing of ["showDirectoryPicker", "navigation"])
  test(`Without ${missing} the forms name the browsers that have it`, async ({ forms, page }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing);
    await page.goto(forms.address);
    await expect(page.getByText("These forms need Chrome or Edge")).toBeVisible();
    await expect(page.getByText("Work with Local Repository")).toBeHidden();
  });
