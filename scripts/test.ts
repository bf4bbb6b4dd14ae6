// Runs the checks of package.json. Arguments name further checks, such as `test:nginx`.
import fs from "node:fs";
import { chromium } from "@playwright/test";
import concurrently, { type CloseEvent } from "concurrently";

import { launchOptions } from "./chromium";

/** The checks in stages, for two cores: the first stage builds what later stages test. */
const stages = [
  { maxProcesses: 2, checks: ["test:site", "test:unit", "lint", "format:check", "validate"] },
  { maxProcesses: 2, checks: ["test:browser", "types", "test:html"] },
  { maxProcesses: 1, checks: process.argv.slice(2) },
];

const browser = launchOptions.executablePath ?? chromium.executablePath();

/** Whether this machine cannot run a check. In CI the check fails instead, since nobody would notice. */
const isUnable = (name: string) =>
  name === "test:browser" && !process.env.CI && !fs.existsSync(browser);

async function runAll(): Promise<void> {
  const failed: string[] = [];
  let passed = 0;
  for (const { maxProcesses, checks } of stages) {
    const commands = checks.filter((name) => !isUnable(name)).map((name) => `npm:${name}`);
    if (commands.length === 0 || failed.includes("test:site")) continue;
    const { result } = concurrently(commands, { maxProcesses, group: true });
    // It rejects if a check fails.
    const ends = await result.catch((events: CloseEvent[]) => events);
    for (const { command, exitCode, killed } of ends) {
      if (exitCode === 0 && !killed) passed += 1;
      else failed.push(command.name);
    }
    // Ctrl-C ends the run.
    if (ends.some(({ killed }) => killed)) break;
  }
  const all = stages.flatMap(({ checks }) => checks);
  if (all.some(isUnable))
    console.log(
      "test:browser needs Chrome, Chromium or Edge: npx playwright install --with-deps chromium",
    );
  for (const name of failed) console.log(`${name} failed. To run it alone: npm run ${name}`);
  const skipped = all.length - passed - failed.length;
  console.log(`checks: ${passed} passed, ${failed.length} failed, ${skipped} skipped`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void runAll();
