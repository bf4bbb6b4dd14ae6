import fs from "node:fs";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";

import { filesOf } from "../../check/read/files";
import { formAddress } from "../../edit/config";
import { serveForms } from "../../edit/server";
import { freePort } from "../../scripts/free-port";
import { today } from "../support/content";
import { answerPhotos } from "../support/photo-host";
import { clone, newRepository, removeRepository } from "../support/repository";

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
  ) {}

  /** The text of a file of the project. */
  text(file: string): string {
    return fs.readFileSync(path.join(this.root, file), "utf8");
  }

  /** Writes a file in the browser's folder: no test can choose a real one in a dialog. */
  async write(file: string, text: string): Promise<void> {
    await this.page.evaluate(inFolder, { file, text });
  }

  /** Shows an address of the CMS. The first call also lets the CMS read the folder. */
  async go(address: string): Promise<void> {
    if (this.page.url() === "about:blank") {
      await this.page.goto(this.address);
      for (const name of filesOf(path.join(this.root, "data")))
        await this.write(`data/${name}`, this.text(`data/${name}`));
      for (const file of [".git/HEAD", "static/brochure.pdf"]) await this.write(file, "");
      await this.page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory();
        Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folder) });
      });
      await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
      await expect(this.page.getByText("Lists and contact").first()).toBeVisible();
    }
    await this.page.evaluate((hash) => (location.hash = hash), address);
  }

  /** Opens the form of a file, such as "data/gallery.json". */
  async open(file: string): Promise<void> {
    await this.go(formAddress(file));
    await expect(this.saveButton()).toBeVisible();
  }

  /** Saves the form, and copies the files that it has written from the browser's folder into the project. */
  async save(...files: string[]): Promise<void> {
    await this.saveButton().click();
    // The button is enabled until every file is written; an unfinished file cannot be read.
    await expect(this.saveButton()).toBeDisabled();
    for (const file of files) {
      const target = path.join(this.root, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      const bytes = await this.page.evaluate(inFolder, { file });
      fs.writeFileSync(target, Buffer.from(bytes, "base64"));
    }
  }

  /** Presses a button of the status bar, and again in a dialog; the page then reads the files again. */
  async press(name: string): Promise<void> {
    const done = this.page.waitForEvent("load");
    await this.statusBar().getByRole("button", { name }).first().click();
    const dialog = this.statusBar().getByRole("dialog");
    if (await dialog.isVisible()) await dialog.getByRole("button", { name }).click();
    await done;
  }

  saveButton() {
    return this.page.getByRole("button", { name: "Save" });
  }

  statusBar() {
    return this.page.getByRole("complementary", { name: "Check and publish" });
  }

  field(name: string) {
    return this.page.getByRole("group", { name: new RegExp(`^\\W*${name}\\W* Field$`) });
  }

  /** A text field. @param name its whole label. */
  box(name: string) {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  /** A button of a field, such as the options of its first record. */
  button(field: string, name: string | RegExp) {
    return this.field(field).getByRole("button", { name }).first();
  }
}

export const test = base.extend<{ forms: FormsPage }>({
  async forms({ page, context }, provide) {
    const folder = newRepository();
    const root = clone(folder, "Anna");
    await answerPhotos(context);
    const port = await freePort();
    const site = "http://localhost:8000";
    const server = await serveForms({ root, port, site, clock: () => today, onCheck() {} });
    // The CMS renders only the fields that are in view.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await provide(new FormsPage(page, root, `http://localhost:${port}`));
    server.closeAllConnections();
    server.close();
    removeRepository(folder);
  },
});
