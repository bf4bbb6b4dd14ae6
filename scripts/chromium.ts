import fs from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

const { env } = process;

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

/** Path of the browser. @throws if there is none, with the command that installs one. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    "The browser tests need Chrome, Chromium or Edge. This installs one: npx playwright install --with-deps chromium",
  );
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
