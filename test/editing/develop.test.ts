import fs from "node:fs";

import { type Browser, chromium, type Page } from "@playwright/test";

import { chromiumArguments, chromiumPath } from "../../scripts/chromium";
import { fixedContent } from "../support/content";
import { copyProject } from "../support/project-copy";

const port = Number(process.env.SITE_PORT ?? 9020) + 11;
const minutes = 60_000;
const project = copyProject(".run/develop", fixedContent());
const server = project.start("develop", "--port", String(port));
let browser: Browser;
let page: Page;

const overlay = () => page.locator("[data-gatsby-overlay=body]");

beforeAll(async () => {
  await server.says("You can now view");
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  page = await browser.newPage();
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.abort(),
  );
  await page.goto(`http://localhost:${port}/testimonials/`);
  await page.getByRole("heading", { level: 1 }).waitFor({ timeout: 2 * minutes });
}, 4 * minutes);

afterAll(async () => {
  await browser.close();
  server.kill("SIGTERM");
  await server.ended;
});

test(
  "a saved change shows at once",
  async () => {
    project.edit("testimonials.json", (text) =>
      text.replace('"text": "', '"text": "Fresh words. '),
    );
    await page.getByText("Fresh words.").waitFor();
    expect(await page.getByText("Fresh words.").count()).toBe(1);
  },
  minutes,
);

test(
  "a mistake is named in the browser and the terminal, and the last good page stays",
  async () => {
    project.edit("testimonials.json", (text) => text.replace('"rating": 5', '"rating": "5"'));
    await overlay().waitFor();
    const message = await overlay().innerText();
    expect(message).toContain('rating must be a whole number from 1 to 5, but is the text "5"');
    expect(message).toContain("testimonials.json:");
    await page.getByRole("heading", { name: "One mistake to fix" }).waitFor();
    expect(message).toContain("write 1, 2, 3, 4 or 5 without quotes");
    expect(server.output()).toContain('must be a whole number from 1 to 5, but is the text "5"');
    expect(server.output()).not.toContain("UNKNOWN");
    expect(await page.getByText("Fresh words.").count()).toBe(1);
  },
  minutes,
);

test(
  "correcting the file clears the message without a restart",
  async () => {
    project.edit("testimonials.json", (text) =>
      text.replace('"rating": "5"', '"rating": 5').replace("Fresh words.", "Corrected words."),
    );
    await overlay().waitFor({ state: "detached" });
    await page.getByText("Corrected words.").waitFor();
    expect(server.output()).toContain("The content has no errors now.");
  },
  minutes,
);

test(
  "a file that a program replaces as it saves, and what is saved after that, is seen",
  async () => {
    const file = project.path("data", "testimonials.json");
    const replaceBy = (text: string) => {
      fs.writeFileSync(`${file}~`, text);
      fs.renameSync(`${file}~`, file);
    };
    const sound = fs.readFileSync(file, "utf8");
    replaceBy(sound.replace('"rating": 5', '"rating": 7'));
    await overlay().waitFor();
    replaceBy(sound.replace("Corrected words.", "Replaced words."));
    await overlay().waitFor({ state: "detached" });
    await page.getByText("Replaced words.").waitFor();
    project.edit("testimonials.json", (text) => text.replace("Replaced words.", "Later words."));
    await page.getByText("Later words.").waitFor();
    expect(await page.getByText("Replaced words.").count()).toBe(0);
  },
  minutes,
);
