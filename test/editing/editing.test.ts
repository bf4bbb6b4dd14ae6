import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";

import { launchOptions } from "../../scripts/chromium";
import { freePort } from "../../scripts/free-port";
import { changedFiles, fixedContent } from "../support/content";
import { copyProject, inCopy } from "../support/copy-project";
import { answerPhotos } from "../support/photo-host";

const minutes = 60_000;
jest.setTimeout(4 * minutes);

const folder = path.resolve(".test/editing");
const data = path.join(folder, "data");
beforeAll(() => copyProject(folder, fixedContent()));

const file = "testimonials.json";

/** The text of the file with other values in some fields of its first testimonial. */
function withFields(fields: Record<string, unknown>): string {
  const values = Object.entries(fields).map(([key, value]) => [
    `${file} testimonials 0 ${key}`,
    value,
  ]);
  return JSON.stringify(changedFiles(Object.fromEntries(values)).get(file), null, 2);
}

const mistaken = withFields({ rating: "five" });
/** How each message about the mistake begins. */
const place = /data\/testimonials\.json:\d+:\d+/;
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
    expect(stdout).toMatch(place);
    expect(fs.readFileSync(page, "utf8")).toBe("The last page");
  });

  test("stops `gatsby build` with the same message", () => {
    const options = { ...inCopy(folder), encoding: "utf8" } as const;
    const { status, stderr } = spawnSync(process.execPath, [gatsby, "build"], options);
    expect(status).toBe(1);
    expect(stderr).toMatch(place);
  });
});

describe("while `gatsby develop` runs", () => {
  let develop: ChildProcess;
  let output = "";
  let browser: Browser | undefined;
  let page: Page;

  beforeAll(async () => {
    save(withFields({}));
    const port = await freePort();
    const command = [gatsby, "develop", "--port", String(port)];
    develop = spawn(process.execPath, command, { ...inCopy(folder), stdio: "pipe" });
    develop.stderr?.on("data", (text: Buffer) => (output += String(text)));
    await new Promise<void>((resolve, reject) => {
      develop.on("close", () => reject(new Error(output)));
      develop.stdout?.on("data", (text: Buffer) => {
        if (String(text).includes("You can now view")) resolve();
      });
    });
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
    // There is no browser if the server did not start.
    await browser?.close();
  });

  test("a saved change appears, a mistake is reported, and a correction brings the page back", async () => {
    save(withFields({ text: "Fresh words." }));
    await page.getByText("Fresh words.").waitFor();
    save(mistaken);
    await page.getByText("The content has a mistake").waitFor();
    expect(output).toMatch(place);
    save(withFields({ text: "Later words." }));
    await page.getByText("Later words.").waitFor();
  });
});
