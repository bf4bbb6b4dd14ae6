import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

const { env, platform } = process;

/** Names of the program as packages of Linux put it into the search path. */
const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];
const inApplications = [
  "Google Chrome.app/Contents/MacOS/Google Chrome",
  "Chromium.app/Contents/MacOS/Chromium",
  "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];
const inProgramFiles = [
  "Google/Chrome/Application/chrome.exe",
  "Chromium/Application/chrome.exe",
  "Microsoft/Edge/Application/msedge.exe",
];

const within = (folders: readonly (string | undefined)[], files: readonly string[]) =>
  folders.flatMap((folder) => (folder ? files.map((file) => path.join(folder, file)) : []));

function usualPlaces(): string[] {
  if (platform === "win32") {
    return within([env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA], inProgramFiles);
  }
  if (platform === "darwin") {
    return within(["/Applications", path.join(env.HOME ?? "", "Applications")], inApplications);
  }
  return within([...(env.PATH ?? "").split(path.delimiter), "/snap/bin"], commands);
}

/**
 * Path of a Chromium, Chrome or Edge: the one that CHROMIUM_PATH names, else one that is installed, else the one
 * that `npx playwright install` has fetched.
 */
export const findChromium = (): string | undefined =>
  env.CHROMIUM_PATH
    ? [env.CHROMIUM_PATH].find(fs.existsSync)
    : [...usualPlaces(), chromium.executablePath()].find(fs.existsSync);

/** Chromium without its windows, which opens a page in about half the processor time. */
const headlessShell = (): string | undefined =>
  within((env.PATH ?? "").split(path.delimiter), ["chromium-headless-shell"]).find(fs.existsSync);

const isRoot = process.getuid?.() === 0;
const hasApt = fs.existsSync("/usr/bin/apt-get");

function install(): void {
  console.log("No Chromium, Chrome or Edge found; installing Debian's package …");
  const apt = `${isRoot ? "" : "sudo -n "}apt-get`;
  const both = `${apt} install -qy chromium chromium-headless-shell`;
  // Older systems have only the first.
  spawnSync(`${apt} update -q && (${both} || ${apt} install -qy chromium)`, {
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/**
 * Looks for a browser, and installs one if there is none, but not on a person's own machine.
 * @returns what to do if there is still none.
 */
export function missingChromium(): string | undefined {
  if (env.CHROMIUM_PATH) {
    return findChromium() ? undefined : `CHROMIUM_PATH names no file: ${env.CHROMIUM_PATH}`;
  }
  if (!findChromium() && hasApt && (isRoot || env.CI)) install();
  if (findChromium()) return undefined;
  const command = hasApt ? "sudo apt-get install chromium" : "npx playwright install chromium";
  return `The browser tests need Chromium, Chrome or Edge. This installs one: ${command}`;
}

/** Path of a whole browser. @throws the message of `missingChromium`. */
export function chromiumPath(): string {
  const problem = missingChromium();
  const found = findChromium();
  if (!found) throw new Error(problem);
  return found;
}

/** Path of the lightest browser that draws pages as visitors see them. @throws as `chromiumPath` does. */
export function headlessPath(): string {
  const browser = chromiumPath();
  return env.CHROMIUM_PATH ? browser : (headlessShell() ?? browser);
}

/** Options that run the browser as root and keep it from reaching any other machine. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];
