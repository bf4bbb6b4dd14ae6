import fs from "node:fs";

import { type Browser, chromium, type Page } from "@playwright/test";

import { chromiumArguments, chromiumPath } from "../../scripts/chromium";
import { answerPhotos } from "../support/photo-host";
import { fixedContent } from "../support/content";
import { copyProject } from "../support/project-copy";

const port = Number(process.env.SITE_PORT ?? 9020) + 11;
const minutes = 60_000;
jest.setTimeout(4 * minutes);

const project = copyProject(".run/editing", fixedContent());
const server = project.start("develop", "--port", String(port));
let browser: Browser | undefined;
let page: Page;

const file = "testimonials.json";
const change = (fields: object) =>
  project.editJson(file, ({ testimonials }) => Object.assign(testimonials[0], fields));

beforeAll(async () => {
  await server.says("You can now view");
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const context = await browser.newContext();
  await answerPhotos(context);
  page = await context.newPage();
  await page.goto(`http://localhost:${port}/testimonials/`);
  await page.getByRole("heading", { level: 1 }).waitFor({ timeout: 2 * minutes });
});

afterAll(async () => {
  await project.end();
  // Missing if the server did not start.
  await browser?.close();
});

test("a saved change shows at once", async () => {
  change({ text: "Fresh words." });
  await page.getByText("Fresh words.").waitFor();
  expect(await page.getByText("Fresh words.").count()).toBe(1);
});

test("a mistake shows in the terminal, and the last good page stays", async () => {
  change({ rating: "5" });
  const mistake = 'must be a whole number from 1 to 5, but is the text "5"';
  await server.says(mistake);
  expect(server.output()).toMatch(/testimonials\.json:\d+:\d+/);
  expect(server.output()).toContain("write digits only, like 5, without quotes");
  expect(await page.getByText("Fresh words.").count()).toBe(1);
});

test("a corrected file is said to be, even if a program has replaced the file", async () => {
  const path = project.path("data", file);
  const mistaken = fs.readFileSync(path, "utf8");
  fs.writeFileSync(`${path}~`, mistaken.replace('"rating": "5"', '"rating": 5'));
  fs.renameSync(`${path}~`, path);
  await server.says("The content has no errors now.");
  change({ text: "Later words." });
  await page.getByText("Later words.").waitFor();
  expect(await page.getByText("Later words.").count()).toBe(1);
});
