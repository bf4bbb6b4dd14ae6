import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { today } from "../test/support/content";
import { stripOf } from "./strip";

/** The strip of the fixed content, in a repository, after changes of words in files of data/. */
async function stripAfter(...changes: [file: string, from: string | RegExp, to: string][]) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "strip-"));
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  for (const command of [
    ["init", "--quiet"],
    [...author, "commit", "-qm", "Content", "--allow-empty"],
  ])
    execFileSync("git", ["-C", root, ...command]);
  fs.cpSync("test/content", path.join(root, "data"), { recursive: true });
  for (const [name, from, to] of changes) {
    const file = path.join(root, "data", name);
    const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
    fs.writeFileSync(file, text.replace(from, to));
  }
  const { html } = await stripOf(root, "http://localhost:8000", today);
  fs.rmSync(root, { recursive: true });
  return html;
}

/** The one line of the strip. */
const lineOf = (strip: string) => /<summary>(.*?)<\/summary>/.exec(strip)?.[1];

test("the strip has the words of the forms: labels, no quotes around numbers; an unknown file has its path", async () => {
  const strip = await stripAfter(
    ["pages/services.json", /"icon": "[^"]*"/, '"icon": "No icon"'],
    ["Plots.json", "", "{}"],
    ["site.json", /"phone": "[^"]*"/, '"phone": "123"'],
    ["plots.json", "30000", '"manyRupees"'],
    ["plots.json", "15000", "1500000"],
    ["plots.json", "{", '{ "discount": 5,'],
  );
  expect(strip).toContain(">Services › Services › Items › 1");
  expect(strip).toContain(">data/Plots.json</a>");
  expect(strip).toContain('<a href="http://localhost:8000/contact" target="site">See the page</a>');
  expect(strip).toContain("but is the text &#34;manyRupees&#34;: write digits only, like 18000.");
  expect(strip).toMatch(
    /Plots › Discount<\/a>\s+is not a known field here: open data\/plots\.json in a text editor, and delete it /,
  );
  expect(strip).toContain("set &#34;Unusual price&#34; to &#34;is right&#34;.");
});

test("before the launch a placeholder is counted, after it is an error", async () => {
  expect(lineOf(await stripAfter())).toContain("1 warning · 31 to do before the launch");
  const launched = await stripAfter(["site.json", "{", '{ "launched": "is launched",']);
  expect(lineOf(launched)).toContain("31 errors: nothing can be published");
});

test("a folder that git does not read is not one without changes", async () => {
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
  const strip = await stripAfter();
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(lineOf(strip)).toContain("This folder belongs to another user of this computer");
});
