import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";

import { type Browser, chromium, type Page } from "@playwright/test";

import { freePort } from "../../scripts/free-port";
import { launchOptions } from "../../scripts/chromium";
import { testimonialList } from "../../schema/shapes/lists";
import { change, fixedContent } from "../support/content";
import { copyProject, inCopy } from "../support/copy-project";
import { answerPhotos } from "../support/photo-host";

const minutes = 60_000;
jest.setTimeout(4 * minutes);

const folder = path.resolve(".test/editing");
const data = path.join(folder, "data");
beforeAll(() => copyProject(folder, fixedContent()));

const file = "testimonials.json";

/** The text of a file with other fields of its first testimonial. */
function withFields(fields: object): string {
  const content = fixedContent();
  change(content, file, testimonialList, ({ testimonials: [first] }) => {
    Object.assign(first ?? {}, fields);
  });
  return JSON.stringify(content.get(file), null, 2);
}

const mistake = 'must be a whole number from 1 to 5, but is the text "5"';
const mistaken = withFields({ rating: "5" });
const save = (text: string) => fs.writeFileSync(path.join(data, file), text);
const gatsby = path.resolve("node_modules/gatsby/cli.js");

describe("a mistake", () => {
  beforeAll(() => save(mistaken));

  test("stops `npm run build` with its place and the remedy, and the last pages stay", () => {
    const page = path.join(folder, "public/index.html");
    fs.mkdirSync(path.dirname(page), { recursive: true });
    fs.writeFileSync(page, "The last page");
    const options = { ...inCopy(folder), encoding: "utf8", shell: true } as const;
    const { status, stdout } = spawnSync("npm run build", options);
    expect(status).toBe(1);
    expect(stdout).toMatch(/data\/testimonials\.json:\d+:\d+/);
    expect(stdout).toContain("write digits only, like 5, without quotes");
    expect(fs.readFileSync(page, "utf8")).toBe("The last page");
  });

  test("stops `gatsby build` with the same message", () => {
    const options = { ...inCopy(folder), encoding: "utf8" } as const;
    const { status, stderr } = spawnSync(process.execPath, [gatsby, "build"], options);
    expect(status).toBe(1);
    expect(stderr).toContain(mistake);
  });
});

describe("while `gatsby develop` runs", () => {
  let develop: ChildProcess;
  let output = "";
  let browser: Browser | undefined;
  let page: Page;

  /** Waits for a text that it prints after the last one; fails if it ends first. */
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!output.includes(text)) return;
        output = "";
        resolve();
      };
      develop.stdout?.on("data", look);
      develop.on("close", () => reject(new Error(`"${text}" was never printed:\n${output}`)));
    });

  beforeAll(async () => {
    save(withFields({}));
    const port = await freePort();
    const command = [gatsby, "develop", "--port", String(port)];
    develop = spawn(process.execPath, command, { ...inCopy(folder), stdio: "pipe" });
    develop.stdout?.on("data", (text: Buffer) => (output += String(text)));
    await says("You can now view");
    browser = await chromium.launch(launchOptions);
    const context = await browser.newContext();
    await answerPhotos(context);
    page = await context.newPage();
    await page.goto(`http://localhost:${port}/testimonials/`);
    await page.getByRole("heading", { level: 1 }).waitFor({ timeout: 2 * minutes });
  });

  afterAll(async () => {
    const ended = once(develop, "close");
    develop.kill();
    await ended;
    // Missing if the server did not start.
    await browser?.close();
  });

  test("a saved change shows at once", async () => {
    save(withFields({ text: "Fresh words." }));
    await page.getByText("Fresh words.").waitFor();
    expect(await page.getByText("Fresh words.").count()).toBe(1);
  });

  test("a mistake shows in the terminal, and the last good page stays", async () => {
    save(mistaken);
    await says(mistake);
    expect(await page.getByText("Fresh words.").count()).toBe(1);
  });

  test("a corrected file is said to be, even if a program has replaced the file", async () => {
    const written = path.join(folder, "corrected.json");
    fs.writeFileSync(written, withFields({ text: "Later words." }));
    fs.renameSync(written, path.join(data, file));
    await says("The content has no errors now.");
    await page.getByText("Later words.").waitFor();
    expect(await page.getByText("Later words.").count()).toBe(1);
  });
});
