// Runs the checks of package.json. Arguments name further checks, such as `test:nginx`.
import fs from "node:fs";
import { chromium } from "@playwright/test";
import concurrently, { type CloseEvent } from "concurrently";

import { launchOptions } from "./chromium";

/** The checks in stages, for two cores: the first stage builds what later stages test. */
const stages = [
  ["test:site", "test:unit", "lint", "format:check", "validate"],
  ["test:browser", "types", "test:html"],
  ...process.argv.slice(2).map((name) => [name]),
];

const browser = launchOptions.executablePath ?? chromium.executablePath();

/** Whether the browser tests are skipped. In CI they fail instead, since nobody would notice. */
const skipsBrowser = !process.env.CI && !fs.existsSync(browser);

async function runAll(): Promise<void> {
  const failed: string[] = [];
  let passed = 0;
  for (const checks of stages) {
    const names = checks.filter((name) => !(skipsBrowser && name === "test:browser"));
    const commands = names.map((name) => `npm:${name}`);
    const { result } = concurrently(commands, { maxProcesses: 2, group: true });
    // It rejects if a check fails.
    const ends = await result.catch((events: CloseEvent[]) => events);
    const failures = ends.filter(({ exitCode }) => exitCode !== 0);
    failed.push(...failures.map(({ command }) => command.name));
    passed += ends.length - failures.length;
    // Without the test site the next stages cannot run. Ctrl-C ends the run.
    if (failed.includes("test:site") || ends.some(({ killed }) => killed)) break;
  }
  if (skipsBrowser)
    console.log(
      "test:browser needs Chrome, Chromium or Edge: npx playwright install --with-deps chromium",
    );
  for (const name of failed) console.log(`${name} failed. To run it alone: npm run ${name}`);
  const skipped = stages.flat().length - passed - failed.length;
  console.log(`checks: ${passed} passed, ${failed.length} failed, ${skipped} skipped`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void runAll();
