import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { today } from "../test/support/content";
import { stripOf } from "./strip";

/** The strip of the fixed content after changes in the folder of a project. */
async function stripAfter(change: (root: string) => void) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "strip-"));
  execFileSync("git", ["init", "--quiet", root]);
  fs.cpSync("test/content", path.join(root, "data"), { recursive: true });
  change(root);
  const { html } = await stripOf(root, "http://localhost:8000", today);
  fs.rmSync(root, { recursive: true });
  return html;
}

test("the strip names a place as the forms do, and an unknown file by its path", async () => {
  const strip = await stripAfter((root) => {
    const services = path.join(root, "data/pages/services.json");
    const text = fs.readFileSync(services, "utf8").replace(/"icon": "[^"]*"/, '"icon": "No icon"');
    fs.writeFileSync(services, text);
    fs.writeFileSync(path.join(root, "data/Plots.json"), "{}");
  });
  expect(strip).toContain(">Services › Services › Items › 1");
  expect(strip).toContain(">data/Plots.json</a>");
});

test("a problem leads to the page that shows its field", async () => {
  const strip = await stripAfter((root) => {
    const site = path.join(root, "data/site.json");
    const text = fs.readFileSync(site, "utf8").replace(/"phone": "[^"]*"/, '"phone": "123"');
    fs.writeFileSync(site, text);
  });
  expect(strip).toContain('<a href="http://localhost:8000/contact" target="site">See the page</a>');
});

test("the strip lists fifty problems, errors first, and counts the others", async () => {
  // One more warning is in the fixed content.
  const strip = await stripAfter((root) => {
    fs.mkdirSync(path.join(root, "static"));
    for (let index = 1; index <= 69; index++) {
      fs.writeFileSync(path.join(root, `static/${index}.pdf`), "");
    }
    for (let index = 1; index <= 30; index++) {
      fs.writeFileSync(path.join(root, `static/No ${index}.pdf`), "%PDF-");
    }
  });
  expect(strip.match(/<li class="error">/g)).toHaveLength(30);
  expect(strip.match(/<li class="warning">/g)).toHaveLength(20);
  expect(strip).toContain("<p>50 more problems: correct these first.</p>");
});

/** The one line of the strip. */
const lineOf = (strip: string) => /<summary>(.*?)<\/summary>/.exec(strip)?.[1];

test("before the launch a placeholder is counted, after it is an error", async () => {
  expect(lineOf(await stripAfter(() => {}))).toBe(
    "Nothing to publish · 1 warning · 31 to do before the launch",
  );
  const strip = await stripAfter((root) => {
    const file = path.join(root, "data/site.json");
    const site = JSON.parse(fs.readFileSync(file, "utf8"));
    fs.writeFileSync(file, JSON.stringify({ ...site, launched: "is launched" }));
  });
  expect(lineOf(strip)).toContain("31 errors: nothing can be published");
});

test("a folder that git does not read is not one without changes", async () => {
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
  const strip = await stripAfter(() => {});
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(lineOf(strip)).toContain("This folder belongs to another user of this computer");
});

test("a message has the words of the forms: no quotes around numbers, no names of fields", async () => {
  const strip = await stripAfter((root) => {
    const file = path.join(root, "data/plots.json");
    const text = fs.readFileSync(file, "utf8");
    const broken = text.replace("30000", '"manyRupees"').replace("15000", "1500000");
    fs.writeFileSync(file, broken.replace("{", '{ "discount": 5,'));
  });
  expect(strip).toContain("but is the text &#34;manyRupees&#34;: write digits only, like 18000.");
  expect(strip).toMatch(
    /Plots › Discount<\/a>\s+is not a known field here: open data\/plots\.json in a text editor, and delete it \(labels and messages of the site itself are code, in words\.ts\)\./,
  );
  expect(strip).toContain("set &#34;Unusual price&#34; to &#34;is right&#34;.");
});
