import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { expect, type Page, test as base } from "@playwright/test";
import sharp from "sharp";

import { filesOf } from "../../check/read/files";
import { formAddress } from "../../edit/config";
import { serveForms } from "../../edit/server";
import { freePort } from "../../scripts/free-port";
import { today } from "../support/content";

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

  /** The text of a file of the project. */
  text(file = this.file): string {
    return fs.readFileSync(path.join(this.root, file), "utf8");
  }

  /** Copies the content into the browser's private folder: no test can choose a real one in a dialog. */
  private async fillFolder(): Promise<void> {
    const files = filesOf(path.join(this.root, "data")).map((file) => ({
      file: `data/${file}`,
      text: this.text(`data/${file}`),
    }));
    await this.page.evaluate(
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

  /** Reads the folder, and opens the form of a file such as "plots.json". */
  async open(file: string): Promise<void> {
    const go = (address: string) => this.page.evaluate((hash) => (location.hash = hash), address);
    if (this.file) {
      // The CMS shows a second form of a collection only behind its list.
      await go("#/collections/lists");
      await expect(this.page.getByRole("button", { name: "Save" })).toBeHidden();
    } else {
      await this.page.goto(this.address);
      await this.fillFolder();
      const start = this.page.getByRole("button", { name: "Work with Local Repository" });
      await start.click();
      await expect(start).toBeHidden();
      await expect(this.page.getByText("Lists and contact").first()).toBeVisible();
    }
    this.file = `data/${file}`;
    await go(formAddress(file));
    await expect(this.page.getByRole("button", { name: "Save" })).toBeVisible();
  }

  /** The bytes of a file in the browser's folder. */
  async bytesInFolder(file: string): Promise<Buffer> {
    const bytes = await this.page.evaluate(async (wanted) => {
      const names = wanted.split("/");
      let inside = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) inside = await inside.getDirectoryHandle(name);
      const handle = await inside.getFileHandle(names.at(-1) ?? "");
      const all = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      return btoa(Array.from(all, (byte) => String.fromCodePoint(byte)).join(""));
    }, file);
    return Buffer.from(bytes, "base64");
  }

  /** Saves the form, and copies what it has written from the browser's folder into the project. */
  async save(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Save" });
    await button.click();
    // Enabled until every file is written; an unfinished file cannot be read.
    await expect(button).toBeDisabled();
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

  /** Presses Publish in the strip, and again in the dialog that it opens. */
  async publish(): Promise<void> {
    await this.strip().getByRole("button", { name: "Publish" }).click();
    await this.page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  }

  strip() {
    return this.page.getByRole("complementary", { name: "Check and publish" });
  }

  field(name: string) {
    return this.page.getByRole("group", { name: new RegExp(`^\\W*${name}\\W* Field$`) });
  }

  /** Opens a group. */
  async expand(name: string): Promise<void> {
    const toggle = this.field(name)
      .getByRole("button", { name: /^(Expand|Collapse)$/ })
      .first();
    if ((await toggle.getAttribute("aria-expanded")) !== "true") await toggle.click();
  }

  /** A button of a list, such as the options of its first record. */
  listButton(list: string, name: string, record = 0) {
    return this.field(list).getByRole("button", { name }).nth(record);
  }

  /** Uploads a file in the dialog of a photo or file field. */
  async upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const dialog = this.page.getByRole("dialog");
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await dialog.getByRole("button", { name: "Insert" }).click();
  }
}

/** Serves the forms of a project, and opens no form yet. */
async function serve(page: Page, root: string) {
  const port = await freePort();
  const counts: number[] = [];
  const site = "http://localhost:8000";
  const onCheck = (errors: readonly unknown[]) => counts.push(errors.length);
  const server = await serveForms({ root, port, site, clock: () => today, onCheck });
  // The CMS renders only fields in view.
  await page.setViewportSize({ width: 1280, height: 6000 });
  return { server, forms: new FormsPage(page, root, `http://localhost:${port}`, counts) };
}

interface Fixtures {
  forms: FormsPage;
  /** The forms of a second editor, in another clone. */
  ravi: FormsPage;
}

/** A file or folder beside the project of the test. */
const beside = (forms: FormsPage, name: string) => path.join(forms.root, "..", name);

export const test = base.extend<Fixtures>({
  async forms({ page, context }, provide) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "forms-"));
    const root = path.join(folder, "site");
    const git = (...words: string[]) => execFileSync("git", ["-C", root, ...words]);
    fs.mkdirSync(root);
    fs.cpSync("test/content", path.join(root, "data"), { recursive: true });
    fs.mkdirSync(path.join(root, "static"));
    fs.writeFileSync(path.join(root, ".gitignore"), "node_modules/\n");
    git("init", "-q", "-b", "main");
    git("add", ".");
    git("config", "user.name", "Editor");
    git("config", "user.email", "editor@example.com");
    git("commit", "-qm", "Content");
    git("init", "-q", "--bare", "-b", "main", "../online.git");
    git("remote", "add", "origin", "../online.git");
    git("push", "-q", "-u", "origin", "main");
    const size = { width: 1000, height: 1306 };
    const photo = sharp({ create: { ...size, channels: 3, background: "#6b7a4c" } }).webp();
    const body = await photo.toBuffer();
    await context.route("https://images.unsplash.com/**", (route) =>
      route.fulfill({ body, contentType: "image/webp" }),
    );
    const { server, forms } = await serve(page, root);
    await provide(forms);
    server.closeAllConnections();
    server.close();
    // git may still use it.
    fs.rmSync(folder, { recursive: true, maxRetries: 5 });
  },
  async ravi({ forms, context }, provide) {
    const root = beside(forms, "ravi");
    execFileSync("git", ["clone", "-q", beside(forms, "online.git"), root]);
    for (const [name, value] of [
      ["user.name", "Ravi"],
      ["user.email", "ravi@example.com"],
    ] as const)
      execFileSync("git", ["-C", root, "config", name, value]);
    const { server, forms: own } = await serve(await context.newPage(), root);
    await provide(own);
    server.closeAllConnections();
    server.close();
  },
});
