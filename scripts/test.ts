// Runs the checks of package.json. Arguments name further ones, such as `test:nginx`.
import fs from "node:fs";
import { chromium } from "@playwright/test";
import concurrently, { type CloseEvent } from "concurrently";

import { findProgram, launchOptions } from "./chromium";

/** The checks of each stage, and how many run at a time, on two cores. The first one builds what later stages test. */
const stages = [
  { maxProcesses: 2, checks: ["test:site", "test:unit", "lint", "format:check", "validate"] },
  { maxProcesses: 2, checks: ["test:browser", "types", "test:html"] },
  { maxProcesses: 1, checks: process.argv.slice(2) },
];

/** The programs that some checks need. */
const programs: Record<string, string[] | undefined> = {
  "test:stock": ["chromium-headless-shell", "chromium"],
  "test:firefox": ["firefox-esr"],
  "test:webkit": ["WebKitWebDriver", "xvfb-run"],
  "test:nginx": ["nginx"],
};

/** What a check needs and this machine has not; an empty text if it has all. */
function missing(name: string): string {
  const browser = launchOptions.executablePath ?? chromium.executablePath();
  if (name === "test:browser" && !fs.existsSync(browser)) {
    return "Chrome, Chromium or Edge: npx playwright install --with-deps chromium";
  }
  return (programs[name] ?? []).filter((program) => !findProgram(program)).join(" and ");
}

async function runAll(): Promise<void> {
  const all = stages.flatMap(({ checks }) => checks);
  const unable = all.filter(missing);
  // In CI nobody would notice that a check never runs.
  const failed = process.env.CI ? [...unable] : [];
  let passed = 0;
  for (const { maxProcesses, checks } of stages) {
    const commands = checks.filter((name) => !missing(name)).map((name) => `npm:${name}`);
    if (commands.length === 0 || failed.includes("test:site")) continue;
    const { result } = concurrently(commands, { maxProcesses, group: true });
    // It rejects if a check fails.
    const ends = await result.catch((events: CloseEvent[]) => events);
    for (const { command, exitCode, killed } of ends) {
      if (exitCode === 0 && !killed) passed += 1;
      else failed.push(command.name);
    }
    // By Ctrl-C, which ends the run.
    if (ends.some(({ killed }) => killed)) break;
  }
  for (const name of unable) console.log(`${name} needs ${missing(name)}.`);
  for (const name of failed) console.log(`${name} failed. To run it alone: npm run ${name}`);
  const skipped = all.length - passed - failed.length;
  console.log(`checks: ${passed} passed, ${failed.length} failed, ${skipped} skipped`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void runAll();
