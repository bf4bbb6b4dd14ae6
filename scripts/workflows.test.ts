/** @jest-environment node */
import fs from "node:fs";
import path from "node:path";

import { validateWorkflow } from "@action-validator/core";

const folder = ".github/workflows";
const workflows = fs
  .readdirSync(folder)
  .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), "utf8") }));

test.each(workflows)("$file is a workflow by the public schema", ({ text }) => {
  expect(validateWorkflow(text).errors).toEqual([]);
});

test.each(workflows)("$file uses only official actions, and pins what it fetches", ({ text }) => {
  const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action ?? ""))).toEqual([]);
  const fetched = [...text.matchAll(/npx --yes (\S+)/g)].map(([, tool]) => tool);
  expect(fetched.filter((tool) => !/^[\w-]+@\d+\.\d+\.\d+$/.test(tool ?? ""))).toEqual([]);
});

test.each(workflows)("each job of $file has a time limit and its own permissions", ({ text }) => {
  expect(text).toMatch(/^permissions: \{\}$/m);
  const jobs = text
    .slice(text.indexOf("\njobs:"))
    .split(/\n(?= {2}[a-z]+:\n)/)
    .slice(1);
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) {
    expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
    expect(job).toMatch(/^ {4}permissions:/m);
  }
});

test("CI runs the lowest and the highest Node.js that package.json promises", () => {
  const { engines } = JSON.parse(fs.readFileSync("package.json", "utf8"));
  const [, lowest, above] = /^>=(\d+\.\d+) <(\d+)$/.exec(engines.node) ?? [];
  const site = workflows.find(({ file }) => file === "site.yml")?.text;
  expect(site).toContain(`node: ["${lowest}.0", "${Number(above) - 1}"]`);
});
