import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";

import { launchOptions } from "../../scripts/chromium";
import { freePort } from "../../scripts/free-port";
import { changedFiles, fixedContent } from "../support/content";
import { copyProject, spawnOptions } from "../support/copy-project";
import { answerPhotos } from "../support/photo-host";

const minutes = 60_000;
jest.setTimeout(4 * minutes);

const folder = path.resolve(".test/editing");
const data = path.join(folder, "data");
beforeAll(() => copyProject(folder, fixedContent()));

const file = "testimonials.json";

/** The text of the file with another value in a field of its first testimonial. */
const testimonialsWith = (field: string, value: unknown) =>
  JSON.stringify(changedFiles({ [`${file} testimonials 0 ${field}`]: value }).get(file), null, 2);

const mistaken = testimonialsWith("rating", "five");
/** The start of each message about the mistake. */
const place = /data\/testimonials\.json:\d+:\d+/;
const save = (text: string) => fs.writeFileSync(path.join(data, file), text);
const gatsby = path.resolve("node_modules/gatsby/cli.js");

test.each([
  ["npm run build", "npm run build"],
  ["gatsby build", `"${process.execPath}" "${gatsby}" build`],
])("A mistake stops `%s` with its place, and the last pages stay", (_name, command) => {
  save(mistaken);
  const page = path.join(folder, "public/index.html");
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, "The last page");
  const options = { ...spawnOptions(folder), encoding: "utf8", shell: true } as const;
  const { status, stdout, stderr } = spawnSync(command, options);
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(place);
  expect(fs.readFileSync(page, "utf8")).toBe("The last page");
});

describe("While `gatsby develop` runs", () => {
  let develop: ChildProcess;
  let output = "";
  let browser: Browser | undefined;
  let page: Page;

  beforeAll(async () => {
    save(testimonialsWith("text", "First words."));
    const port = await freePort();
    const command = [gatsby, "develop", "--port", String(port)];
    develop = spawn(process.execPath, command, { ...spawnOptions(folder), stdio: "pipe" });
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
    save(testimonialsWith("text", "Fresh words."));
    await page.getByText("Fresh words.").waitFor();
    save(mistaken);
    await page.getByText("The content has a mistake").waitFor();
    expect(output).toMatch(place);
    save(testimonialsWith("text", "Later words."));
    await page.getByText("Later words.").waitFor();
  });
});
