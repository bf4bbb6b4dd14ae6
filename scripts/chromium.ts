import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

const { env, getuid } = process;

/** Programs on the PATH. The first has no windows, and opens a page in about half the processor time. */
const programs = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

/** One of some programs on the PATH, or Playwright's browser. */
function firstOf(names: readonly string[]): string | undefined {
  const folders = (env.PATH ?? "").split(path.delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...installed, chromium.executablePath()].find((file) => fs.existsSync(file));
}

/** CHROMIUM_PATH, or an installed browser. */
const findChromium = () => env.CHROMIUM_PATH || firstOf(programs);

/** An ordinary browser besides the one that the tests use; undefined if there is none. */
export function otherChromium(): string | undefined {
  const ordinary = firstOf(programs.slice(1));
  return ordinary === findChromium() ? undefined : ordinary;
}

const isRoot = getuid?.() === 0;
const hasApt = fs.existsSync("/usr/bin/apt-get");

/** Installs a missing browser in CI or as root on Debian or Ubuntu; in CI an ordinary one and one without windows. */
export function installChromium(): void {
  const isComplete = findChromium() && (!env.CI || otherChromium());
  if (isComplete || !hasApt || !(isRoot || env.CI)) return;
  console.log("Installing Debian's Chromium …");
  const apt = `${isRoot ? "" : "sudo -n "}apt-get`;
  const both = `${apt} install -qy chromium chromium-headless-shell`;
  // Older systems have only the first package.
  spawnSync(`${apt} update -q && (${both} || ${apt} install -qy chromium)`, {
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Path of the browser. @throws if there is none, with the command that installs one. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  const command = hasApt ? "sudo apt-get install chromium" : "npx playwright install chromium";
  throw new Error(`The browser tests need Chromium. This installs it: ${command}`);
}

/** Options for running the browser as root, without any connection to another machine. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];
