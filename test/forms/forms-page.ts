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

/** Reads, or first writes, a file in the browser's private folder. Runs in the page. @returns the file in Base64. */
async function accessFile({ file, text }: { file: string; text?: string }): Promise<string> {
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

/** The parts of the forms' page, and what an editor does there. @param root the folder of the edited project. */
function formsOn(page: Page, root: string, address: string) {
  const saveButton = page.getByRole("button", { name: "Save" });
  const statusBar = page.getByRole("complementary", { name: "Check and publish" });
  const field = (name: string) =>
    page.getByRole("group", { name: new RegExp(`^\\W*${name}\\W* Field$`) });

  /** The text of a file of the project. */
  const text = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

  /** Writes a file in the browser's private folder. The CMS edits this folder, since no test can choose another one. */
  const write = (file: string, newText: string) =>
    page.evaluate(accessFile, { file, text: newText });

  /** Opens an address of the CMS. The first call also copies the project, and lets the CMS read the copy. */
  const go = async (hash: string) => {
    if (page.url() === "about:blank") {
      await page.goto(address);
      for (const name of filesOf(path.join(root, "data")))
        await write(`data/${name}`, text(`data/${name}`));
      for (const file of [".git/HEAD", "static/brochure.pdf"]) await write(file, "");
      await page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory();
        Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folder) });
      });
      await page.getByRole("button", { name: "Work with Local Repository" }).click();
      await expect(page.getByText("Lists and contact").first()).toBeVisible();
    }
    await page.evaluate((to) => (location.hash = to), hash);
  };

  return {
    root,
    address,
    saveButton,
    statusBar,
    text,
    write,
    go,
    field,
    /** A text field. @param name its whole label. */
    textField: (name: string) => page.getByRole("textbox", { name, exact: true }),
    /** The first button of that name in a field. */
    button: (inField: string, name: string | RegExp) =>
      field(inField).getByRole("button", { name }).first(),

    /** Opens the form of a file, such as "data/gallery.json". */
    open: async (file: string) => {
      await go(formAddress(file));
      await expect(saveButton).toBeVisible();
    },

    /** Saves the form, and copies these files, which the CMS has written, from the browser's folder into the project. */
    save: async (...files: string[]) => {
      await saveButton.click();
      // The button stays enabled until every file is written. Before that no file can be read.
      await expect(saveButton).toBeDisabled();
      for (const file of files) {
        const target = path.join(root, file);
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, await page.evaluate(accessFile, { file }), "base64");
      }
    },

    /** Presses a button of the status bar, and of the dialog that it may open. Waits until the page has loaded again. */
    press: async (name: string) => {
      const loaded = page.waitForEvent("load");
      await statusBar.getByRole("button", { name }).first().click();
      const dialog = statusBar.getByRole("dialog");
      if (await dialog.isVisible()) await dialog.getByRole("button", { name }).click();
      await loaded;
    },
  };
}

export const test = base.extend<{ forms: ReturnType<typeof formsOn> }>({
  async forms({ page, context }, provide) {
    const folder = newRepository();
    const root = clone(folder, "Anna");
    await answerPhotos(context);
    const port = await freePort();
    const site = "http://localhost:8000";
    const server = await serveForms({ root, port, site, clock: () => today, onCheck() {} });
    // The CMS renders only the fields that are in view.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await provide(formsOn(page, root, `http://localhost:${port}`));
    server.closeAllConnections();
    server.close();
    removeRepository(folder);
  },
});
