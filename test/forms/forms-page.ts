import fs from "node:fs";
import path from "node:path";

import { expect, type Page, test as base } from "@playwright/test";
import sharp from "sharp";

import { filesOf } from "../../check/read/files";
import { formAddress } from "../../edit/config";
import { serveForms } from "../../edit/server";
import { freePort } from "../../scripts/free-port";
import { today } from "../support/content";
import { answerPhotos } from "../support/photo-host";
import { clone, gitIn, newRepository, removeRepository } from "../support/repository";

/** A JPEG of one colour, as a browser uploads it. */
export async function jpeg(name: string, width = 1500, height = 1000, background = "#8a7a55") {
  const photo = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() };
}

/** In the browser: writes a text to a file of its private folder, or else gives the bytes of the file, in Base64. */
async function inFolder({ file, text }: { file: string; text?: string }): Promise<string> {
  const create = text !== undefined;
  const names = file.split("/");
  let folder = await navigator.storage.getDirectory();
  for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create });
  const handle = await folder.getFileHandle(names.at(-1) ?? "", { create });
  if (create) {
    const writer = await handle.createWritable();
    await writer.write(text);
    await writer.close();
  }
  const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
}

/** The page of the forms, with a project to edit: the tests' content in its own repository. */
class FormsPage {
  constructor(
    readonly page: Page,
    readonly root: string,
    readonly address: string,
    /** The number of errors in each check. */
    readonly errorCounts: readonly number[],
  ) {}

  /** The file of the open form: its path inside the project. */
  private file = "";

  /** The text of a file of data/ that is online. */
  published(file: string): string {
    return gitIn(path.join(this.root, "../online.git"), "show", `main:data/${file}`);
  }

  /** The text of a file of the project. */
  text(file = this.file): string {
    return fs.readFileSync(path.join(this.root, file), "utf8");
  }

  /** Changes a file of the project, as another program would. */
  replace(file: string, from: string, to: string): void {
    fs.writeFileSync(path.join(this.root, file), this.text(file).replace(from, to));
  }

  /** Copies the content into the browser's private folder: no test can choose a real one in a dialog. */
  private async fillFolder(): Promise<void> {
    for (const name of filesOf(path.join(this.root, "data"))) {
      const file = `data/${name}`;
      await this.page.evaluate(inFolder, { file, text: this.text(file) });
    }
    for (const file of [".git/HEAD", "static/.about"])
      await this.page.evaluate(inFolder, { file, text: "" });
    await this.page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folder) });
    });
  }

  /** Reads the folder, and opens the form of a file such as "plots.json". @param list whose first record it opens. */
  async open(file: string, list?: string): Promise<void> {
    const go = (address: string) => this.page.evaluate((hash) => (location.hash = hash), address);
    if (this.file) {
      // The CMS shows a second form of a collection only behind its list.
      await go("#/collections/lists");
      await expect(this.saveButton()).toBeHidden();
    } else {
      await this.page.goto(this.address);
      await this.fillFolder();
      const start = this.page.getByRole("button", { name: "Work with Local Repository" });
      await start.click();
      await expect(start).toBeHidden();
      await expect(this.page.getByText("Lists and contact").first()).toBeVisible();
    }
    this.file = `data/${file}`;
    // After a new record the page loads again.
    await expect(async () => {
      await go(formAddress(file));
      await expect(this.saveButton()).toBeVisible({ timeout: 3000 });
    }).toPass();
    if (list) await this.listButton(list, "Expand").click();
  }

  /** Opens the photo of the first plot. */
  async openPhoto() {
    await this.open("plots.json", "Plots");
    await this.expand("Photo");
    return this.field("Photo").first();
  }

  /** The bytes of a file in the browser's folder. */
  async bytesInFolder(file: string): Promise<Buffer> {
    return Buffer.from(await this.page.evaluate(inFolder, { file }), "base64");
  }

  /** Saves the form, and copies what it has written from the browser's folder into the project. */
  async save(): Promise<void> {
    await this.saveButton().click();
    // Enabled until every file is written; an unfinished file cannot be read.
    await expect(this.saveButton()).toBeDisabled();
    await this.copyOut(this.file);
    for (const [, name = ""] of this.text().matchAll(/"(\/[\w./~-]+\.\w+)"/g))
      await this.copyOut(name.startsWith("/images/") ? `data${name}` : `static${name}`);
  }

  /** Copies a file from the browser's folder into the project. */
  private async copyOut(file: string): Promise<void> {
    const target = path.join(this.root, file);
    const bytes = await this.bytesInFolder(file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, bytes);
  }

  /** Presses a button of the strip, and again in the dialog that it opens. */
  async confirm(name: "Publish" | "Discard"): Promise<void> {
    await this.strip().getByRole("button", { name }).click();
    await this.page.getByRole("dialog").getByRole("button", { name }).click();
  }

  saveButton() {
    return this.page.getByRole("button", { name: "Save" });
  }

  strip() {
    return this.page.getByRole("complementary", { name: "Check and publish" });
  }

  field(name: string) {
    return this.page.getByRole("group", { name: new RegExp(`^\\W*${name}\\W* Field$`) });
  }

  /** A text field by its whole label: the first one, or another by its index. */
  box(name: string, index = 0) {
    return this.page.getByRole("textbox", { name, exact: true }).nth(index);
  }

  /** Opens a group. */
  async expand(name: string): Promise<void> {
    const toggle = this.field(name)
      .getByRole("button", { name: /^(Expand|Collapse)$/ })
      .first();
    if ((await toggle.getAttribute("aria-expanded")) !== "true") await toggle.click();
  }

  /** A button of a list, such as the options of its first record. */
  listButton(list: string, name: string | RegExp, record = 0) {
    return this.field(list).getByRole("button", { name }).nth(record);
  }

  /** Duplicates the first plot. */
  async duplicatePlot(): Promise<void> {
    await this.listButton("Plots", "List Item Options").click();
    await this.page.getByRole("menuitem", { name: "Duplicate" }).click();
  }

  /** Uploads a file in the dialog of a photo or file field. */
  async upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await dialog.getByRole("button", { name: "Insert" }).click();
  }
}

/** Serves the forms of a project for a test, and opens no form yet. */
async function serve(page: Page, root: string, test: (forms: FormsPage) => unknown) {
  const port = await freePort();
  const counts: number[] = [];
  const site = "http://localhost:8000";
  const onCheck = (errors: readonly unknown[]) => counts.push(errors.length);
  const server = await serveForms({ root, port, site, clock: () => today, onCheck });
  // The CMS renders only fields in view.
  await page.setViewportSize({ width: 1280, height: 6000 });
  await test(new FormsPage(page, root, `http://localhost:${port}`, counts));
  server.closeAllConnections();
  server.close();
}

interface Fixtures {
  forms: FormsPage;
  /** The forms of a second editor, in another clone. */
  ravi: FormsPage;
}

export const test = base.extend<Fixtures>({
  async forms({ page, context }, provide) {
    const folder = newRepository();
    await answerPhotos(context);
    await serve(page, clone(folder, "Anna"), provide);
    removeRepository(folder);
  },
  async ravi({ forms, context }, provide) {
    const folder = path.dirname(forms.root);
    await serve(await context.newPage(), clone(folder, "Ravi"), provide);
  },
});
