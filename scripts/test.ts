// Runs the checks of package.json, two at a time. Arguments name further ones, such as `test:nginx`.
import { Writable } from "node:stream";

import concurrently from "concurrently";

import { missingPrograms as missing } from "./programs";

/** Two rows run side by side, for machines with two cores. The second stage needs the site that the first one builds. */
const stages = [
  [["test:site"], ["test:unit", "lint", "format:check", "validate"]],
  [
    ["test:browser", ...process.argv.slice(2)],
    ["types", "test:html", "test:support"],
  ],
];
type Result = "passed" | "failed" | "skipped";
const results = new Map(stages.flat(2).map((name): [string, Result] => [name, "skipped"]));

/** Runs checks one after another, and prints the output of those that fail. */
async function run(names: readonly string[]): Promise<void> {
  const outputStream = new Writable({ write: (_text, _encoding, done) => done() });
  const commands = names.filter((name) => !missing[name]).map((name) => `npm:${name}`);
  const row = concurrently(commands, { maxProcesses: 1, outputStream });
  for (const { name, stdout, stderr, close } of row.commands) {
    let output = "";
    for (const stream of [stdout, stderr]) stream.subscribe((text) => (output += text));
    close.subscribe(({ exitCode, timings }) => {
      const result = exitCode === 0 ? "passed" : "failed";
      results.set(name, result);
      console.log(`${result}  ${name.padEnd(13)}${Math.round(timings.durationSeconds)} s`);
      // Of a check that passed, Playwright's list of the tests that needed a second try.
      const [flaky] = /^ +\d+ flaky\n(.* › .*\n)+/m.exec(output) ?? [];
      if (result === "failed") console.log(output);
      else if (flaky) console.log(flaky);
    });
  }
  // It rejects if a check fails, which is in the results.
  await row.result.catch(() => {});
}

async function runAll(): Promise<void> {
  for (const name of [...results.keys()].filter((each) => missing[each])) {
    console.log(`${name} needs ${missing[name]}.`);
    // In CI nobody would notice that a check never runs.
    if (process.env.CI) results.set(name, "failed");
  }
  for (const stage of stages) {
    if (results.get("test:site") !== "failed") await Promise.all(stage.map(run));
  }
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, result] of results) {
    counts[result] += 1;
    if (result === "failed") console.log(`${name} failed. To run it alone: npm run ${name}`);
  }
  const { passed, failed, skipped } = counts;
  console.log(`checks: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void runAll();
