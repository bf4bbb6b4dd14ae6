import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const rows = [
  { jsx: "<p>{sum}</p>", isReported: false },
  { jsx: "<p>{`From ${sum}`}</p>", isReported: false },
  { jsx: "<p><b>{sum}</b> {isOpen && <i>{sum}</i>}</p>", isReported: false },
  { jsx: "<ul>{list.map((one) => <li key={one}>{one}</li>)}</ul>", isReported: false },
  { jsx: "<p>From {sum}</p>", isReported: true },
  { jsx: "<p> {sum}</p>", isReported: true },
  { jsx: "<p>{sum}{isOpen && <i />}</p>", isReported: true },
  { jsx: "<p>{isOpen ? <i /> : sum}<b /></p>", isReported: true },
  { jsx: "<p>{list.map((one) => one)}</p>", isReported: true },
  { jsx: "<p>{[sum, sum]}</p>", isReported: true },
];

test("the linter reports a text that has siblings", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lint-"));
  const config = {
    categories: { correctness: "off" },
    jsPlugins: [path.resolve("scripts/lint-rules.js")],
    rules: { "site/text-alone": "error" },
  };
  fs.writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify(config));
  for (const [index, { jsx }] of rows.entries()) {
    fs.writeFileSync(path.join(folder, `${index}.tsx`), `export const Row = () => ${jsx};\n`);
  }
  const linter = path.resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [linter, "--format", "unix"], {
    cwd: folder,
    encoding: "utf8",
  });
  fs.rmSync(folder, { recursive: true });
  const reported = new Set(Array.from(stdout.matchAll(/^(\d+)\.tsx:/gm), ([, index]) => index));
  const results = rows.map(({ jsx }, index) => ({ jsx, isReported: reported.has(String(index)) }));
  expect(results).toEqual(rows);
});
